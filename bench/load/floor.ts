import Fastify from 'fastify';
import pg from 'pg';

/**
 * What the load is compared with: Fastify and a pool of ten on PostgreSQL, and nothing besides. `GET /week` is one indexed read of a
 * week, `POST /day` one durable insert. A program of its own, started by `bench/load.ts`.
 */

const PEOPLE = 64;
const DAYS = 365;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL as string, max: 10 });
/** Filled once: a later start finds it. */
async function fill(): Promise<void> {
  const { rows } = await pool.query(`SELECT to_regclass('floor_notes') IS NOT NULL AS "isThere"`);
  if (rows[0].isThere) return;
  await pool.query('CREATE TABLE floor_days (person int, day date, note text, PRIMARY KEY (person, day))');
  await pool.query(
    `INSERT INTO floor_days SELECT person, date '2026-01-01' + day, 'Walked for 5 minutes'
     FROM generate_series(1, $1) person, generate_series(1, $2) day`,
    [PEOPLE, DAYS],
  );
  await pool.query('CREATE TABLE floor_notes (id bigserial PRIMARY KEY, person int, day date, note text)');
  await pool.query('VACUUM ANALYZE floor_days');
}
await fill();

let turn = 0;
const next = () => (turn++ % PEOPLE) + 1;

const app = Fastify();
app.get('/week', async () => {
  const text = `SELECT day::text, note FROM floor_days WHERE person = $1 AND day BETWEEN '2026-06-01' AND '2026-06-07'`;
  return (await pool.query({ name: 'week', text, values: [next()] })).rows;
});
app.post('/day', async () => {
  const text = `INSERT INTO floor_notes (person, day, note) VALUES ($1, '2026-06-01', 'Walked for 5 minutes') RETURNING id`;
  return (await pool.query({ name: 'day', text, values: [next()] })).rows[0] as object;
});
console.log(`floor ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
