/** How the coach takes in a circumstance, by what it is about. `{Label}` names it at the beginning of a sentence, `{label}` within one. */
export const FACT_WORDINGS = {
  hours: [
    '{Label}, noted: the plan keeps clear of those hours.',
    'Thanks for telling me. {Label}: I plan around those hours now.',
    'Good to know about {label}; nothing stands in those hours from here.',
    '{Label}, understood. I leave those hours to you.',
    'Right, {label}. The week bends around those hours, not the other way round.',
  ],
  days: [
    '{Label}, noted: nothing is bound to those days now.',
    'Good to know. {Label}: the plan leaves them alone.',
    'Thanks, I keep {label} free from here on.',
    '{Label} it is, then: nothing has to happen there.',
    'Understood about {label}. The other days carry the week.',
  ],
  without: [
    '{Label}, noted. The plan goes by that now.',
    'Thanks for saying so. {Label}: I plan with that.',
    'Good to know: {label}. The plan works with what is there.',
    '{Label}, understood. There are other ways to do it.',
    'Right, {label}. I plan by what you have.',
  ],
  body: [
    'Thank you for telling me about {label}. It comes first: leave out whatever hurts.',
    '{Label}, noted. I choose nothing that strains it.',
    'Good to know about {label}. Anything that hurts can go, say the word.',
    'Understood. {Label} comes first, and I plan gently around it.',
    'I am glad you mentioned {label}; I look for what is kind to it.',
  ],
  avoid: [
    '{Label}, noted: it stays out of the plan.',
    'Fair enough. {Label}: there is plenty without it.',
    'Good to know. {Label}, so you will not meet it here.',
    '{Label}, understood. The plan goes another way.',
    'Right, {label}. Nothing here asks for it now.',
  ],
  brief: [
    '{Label}, noted: nothing here takes longer.',
    'Good to know. {Label}, and every habit fits into it.',
    '{Label} is plenty. I keep each habit within it.',
    'Understood: {label}. Nothing in the plan runs over.',
    'Right, {label}. Short is fine, and it is what lasts.',
  ],
  faith: [
    '{Label}, noted: the plan gives way to it.',
    'Thank you for telling me. {Label} comes first, and the plan fits in beside it.',
    'Good to know about {label}; nothing here gets in its way.',
    'Understood. I plan around {label} with care.',
    'Of course. {Label} has its place, and the habits find theirs around it.',
  ],
  money: [
    'Noted: I choose only what costs nothing.',
    'Understood. Free it is, all along.',
    'Good to know. I keep to what costs nothing.',
    'Right, then I put in nothing that asks for your purse.',
    'Thanks for saying so. I look for what is free.',
  ],
  note: [
    'That is good to know; I keep it in mind for the plan.',
    'Thanks for telling me. It goes with the plan from here.',
    'Noted, and kept for the next plans too.',
    'I have that in mind from now on.',
    'Good that you say so; I plan with it.',
  ],
  heard: [
    '{Label}, noted.',
    'Thanks for telling me: {label}.',
    'Good to know: {label}.',
    '{Label}, understood.',
    'Right, {label}; I keep that in mind.',
  ],
  offer: [
    'Shall I {change}?',
    'Would you like me to {change}?',
    'Do you want me to {change}?',
    'I can {change}. Shall I?',
    'That touches one of yours. Shall I {change}?',
  ],
  fits: [
    'All of the habits fit that as they are.',
    'Nothing had to change for it.',
    'The plan is fine with that as it stands.',
    'As it happens, the plan fits it already.',
    'None of the habits stands in its way.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FactWording = keyof typeof FACT_WORDINGS;

/** What a part of the body is called to the person who has it. */
export const BODY_LABELS: Readonly<Record<string, string>> = {
  lungs: 'your breathing',
  heart: 'your heart',
  wheels: 'the wheelchair',
  bump: 'the baby on the way',
  eyes: 'your eyes',
  ears: 'your hearing',
  chest: 'your ribs',
  balance: 'your balance',
};
/** Names of things that are not told by `no` and their own name. */
export const WITHOUT_LABELS: Readonly<Record<string, string>> = {
  household: 'nobody else at home',
  company: 'nobody to do it with yet',
  cooking: 'no cooking for you',
  quiet: 'thin walls and little noise',
  smartphone: 'no clever phone',
  commute: 'work from home',
  desk: 'no desk in your day',
  'daytime food': 'the fast',
  equipment: 'no equipment',
  children: 'no children at home',
};
