// Libraries by purpose.
const WEB = 'react|react-dom|@tanstack';
const SERVER = 'node:[^/]+|fastify|@fastify|fastify-type-provider-zod|openid-client|oidc-provider|temporal-polyfill';
const SQL = 'drizzle-orm|pg|@electric-sql';
const MODELS = 'ai|@ai-sdk|openai|@anthropic-ai|@google';
const none = /^$/;
const only = (...names) => new RegExp(`^(?:${names.join('|')})(?:/|$)`);
const allBut = (...names) => new RegExp(`^(?!(?:${names.join('|')})(?:/|$))`);

const NAME = '[\\w-]+';
const TEXTS = '[\\w-]*messages.ts';
const CORE = 'core/|contract/';
const ENGINE = 'coach/(?!model/)';
/** What features use of it by themselves: whatever reads texts is asked of the workers, and is nothing that a start loads. */
const ENGINE_AT_HAND = 'coach/(?:port|insight|unspoken|safety/router|builtin/knowledge/shape).ts';
/** A feature's public part: its contract and its texts. */
const TOLD = `features/${NAME}/(?:contract|[\\w-]*messages).ts`;
/** What the server may use of a feature. */
const SERVED = `features/${NAME}/(?:server/|${NAME}.ts)`;

/**
 * Who may import what, the lowest layer first; a file belongs to the first row that fits it. A row: files, which paths below `src` they import
 * (OWN is the file's own feature), which libraries, and what they may import as a type or dynamically. Tests and their support stand outside.
 */
// biome-ignore format: a table
const TABLE = [
  ['core/reminders/', 'core/', only('temporal-polyfill')],
  ['core/', 'core/', none],
  ['contract/', CORE, only('zod')],
  ['provider/', 'provider/', allBut(WEB, SQL)],
  ['coach/model/', `${CORE}|coach/|content/|provider/`, allBut(WEB, SQL, MODELS)],
  ['coach/text/grammar.ts', `coach/text/`, only('compromise')],
  ['coach/', `${CORE}|content/|${ENGINE}`, only('zod'), 'coach/model/'],
  ['web/ui/', 'web/ui/', allBut(SERVER, SQL, 'zod')],
  ['web/zod-without-eval.ts', 'web/', only('zod')],
  ['web/', `${CORE}|web/`, allBut(SERVER, SQL, 'zod')],
  ['server/(?:db/|.*/queries.ts)', `${CORE}|server/`, allBut(WEB, MODELS)],
  ['server/', `${CORE}|server/|${ENGINE}`, allBut(WEB, SQL, MODELS), 'coach/model/|provider/'],
  [`features/${NAME}/${TEXTS}`, '$', none],
  [`features/${NAME}/contract.ts`, `${CORE}|features/${NAME}/contract.ts|features/OWN/${TEXTS}`, only('zod')],
  ['features/(?:coaching-)?api.ts', `contract/|features/${NAME}/contract.ts|features/coaching-api.ts`, none],
  [`features/${NAME}/web/`, `${CORE}|web/|${TOLD}|features/OWN/(?!server/)`, allBut(SERVER, SQL, 'zod'), 'features/api.ts'],
  [`features/${NAME}/server/.*queries.ts`, `${CORE}|server/|${ENGINE}|${SERVED}`, allBut(WEB, MODELS)],
  [`features/${NAME}/server/`, `${CORE}|server/(?!db/schema.ts)|${ENGINE_AT_HAND}|${SERVED}`, allBut(WEB, SQL, MODELS), 'server/db/schema.ts|coach/'],
  ['features/help/topics.ts', 'content/', none],
  ['features/', `${CORE}|features/OWN/(?!server/|web/)`, none],
  // It fills an account as the tests do.
  ['app/server/seed.ts', '', allBut(WEB, SQL, MODELS)],
  ['app/server/', `${CORE}|server/|app/server/|${ENGINE}|${SERVED}|features/api.ts`, allBut(WEB, SQL, MODELS), 'coach/model/'],
  ['app/(?:web|landing|tick)/', `${CORE}|web/|app/(?:web|landing|tick)/|content/whats-new.json|${TOLD}|features/${NAME}/web/|features/${NAME}/${NAME}.ts`, allBut(SERVER, SQL, 'zod'), 'features/api.ts'],
];

const TESTS = /\.(?:test|testing)\.tsx?$|(?:^|\/)app\/testing\//;

/** The path below `src` that a specifier resolves to, or null for a library. `content/` lies next to `src` and is treated as part of it. */
function getTarget(specifier, file) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (!path.startsWith('.')) return null;
  return new URL(path, `file:///${file}`).pathname.slice(1);
}

/** The folder inside which imports may be relative: a feature, a part of `app`, or a lower layer. */
const getRoom = (path) => /^(?:features|app)\/[^/]+|^[^/]+/.exec(path)[0];

const at = (pattern) => new RegExp(`^(?:${pattern.replaceAll('.ts', '\\.ts$')})`);
const rows = TABLE.map(([files, ours, libraries, lazily]) => ({
  name: files,
  files: at(files),
  ours,
  libraries,
  lazily,
}));

/** Type imports of zod and the SQL libraries are allowed everywhere. */
const TYPES = only('zod', 'drizzle-orm', 'pg');

const leavesRoom = (specifier, { target, file }) =>
  specifier.startsWith('../../') || (specifier.startsWith('../') && getRoom(target) !== getRoom(file));

function isAllowed(row, { target, file, isLazy }) {
  const own = getRoom(file).split('/')[1] ?? '';
  const fits = (pattern) => at(pattern.replaceAll('OWN', own)).test(target);
  return fits(row.ours) || Boolean(isLazy && row.lazily && fits(row.lazily));
}

/** What is wrong with an import, or null. `file` is a path below `src`; `isLazy` for a type or a dynamic import. */
function problemWith({ file, specifier, isLazy }) {
  const target = getTarget(specifier, file);
  if (leavesRoom(specifier, { target, file })) return "Across folders use #…; inside one at most one '../'.";
  const row = TESTS.test(file) ? undefined : rows.find(({ files }) => files.test(file));
  if (!row) return null;
  if (target === null) {
    const isFine = row.libraries.test(specifier) || (isLazy && TYPES.test(specifier));
    return isFine ? null : `${row.name} does not use the library ${specifier}.`;
  }
  if (isAllowed(row, { target, file, isLazy })) return null;
  return `${row.name} does not import ${target}: see the table in scripts/check/lint/layers.mjs.`;
}

/** No imports of a higher layer: every import is checked against the table. */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const [, file] = /(?:^|\/)src\/(.+)$/.exec(context.filename.replaceAll('\\', '/')) ?? [];
    if (!file) return {};
    const check = (node, isLazy) => {
      if (typeof node?.value !== 'string') return;
      const message = problemWith({ file, specifier: node.value, isLazy });
      if (message) context.report({ node, message });
    };
    const checkStatement = (node) => {
      const kind = node.importKind ?? node.exportKind;
      const named = node.specifiers ?? [];
      const isType =
        kind === 'type' || (named.length > 0 && named.every((one) => (one.importKind ?? one.exportKind) === 'type'));
      check(node.source, isType);
    };
    return {
      ImportDeclaration: checkStatement,
      ExportNamedDeclaration: checkStatement,
      ExportAllDeclaration: checkStatement,
      ImportExpression: (node) => check(node.source, true),
    };
  },
};
