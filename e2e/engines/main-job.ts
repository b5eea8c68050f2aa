import { type Screen, the } from './screen.ts';

const checkIn = the('dialog', 'Daily check-in');

/** From the landing page to the plan: returns the new identity, and the errors that are not visible on screen. */
async function becomeSomebody(screen: Screen, problems: string[]): Promise<string> {
  const look = async (what: string) => void problems.push(...(await screen.look(what)));
  await screen.goto('/');
  await look('landing');
  await screen.click(the('button', 'Try it as a guest'));
  await screen.fill(the('textbox', 'Your goal'), 'Run five kilometres without stopping by the summer');
  await screen.click(the('radio', /^Haven't started yet/));
  await screen.fill(the('textbox', 'What gets in the way?'), 'I come home tired and sit down');
  await look('goal');
  await screen.click(the('button', 'Continue with AI Identity Coach'));
  await screen.at(/^\/identity-chat\//);
  await screen.click(the('list', 'Suggested identities').of('button'));
  const [, name = ''] = /"(.+)"/.exec(await screen.see(the('button', /^Become "/))) ?? [];
  await look('identity');
  await screen.click(the('button', /^Become "/));
  await screen.at(/^\/habit-planning\//);
  return name;
}

/** The main job of a user: a goal, an identity, a plan, a first check-in. Returns the errors that are not visible on screen. */
export async function doMainJob(screen: Screen): Promise<string[]> {
  const problems: string[] = [];
  const look = async (what: string) => void problems.push(...(await screen.look(what)));
  const name = await becomeSomebody(screen, problems);
  await screen.see(the('region', 'Your Suggested Habits').of('checkbox'));
  await look('plan');
  await screen.click(the('button', /^Accept Selected Habits/));
  await screen.at(/^\/$/);
  await screen.see(the('heading', name));
  await screen.see(the('button', 'Check in'));
  await look('dashboard');
  await screen.click(the('button', 'Check in'));
  await screen.click(checkIn.of('tab', /Form|Manual/));
  await look('check-in');
  await screen.click(checkIn.of('checkbox'));
  await screen.click(checkIn.of('button', 'Save check-in'));
  await screen.see(checkIn.of('text', `1 vote for ${name}`));
  await screen.miss(checkIn);
  await screen.see(the('text', 'Checked in today'));
  await look('checked in');
  await screen.click(the('link', name));
  await screen.at(/^\/identities\//);
  await screen.see(the('main').of('text', /1 vote/));
  await screen.see(the('heading', /^Your 20\d\d$/));
  await look('evidence');
  return problems;
}
