import type { HabitGroup } from '#features/plans/contract.ts';
import { askAll, askOne, type Request, type Timed } from './asking.ts';
import { cookieOf } from './people.ts';

type Who = Pick<Request, 'cookie'>;
export type ByNumber = (number: number) => Request;

export const dashboard = (who: Who): Request => ({ method: 'GET', path: '/api/bootstrap', ...who });

/** What so many people ask for, over so many connections at once. */
export function crowd(people: number, connections: number) {
  const person = (number: number): Who => ({ cookie: cookieOf((number % people) + 1) });
  const everybody = Array.from({ length: people }, (_none, number) => person(number));
  const groupsOf = async (port: number, who: Who) =>
    (await askOne(port, { method: 'GET', path: '/api/habits/all-current', ...who })) as HabitGroup[];

  /** One change of everybody's, after which all of the first screen is read anew. */
  const otherChange = async (): Promise<ByNumber> => (number) => ({
    method: 'PATCH',
    path: '/api/user/preferences',
    body: { theme: 'dark' },
    ...person(number),
  });

  /** A tick of everybody's, which leaves most of the first screen as it was. */
  async function ticks(port: number): Promise<ByNumber> {
    const habits: string[] = [];
    for (const who of everybody) {
      const [group] = await groupsOf(port, who);
      habits.push(group?.habits[0]?.id as string);
    }
    const note = (id: string) => ({ method: 'POST', path: `/api/check-ins/habits/${id}`, body: { act: 'done' } });
    return (number) => ({ ...note(habits[number] as string), ...person(number) });
  }

  /** A check-in of five habits for everybody, of one identity of each in each round. */
  async function checkIns(port: number, round: number): Promise<Request[]> {
    const requests: Request[] = [];
    for (const who of everybody) {
      const groups = await groupsOf(port, who);
      const { identityId, habits } = groups[round % groups.length] as HabitGroup;
      const habitCompletions = habits.map(({ id }, at) => ({ habitId: id, completed: at % 2 === 0 }));
      const body = { identityId, type: 'manual', overwrite: true, habitCompletions };
      requests.push({ method: 'POST', path: '/api/check-ins', body, ...who });
    }
    return requests;
  }

  const ask = (port: number, requests: Iterable<Request>): Promise<Timed> => askAll(port, requests, connections);

  /** Everybody checks in for each identity: the first one after a year settles all of it, as it is for whoever lives with the program. */
  async function settle(port: number): Promise<void> {
    for (let round = 0; round < 4; round += 1) await ask(port, await checkIns(port, round));
  }

  return { person, everybody, otherChange, ticks, checkIns, settle, ask };
}
