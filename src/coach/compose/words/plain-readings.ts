/** What a goal without an act may mean, in each part of life: three plain things to do, each a plan of its own. */
const READINGS: Readonly<Record<string, string>> = {
  fitness_general: 'Walk after dinner; Do exercises at home; Play a sport with others',
  weight: 'Walk after lunch; Cook dinner at home; Eat vegetables with dinner',
  sleep: 'Go to bed at the same time; No phone in bed; Read before bed',
  smoking: 'No cigarette before lunch; Chew gum after meals; Call a quit line',
  focus_procrastination: 'Start my hardest task first; Put my phone in another room; Write a list before work',
  language: 'Learn new words; Listen to the language; Speak with somebody',
  running_cardio: 'Run at an easy pace; Cycle at the weekend; Swim once a week',
  strength: 'Do exercises at home; Go to the gym; Climb the stairs',
  nutrition: 'Cook dinner at home; Eat vegetables; Drink water with meals',
  stress_mindfulness: 'Breathe before work; Walk outside; Talk to a friend',
  reading: 'Read before bed; Listen to a book; Go to the library',
  writing: 'Write in the morning; Keep a diary; Share a page with a friend',
  study_coding: 'Study after dinner; Solve a problem; Teach it to somebody',
  screen_time: 'No phone in bed; Put my phone in a drawer at dinner; Read instead of scrolling',
  alcohol: 'No alcohol on weekdays; Drink something soft first; Walk after work',
  finances: 'Note what I spend; Save on pay day; Cook at home',
  relationships_family: 'Spend time with my family; Listen without a screen; Ring my family',
  social_connection: 'Ring a friend; Go to a club; Say hello to my neighbours',
  creativity_music: 'Practise an instrument; Draw; Make something with my hands',
  home_organisation: 'Tidy one room; Clear out a drawer; Do the laundry',
  career_jobsearch: 'Look for jobs; Learn a skill for work; Talk to somebody in the trade',
  public_speaking: 'Practise a talk aloud; Speak up in a meeting; Join a speaking club',
  faith_gratitude: 'Pray in the morning; Read a holy text; Write down what I am thankful for',
  chronic_health: 'Rest before I am tired; Move gently; Write down how I feel',
  personal_care: 'Take care of my skin; Floss; Take a slow bath',
  morning_energy: 'Get up at the same time; Eat breakfast; Walk in daylight',
  environment_giving: 'Volunteer nearby; Mend what is broken; Eat a meal without meat',
  generic: 'See people I like; Walk outside; Make something with my hands',
};

/** Three plain readings of a goal of this domain. */
export function plainReadings(domainId: string): readonly string[] {
  const found = Object.hasOwn(READINGS, domainId) ? READINGS[domainId] : undefined;
  return (found ?? READINGS.generic ?? '').split('; ');
}
