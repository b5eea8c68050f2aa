import type { SizeName } from './engines.ts';
import type { Resident } from './people.ts';
import { type Screen, type Target, the } from './screen.ts';

/** A window, sheet or menu: how to open it, what it is, and where the focus goes after Escape. */
type Opening = {
  name: string;
  at: string;
  by: readonly Target[];
  panel: Target;
  /** What it holds, when that comes later than the window itself. */
  holds?: Target;
  back?: Target;
  sizes?: readonly SizeName[];
};

const dialog = (name: string | RegExp) => the('dialog', name);
const item = (name: string | RegExp) => the('menu').of('menuitem', name);
const anyMenu = the('menu');

function openings({ mover, reader, goal, weekStart, otherWeekStart }: Resident): readonly Opening[] {
  const more = the('button', `More for ${mover}`);
  const ofGoal = the('button', new RegExp(`^More for the goal “${goal}`));
  const checkIn = the('button', 'Check in');
  const review = dialog(/^Weekly Review: /);
  const profile = the('button', 'Your profile and settings');
  const help = the('button', 'Help & Feedback');
  const getMenu = (button: Target) => ({ by: [button], panel: anyMenu, back: button });
  return [
    { name: 'check-in', at: '/', by: [checkIn], panel: dialog('Daily check-in') },
    {
      name: 'check-in chat',
      at: '/',
      by: [checkIn, dialog('Daily check-in').of('tab', 'AI Chat')],
      panel: dialog('Daily check-in'),
      holds: dialog('Daily check-in').of('textbox'),
      back: checkIn,
    },
    {
      name: 'review',
      at: '/',
      by: [the('button', 'Review the week of The Bedtime Reader')],
      panel: review,
      holds: review.of('button', /^Same/),
    },
    {
      name: 'check-in by address',
      at: '/?checkIn=all',
      by: [],
      panel: dialog('Daily check-in'),
      back: the('heading', /^Good/),
    },
    {
      name: 'review by address',
      at: `/?weeklyReview=${reader}`,
      by: [],
      panel: review,
      holds: review.of('button', /^Same/),
      back: the('heading', 'The Bedtime Reader'),
    },
    {
      name: 'bell',
      at: '/',
      by: [the('button', /^Notifications/)],
      panel: dialog('Notifications'),
      holds: dialog('Notifications').of('text', 'No notifications yet'),
    },
    { name: 'profile menu', at: '/', ...getMenu(profile), sizes: ['wide'] },
    { name: 'drawer', at: '/', by: [the('button', 'Open menu')], panel: dialog('Menu'), sizes: ['narrow'] },
    { name: 'identity menu', at: '/', ...getMenu(more) },
    { name: 'edit habits', at: '/', by: [more, item('Edit habits…')], panel: dialog('Edit habits'), back: more },
    { name: 'pause', at: '/', by: [more, item('Pause…')], panel: dialog('Pause'), back: more },
    { name: 'rename', at: '/', by: [more, item('Rename…')], panel: dialog('Rename identity'), back: more },
    { name: 'archive', at: '/', by: [more, item('Archive…')], panel: dialog('Archive identity'), back: more },
    { name: 'feedback', at: '/goals', by: [help], panel: the('dialog') },
    { name: 'goal menu', at: '/goals', ...getMenu(ofGoal) },
    { name: 'delete goal', at: '/goals', by: [the('button', new RegExp(`^Delete.*${goal}`))], panel: the('dialog') },
    {
      name: 'week start',
      at: '/settings/your-week',
      by: [the('radio', otherWeekStart)],
      panel: dialog('Change the week start'),
      back: the('radio', weekStart),
    },
    { name: 'new pause', at: '/settings/your-week', by: [the('button', 'Plan a pause')], panel: dialog('Pause') },
    {
      name: 'conversation',
      at: '/settings/coach',
      by: [the('button', new RegExp(`^Read the conversation.*${goal}`))],
      panel: the('dialog'),
      holds: the('dialog').of('text', /Someone who swims/),
    },
    {
      name: 'delete conversation',
      at: '/settings/coach',
      by: [the('button', /^Delete the conversation/)],
      panel: the('dialog'),
    },
    {
      name: 'delete account',
      at: '/settings/data',
      by: [the('button', 'Delete Account')],
      panel: dialog('Delete Account'),
    },
  ];
}

async function open(screen: Screen, { name, by, panel, holds, back }: Opening): Promise<string[]> {
  for (const target of by) await screen.click(target);
  await screen.see(holds ?? panel);
  const problems = await screen.look(name);
  await screen.press('Escape');
  await screen.miss(panel);
  const opener = back ?? by[0];
  if (opener) await screen.focused(opener);
  return problems;
}

/** Opens every dialog, drawer, menu and sheet that exists at this size. Returns their problems. */
export async function openWindows(screen: Screen, resident: Resident, size: SizeName): Promise<string[]> {
  await screen.enter(resident.client);
  await screen.goto('/');
  const insight = dialog(/^Your coaching insight/);
  await screen.see(insight);
  const problems = await screen.look('insight');
  await screen.press('Escape');
  await screen.miss(insight);
  let at = '/';
  for (const opening of openings(resident)) {
    if (opening.sizes && !opening.sizes.includes(size)) continue;
    if (opening.at !== at) await screen.goto((at = opening.at));
    problems.push(...(await open(screen, opening)));
  }
  return problems;
}
