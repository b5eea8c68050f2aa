export type CueTime = 'morning' | 'midday' | 'evening' | 'night' | 'any';

const TIMES: readonly (readonly [CueTime, RegExp])[] = [
  [
    'night',
    /\b(into bed|toothbrush|brush my teeth|lock the front door|last light|bedtime|before bed|at night|go to bed|evening bell|two hours)\b/,
  ],
  [
    'evening',
    /\b(dinner|evening|(?:after|before) (?:my |me |our )?tea|plate in the sink|washing up|washing-up|close my laptop|get home|come home|cooking|supper|after work|on charge|(?:1[79]|2[0-3]):\d\d|18:\d\d)\b/,
  ],
  ['morning', /\b(alarm|morning|breakfast|wake|woken|kettle|first (?:drink|meal)|shower|(?:0?[5-9]|10):\d\d)\b/],
  ['midday', /\b(lunch|midday|noon|call or lesson|meeting|break|(?:1[1-6]):\d\d|clock passes)\b/],
];

/** The time of day that the cue of an if-then sentence belongs to; `any` for an event that may come at any hour. */
export function cueTime(implementationIntention: string): CueTime {
  const cue = implementationIntention.split(/, .*?I will /)[0]?.toLowerCase() ?? '';
  return TIMES.find(([, pattern]) => pattern.test(cue))?.[0] ?? 'any';
}
