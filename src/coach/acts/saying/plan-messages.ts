import type { Note } from '../applying/work.ts';

/** `{habit}` begins a sentence, `{name}` stands within one, `{now}` is what is so from now on. */
export const CHANGED = [
  '{habit} {is} now {now}.',
  'From now on {name} {is} {now}.',
  'Right, {name} {is} {now} from here.',
  'Fine, {name} {is} {now} now.',
  'So {name} {is} {now} after this.',
];
export const REWORDED = [
  'It now says “{to}”.',
  '“{to}” is what it says now.',
  'I’ve changed the words to “{to}”.',
  'From here it reads “{to}”.',
];
export const ADDED = [
  '“{to}” is in, {now}.',
  'I’ve added “{to}”, {now}.',
  '“{to}” joins the plan, {now}.',
  'There’s a place for “{to}” now, {now}.',
  'Added to the plan: “{to}”, {now}.',
];
export const REMOVED = [
  '{list} {is} out.',
  'I’ve taken out {list}.',
  '{list} {is} off the plan.',
  'That takes {list} away.',
  'The plan goes on without {list}.',
];
export const LEFT = ['That leaves {list}.', 'What stays: {list}.', 'The plan is down to {list}.', 'You keep {list}.'];
export const REPLACED = [
  '“{to}” takes the place of “{from}”.',
  '“{from}” makes way for “{to}”.',
  'I’ve swapped “{from}” for “{to}”.',
  '“{to}” it is, in place of “{from}”.',
  'Out goes “{from}”, in comes “{to}”.',
];
export const REORDERED = [
  '“{first}” is at the top now.',
  'The order is new: “{first}” comes first.',
  'I’ve moved things round, and “{first}” leads.',
  'The list starts with “{first}” now.',
];
export const UNDONE = [
  'Everything is back as it was before.',
  'I’ve taken that back; the plan is as it was.',
  'Back to the plan you had before.',
  'That last change is undone.',
];
export const REBUILT = [
  'Here is a new plan around “{around}”.',
  'I’ve started again, this time around “{around}”.',
  'A fresh plan, built on “{around}”.',
  'New page: this plan is about “{around}”.',
];
export const KEPT = [
  '{list} {stays} as {it} {is}.',
  'I leave {list} alone.',
  'Nothing changes for {list}.',
  '{list}: kept, word for word.',
];
export const UNKNOWN = [
  '“{name}” is not in the plan yet. Add it?',
  'I can’t find “{name}” in the plan. Shall I add it?',
  'There is no “{name}” here so far. Would you like it in?',
  'The plan has no “{name}” yet. Do you want it added?',
];
export const WHICH = [
  'I’d like to be sure first: {list}?',
  'Which one do you mean, {list}?',
  'Is that about {list}?',
  'That fits more than one: {list}?',
];
export const WHICH_OF_ALL = [
  'Which habit is that for?',
  'Tell me which one, and I’ll see to it. Which habit is it?',
  'Which of them do you mean?',
  'Happy to. Which habit is it about?',
];
export const SUPPOSED = [
  'I’d rather ask than guess. Do you mean {ways}?',
  'Nothing has changed yet. Is it {ways}?',
  'Before I touch the plan: is that {ways}?',
  'I want to get this right. Do you want {ways}?',
];
/** What was understood waits for the answer: both are done at once. */
export const HELD = [
  'The rest follows with your answer.',
  'I’ll do the rest along with it.',
  'Everything else waits for that.',
  'Once I know, I do it all at once.',
];
export const DECLINED = [
  'I left one part out, because it could hurt you; your doctor can help you with that.',
  'One part I left out: it could hurt you, and your doctor is the one to ask.',
  'I left one part out on purpose, as it could do you harm. Your doctor can help with that.',
  'There is one part I left out, since it could hurt you. Please ask your doctor about it.',
];
export const LOST = [
  'I’m not sure what you’d like changed, so the plan is as it was. Is it about {name}, or about something else?',
  'I didn’t follow that, and nothing has changed. Would you like {name} smaller, or another habit in its place?',
  'That one got past me; the plan is untouched. Which habit is it about, {name} or another one?',
  'I may have missed your point, so I left all of it alone. Do you want {name} changed, or something new?',
  'I couldn’t tell what to change there. Shall we look at {name}, or would you rather write it yourself?',
];

export const NOTES: Readonly<Record<Note['is'], readonly string[]>> = {
  'two-core': [
    'Two core habits hold a plan up, so “{habit}” stays. I can swap it for another.',
    'A plan stands on two core habits, so I kept “{habit}”. It can be swapped.',
    '“{habit}” stays for now, as every plan keeps two core habits. Another one can take its place.',
    'I kept “{habit}”: with fewer than two core habits a plan tips over. I can swap it.',
  ],
  unsafe: DECLINED,
  full: [
    'Twelve habits are the most a plan can hold, so I added none.',
    'The plan is full at twelve, so nothing was added.',
    'Twelve is the limit, so I left that one out.',
    'There is no room past twelve habits, so it isn’t in.',
  ],
  many: [
    'More than six is a lot to carry; fewer tend to last.',
    'That is a full plan. Six or fewer are easier to keep.',
    'Mind that many habits pull at each other; six is plenty.',
    'It’s a big plan now. You can always drop one later.',
  ],
  gentle: [
    'I kept the easy size, because of what you told me about your body.',
    'The size stays gentle, with your body in mind.',
    'I left it easy on purpose: your body comes first.',
    'It stays at the easy size, as your body asks for care.',
  ],
  smallest: [
    '“{habit}” is as small as it gets. I can put something else there.',
    'There is nothing smaller than “{habit}”. Something else could stand there.',
    '“{habit}” can’t get any smaller; swapping it is an option.',
    'I have no smaller step than “{habit}”. We could swap it.',
  ],
  largest: [
    '“{habit}” has no bigger size. You can write one yourself.',
    'That is as big as “{habit}” gets here; you can write your own size.',
    'I have nothing bigger for “{habit}”. Your own words can go further.',
    '“{habit}” is at its biggest. Write your own size if you like.',
  ],
  'no-other': [
    'I have nothing that fits better than “{habit}” yet. You can write your own.',
    'Nothing fits better than “{habit}” so far; your own words are welcome.',
    'I’m out of ideas beside “{habit}”. What would you write?',
    'I can’t think of a better fit than “{habit}”. You can write one.',
  ],
  there: [
    '“{habit}” is in the plan already.',
    'The plan has “{habit}” already.',
    '“{habit}” is there, so I added no second one.',
    'That one is in: “{habit}”.',
  ],
  'nothing-before': [
    'Nothing has been changed yet, so there is nothing to take back.',
    'This is the plan as it began; there is no change to undo.',
    'There is no earlier version yet.',
    'Nothing to undo so far: the plan is the first one.',
  ],
  'most-days': [
    '{words} days is the most for “{habit}”, so that rest days are left.',
    '“{habit}” stops at {words} days, for the rest in between.',
    'I keep “{habit}” at {words} days at most; it needs rest days.',
    'For “{habit}”, {words} days is the limit: muscles need days off.',
  ],
  same: [
    'That is how it is already.',
    'It stands like that already.',
    'The plan says so already.',
    'Nothing to change: it is like that now.',
  ],
  'not-found': [
    'I can’t find “{words}” among what was here before. Add it new?',
    '“{words}” is not among what I took out. Shall I add it?',
    'I don’t know of “{words}” from before. Would you like it added?',
    'There was no “{words}” that I could bring back. Add it now?',
  ],
};
