/** Identities to start from, each with a first habit and a goal that leads there, to be put in one's own words. */
export const IDENTITY_EXAMPLES = [
  {
    id: 'mover',
    name: 'Someone who moves every day',
    habit: 'A walk round the block after lunch',
    goal: 'Move a little every day, so that stairs and long days feel easy',
  },
  {
    id: 'writer',
    name: 'A writer who shows up',
    habit: 'One paragraph before opening messages',
    goal: 'Write a little every day, until the first draft is finished',
  },
  {
    id: 'parent',
    name: 'A calm and present parent',
    habit: 'Phone in the drawer from six',
    goal: 'Be calm and present with my children in the evenings, without my phone',
  },
  {
    id: 'rester',
    name: 'A person who rests well',
    habit: 'Lights low at half past nine',
    goal: 'Go to bed earlier and wake up rested',
  },
  {
    id: 'learner',
    name: 'A patient learner',
    habit: 'One page of the course with breakfast',
    goal: 'Learn something new, a page a day, and finish the course',
  },
  {
    id: 'saver',
    name: 'Someone who knows their money',
    habit: 'Note each purchase on the way out',
    goal: 'Know where my money goes, and put some aside each month',
  },
] as const;

/** Where a goal is put in one's own words that an example leads to. */
export const exampleAddress = (id: string): string => `/goal-capture?become=${id}`;
