import type { ActKind } from '#coach/goal/named-act.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split('; '));

/** Kinds of which a few minutes are the act already; the others are done whole or not. */
export const TIMED_KINDS: ReadonlySet<ActKind> = new Set([
  'practise',
  'learn',
  'make',
  'read',
  'write',
  'move',
  'tidy',
]);

/** Minutes of the three sizes; `practise` stands for all kinds that are not named. */
export const MINUTES: Partial<Readonly<Record<ActKind, readonly [number, number, number]>>> = {
  tidy: [5, 10, 20],
  rest: [5, 10, 20],
  pray: [5, 10, 20],
  contact: [10, 20, 40],
  search: [10, 20, 40],
};
export const USUAL_MINUTES = [5, 15, 30] as const;

/** Verbs of any kind that go on for as long as one likes. */
export const LASTING = list(
  'meditate; breathe; rest; relax; nap; pray; sit; play; spend; garden; weed; search; look for; browse; network; hunt; do nothing; be; lie; pick',
);
/** Verbs that are done in a moment, to a place, or not at all: minutes make no sense of them. */
export const AT_ONCE = list(
  'bake; cook; brew; go; hit; take; open; touch; stand; get up; get out; get off; get to; get home; speak up; check in; wake; sleep; put; send; say; tell; ask; thank; hug; join; book; apply; buy; bring; turn; make bed; switch; lock; text; message; ring; call; phone; keep; sign; park; walk to; walk home; cycle to; run to; bike to; run errands; ' +
    'play football; play tennis; play golf; play cards; play bridge; play netball; play bowls; play badminton; be on; be in; be at; be home; be up; be back; be out; be there; empty; delete; unload; do one; clear one; wash one; tidy one; sort one; fold one; iron one; fill; write down; load; change; get; look at; look after; check; have; eat; drink',
);
/** Verbs that end with a result, so that minutes are a part of it: `Finish the scarf, 5 minutes at a time`. */
export const TOWARDS_AN_END = list(
  'finish; complete; clear; clean; declutter; sort; fix; mend; repair; build; translate; organise; restore; renovate; decorate; paint a; paint the; make; knit a; sew a; crochet a; write a; write my; write the; write our; ' +
    'get; start; set; plan; file; scan; digitise; learn to; learn how; learn the; launch; put together; do up; redo; revamp; create; design; record; compose; clear out; get done',
);

/** What is reached in the end and is no act of one day: `Run for 5 minutes, towards a marathon`. */
export const EVENTS = list(
  'marathon; half-marathon; triathlon; 5k; 10k; ultramarathon; parkrun; race; ironman; tournament; grade; exam; test',
);

export const PREPOSITIONS = list(
  'at; in; on; with; for; to; after; before; along; around; round; from; by; near; through; across; into; over; about; without; every; again; outside; inside; together; alone; under; up; down; home',
);
/** Second words of a verb: `put aside`, `write down`. */
export const PARTICLES = list('aside; away; down; up; out; off; over; by; back');

/** Food and drink that are taken in portions and glasses. */
export const IN_PORTIONS = list(
  'veg; vegetable; vegetables; veggies; fruit; greens; salad; fibre; beans; lentils; legumes; fish; nuts; protein; vegs; fruits; fruit and veg; fruit and vegetables; vegetables and fruit',
);
export const IN_GLASSES = list('water; more water; plain water; tap water');
/** Exercises that are counted. */
export const COUNTED = list(
  'push-ups; pushups; press-ups; sit-ups; situps; squats; lunges; pull-ups; pullups; crunches; burpees; star jumps; press ups; sit ups; push ups; pull ups; heel raises; calf raises; leg raises; kegels',
);

/** Words of a limit that does not say how much. */
export const LESS = list('less; fewer; cut; reduce; limit; lower; decrease; minimise');
export type Reduction = {
  readonly words: ReadonlySet<string>;
  /** By how much, as long as nothing was said. */
  readonly by: string;
  readonly cue: string;
  /** What a day may hold, for somebody to choose from. */
  readonly unit: string;
  readonly choices: readonly [number, number, number];
};

/** How people have less of something, by what it is. */
export const REDUCTIONS: readonly Reduction[] = [
  {
    words: list(
      'telly; tv; television; scroll; scrolling; phone; screen; screens; time; instagram; tiktok; youtube; facebook; twitter; reddit; gaming; game; games; netflix; online; internet; media; news; social; watch; video; videos; apps; episode; episodes; email; emails',
    ),
    by: 'half an hour less than usual',
    cue: 'When I look at the clock',
    unit: 'minutes',
    choices: [15, 30, 60],
  },
  {
    words: list('spend; spending; buy; shopping; shop'),
    by: 'one thing left unbought',
    cue: 'When I am about to pay',
    unit: 'purchases',
    choices: [0, 1, 2],
  },
  {
    words: list('takeaway; cigarette; smoke; vape; bet'),
    by: 'one fewer than usual',
    cue: 'When I want one',
    unit: 'times',
    choices: [0, 1, 2],
  },
  {
    words: list('coffee; tea; wine; beer; cola; alcohol; drink; pint; soda; energy; fizzy'),
    by: 'one fewer than usual',
    cue: 'When I reach for another',
    unit: 'drinks',
    choices: [1, 2, 3],
  },
  {
    words: list(
      'eat; biscuit; biscuits; crisp; crisps; sugar; sweet; chocolate; snack; bread; meat; salt; cake; biscuit; food; cheese; dairy; carb',
    ),
    by: 'one portion fewer',
    cue: 'When I reach for more',
    unit: 'portions',
    choices: [0, 1, 2],
  },
];
export const ANY_REDUCTION: Reduction = {
  words: new Set(),
  by: 'once less than usual',
  cue: 'When the urge comes',
  unit: 'times',
  choices: [1, 2, 3],
};

/** Verbs of contact, by the smallest form of them. */
export const BY_VOICE = list('ring; call; phone; facetime; skype; zoom; telephone; speak; talk; chat');
export const BY_LINE = list('text; message; write; email; whatsapp; send; reply; answer');
export const BY_WORD = list('thank; hug; kiss; tell; ask; greet; praise; compliment; say; smile; apologise');
export const BY_STAY = list('visit; see; meet; have; join; host; invite');

/** What loads joints and tendons. */
export const WITH_IMPACT = list(
  'run; jog; sprint; jump; skip rope; lift; squat; deadlift; football; tennis; squash; netball; basketball; rugby; hockey; crossfit; hiit; box; boxing; marathon; 5k; 10k; badminton; parkour; burpees; volleyball; skipping; trampoline; parkrun',
);

/** Acts of the first and of the last minute of a day. */
export const AT_RISING = list('get up; wake; wake up; rise');
export const AT_BEDTIME = list('go to; sleep; be in; be asleep');
