import { SETTINGS_GROUPS, settingsAddress } from '#contract/settings-groups.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { barMessages } from '#features/bar/messages.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { fit } from './match-words.ts';

const texts = barMessages.palette;

/** What the palette can do. */
export type Command = {
  readonly id: string;
  readonly kind: keyof typeof texts.kinds;
  readonly label: string;
  readonly does:
    | { readonly goes: string }
    | { readonly ticks: { readonly group: HabitGroup; readonly habit: Habit } }
    | { readonly says: string }
    | { readonly opens: 'shortcuts' };
};

type Known = {
  readonly pages: readonly { readonly path: string; readonly menu?: string }[];
  readonly identities: readonly { readonly id: string; readonly name: string }[];
  readonly groups: readonly HabitGroup[];
  readonly today: CalendarDay;
};

const going = (kind: 'page' | 'action', label: string, goes: string): Command => ({
  id: `${label} ${goes}`,
  kind,
  label,
  does: { goes },
});

function ticks({ groups, today }: Known): Command[] {
  return groups.flatMap((group) =>
    group.canCheckInToday
      ? group.habits.map((habit): Command => {
          const isDone = habit.completedDays.includes(today);
          const label = isDone ? texts.untick(habit.description) : texts.tick(habit.description);
          return { id: habit.id, kind: 'habit', label, does: { ticks: { group, habit } } };
        })
      : [],
  );
}

/** Everything that can be gone to, ticked and done, the most usual first. */
export function allCommands(known: Known): Command[] {
  const { pages, identities } = known;
  return [
    ...ticks(known),
    going('action', texts.checkIn, '/?checkIn=all'),
    going('action', texts.review, '/?weeklyReview=next'),
    ...identities.map(({ id, name }) => going('action', texts.plan(name), `/habit-planning/${id}`)),
    going('action', texts.pause, settingsAddress('your-week')),
    ...pages.flatMap(({ path, menu }) => (menu ? [going('page', menu, path)] : [])),
    ...identities.map(({ id, name }) => going('page', texts.evidence(name), `/identities/${id}`)),
    ...SETTINGS_GROUPS.map((group) =>
      going('page', texts.settings(accountSettingsMessages.groups[group].title), settingsAddress(group)),
    ),
    going('action', texts.exportData, settingsAddress('data')),
    going('page', texts.help, '/help'),
    { id: 'shortcuts', kind: 'action', label: texts.keys, does: { opens: 'shortcuts' } },
  ];
}

/** At most so many are shown. */
const SHOWN = 12;

/** Those that fit what was typed, the best first, and what was typed as something to say. */
export function commandsFor(typed: string, all: readonly Command[]): Command[] {
  const words = typed.trim();
  const fits = all.map((command, place) => ({ command, place, fit: fit(command.label, words) }));
  const found = fits.filter((one) => one.fit > 0).toSorted((a, b) => b.fit - a.fit || a.place - b.place);
  const label = words === '' ? texts.sayEmpty : texts.say(words);
  return [
    ...found.slice(0, SHOWN).map(({ command }) => command),
    { id: 'say', kind: 'say', label, does: { says: words } },
  ];
}
