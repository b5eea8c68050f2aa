import type { ActKind } from '#coach/goal/named-act.ts';

/** Kinds of act that meet their obstacles in the same way. */
export type Setting = 'out' | 'people' | 'desk' | 'home' | 'task' | 'food' | 'hold' | 'still' | 'money';

export const SETTING_OF: Readonly<Record<ActKind, Setting>> = {
  move: 'out',
  contact: 'people',
  attend: 'people',
  practise: 'desk',
  learn: 'desk',
  make: 'desk',
  read: 'desk',
  write: 'desk',
  search: 'desk',
  tidy: 'home',
  prepare: 'task',
  care: 'task',
  other: 'task',
  eat: 'food',
  drink: 'food',
  abstain: 'hold',
  limit: 'hold',
  rest: 'still',
  pray: 'still',
  save: 'money',
};

/** What gets in the way, and what is done instead; `{less}` stands for the smallest form of the act. */
export type Answer = readonly [obstacle: string, instead: string];
type Answers = { readonly any: Answer } & Partial<Readonly<Record<Setting, Answer>>>;

const WAIT = 'I wait ten minutes before I choose';

/** By what stood in the way. The obstacle holds words that tell of the friction, as somebody would say it of such an act. */
export const ANSWERS: Readonly<Record<string, Answers>> = {
  no_time: {
    any: ['the day is too busy', '{less}'],
    hold: ['I am too busy to think about it', WAIT],
    money: ['I am too busy to look at money', '{less}'],
  },
  no_motivation: {
    any: ['I do not feel like it', '{less}, and then I may stop'],
    hold: ['I get bored', WAIT],
  },
  forgetting: {
    any: ['I forget', 'I do it as soon as it comes back to me'],
    people: ['I forget', 'I do it the next day'],
    still: ['I forget', 'I begin again the next time I think of it'],
    hold: ['I forget for a moment', 'I begin again from the next hour'],
  },
  tiredness: {
    any: ['I am worn out', '{less}'],
    hold: ['I am worn out', WAIT],
  },
  environment: {
    any: ['the room is too noisy', 'I find a quieter corner, and {less}'],
    out: ['rain or cold puts me off', '{less}'],
    people: ['it is cold or noisy where I am', 'I find a better spot for it'],
    still: ['noise or a screen keeps me from it', 'I move away from it, and {less}'],
    home: ['the mess looks too big', '{less}'],
    task: ['the place is a mess', 'I clear one corner and begin there'],
    food: ['snacks are nearer', 'I have this first and choose again after it'],
    hold: ['the temptation is near', 'I put it out of reach'],
    money: ['an app tempts me to buy', 'I close it and put the sum aside instead'],
  },
  perfectionism: {
    any: ['it does not come out perfect', 'I count the rough version as done'],
    people: ['I wait for the perfect moment', '{less}'],
    out: ['I cannot do it to perfection', '{less}'],
    home: ['it is not perfect', 'I count one part of it as done'],
    task: ['it is not done perfectly', 'it still counts'],
    still: ['it is not the perfect time', '{less}'],
    hold: ['one slip happens', 'I begin again from the next hour'],
    money: ['it is not the perfect sum', 'I count a smaller one'],
  },
  social: {
    any: ['I feel shy about it', 'I turn away a little, and {less}'],
    out: ['I feel embarrassed', 'I choose a quiet spot, and {less}'],
    people: ['I feel shy', '{less}'],
    home: ['nobody else helps', '{less}'],
    task: ['friends want me elsewhere', 'I do it before I go'],
    food: ['my friends want something else', 'I have mine beside theirs'],
    hold: ['my friends press me', 'I say not today and change the subject'],
    still: ['I am not alone', 'I step into another room, and {less}'],
    money: ['my friends want to spend', 'I say what I can spend before we go'],
  },
  travel: {
    any: ['I am away', 'I do the part that fits in any place'],
    people: ['I am away', '{less} from where I am'],
    out: ['I am away', '{less} near where I stay'],
    hold: ['I am away', 'I hold to it until lunch'],
    task: ['I am away', 'I pack what I need for it'],
    home: ['I am away', '{less} when I am back'],
    food: ['I am away', 'I choose the nearest thing to it'],
    money: ['I am away', '{less}'],
  },
  health: {
    any: ['I feel sore or ill', 'I do only what feels gentle, or I rest'],
    people: ['I feel low or ill', 'I rest, and do it on the next good day'],
    hold: ['stress or pain is loud', WAIT],
  },
  knowledge: {
    any: ['I do not know how to begin', 'I write down one question to ask someone'],
    people: ['I do not know what to say', 'I say that I was thinking of them'],
    hold: ['I do not know what to do instead', 'I drink a glass of water'],
  },
};

/** Where nothing was stated: what mostly gets in the way of any act. */
export const USUAL_OBSTACLES: Readonly<Record<Setting, Answer>> = {
  out: ['the day runs away', '{less}'],
  people: ['it is a poor moment', 'I try again the next day'],
  desk: ['the day runs away', '{less} before bed'],
  home: ['the day runs away', '{less}'],
  task: ['the day runs away', '{less}'],
  food: ['I am out', 'I choose the nearest thing to it'],
  hold: ['one slip happens', 'I begin again from the next hour'],
  still: ['my mind is elsewhere', '{less}'],
  money: ['it is a lean week', '{less}'],
};
