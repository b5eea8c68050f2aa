export type HelpTopic = { id: string; question: string; answer: readonly string[] };

/** The help page: what people ask in their first weeks, in the usual order. */
export const helpMessages = {
  title: 'Help',
  lead: 'Answers to what people ask in their first weeks.',
  search: 'Search the answers',
  placeholder: 'For example: missed day',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  contact: {
    title: 'Still a question?',
    write: 'Write to the people who run this site:',
    runs: (host: string) => `The people who run ${host} read what you send under`,
    feedback: 'Help & Feedback',
    signedOut: 'Help & Feedback, which is there once you are signed in.',
  },
  nothing: 'No answers match. Try fewer words, or different ones.',
  topics: [
    {
      id: 'identity',
      question: 'What is an identity, and why not just a goal?',
      answer: [
        'A goal says where you want to be. An identity says who you are on the way: ‘I am someone who moves every day’.',
        'Each habit you keep is a vote for that person. A goal is reached once; votes add up however small they are, and they are still there after a bad week.',
      ],
    },
    {
      id: 'first-steps',
      question: 'How do I start?',
      answer: [
        'Add a goal, say how far you are and what gets in the way. The coach suggests identities; take one or talk your own into shape. Then it offers a week of habits: keep at least two core ones.',
      ],
    },
    {
      id: 'core-experimental',
      question: 'What is the difference between core and experimental habits?',
      answer: [
        'Core habits hold the week up. They are so small that a bad day has room for them, and they stay.',
        'Experimental ones are tried for a week or two. Nothing is lost when one does not suit you: it goes, and another one is tried.',
      ],
    },
    {
      id: 'change-plan',
      question: 'Can I change the habits the coach suggests?',
      answer: [
        'Yes, in your own words, before you accept the plan: ‘make it easier’, ‘no mornings’, ‘only on weekdays’, ‘swap the second one’, ‘put it back’. You can also untick what you do not want.',
        'In a week that is under way, ‘Edit habits’ in the menu of the identity changes days, amounts and times from today on. The weekly review is where the next week gets easier, stays, or grows.',
      ],
    },
    {
      id: 'days-and-amounts',
      question: 'Can a habit have its own days, an amount, or a limit?',
      answer: [
        'Yes. While planning, press the pencil on a habit: change its words, choose its weekdays, and under ‘More’ say ‘at least 6 glasses’ or ‘at most 2 coffees’, and when in the day it belongs. ‘Write my own’ adds one in your words. A habit on Mondays and Thursdays asks for nothing on the other days, and a day done elsewhere in the week stands for one of them.',
        'An amount adds up over the day and is done when it is reached, or when you count it as it is. A limit is kept once the day is over, or as soon as you say that’s all for today. Another unit has a history of its own; a habit that gets an earlier unit back goes on where it was.',
      ],
    },
    {
      id: 'skip',
      question: 'What does it mean to skip a habit for a day?',
      answer: [
        'The day is taken out of that habit, with a reason if you like: no figure goes up or down by it. You can take it back until the day closes. For several days, or for everything, pause instead.',
      ],
    },
    {
      id: 'check-in',
      question: 'How do I check in?',
      answer: [
        'Press ‘Check in’, tick what you did, save. Or tell the coach about your day in your own words; it shows which words led to which tick before anything is saved, and you can set each one right.',
      ],
    },
    {
      id: 'missed-day',
      question: 'I missed a day. Is everything lost?',
      answer: [
        'No. A missed day is a hollow dot and nothing more. The forgiving streak survives a single missed day, strength falls by a little, and votes never go away.',
        'What counts most is the next day: coming back is shown as a figure of its own.',
      ],
    },
    {
      id: 'earlier-day',
      question: 'Can I check in for yesterday, or correct an earlier day?',
      answer: [
        'Yes. Press the day on the dashboard. Every day of the running plan is open, and those of the last one until its review is done or seven days have passed.',
      ],
    },
    {
      id: 'percent',
      question: 'Why is my week above 100 percent?',
      answer: [
        'Because you did more than was planned: four walks where three were planned count as four. The ring stops at full, the number does not.',
      ],
    },
    {
      id: 'strength',
      question: 'What does the strength of a habit mean?',
      answer: [
        'How steady a habit has become, from 0 to 100. It grows with each time, quickly at first, and a missed day takes a little off instead of everything. About two weeks of doing it daily bring it to 50.',
      ],
    },
    {
      id: 'weekly-review',
      question: 'What happens in the weekly review?',
      answer: [
        'On the last day of the week the coach looks back with you: what went well, what got in the way. Then you choose whether next week is easier, the same, or harder, and get a plan with the reason for each change. You can take each change back before you accept.',
      ],
    },
    {
      id: 'late-review',
      question: 'I am late with my review. What now?',
      answer: [
        'You can do it any time. After a thin week there are two more ways back: a short week until the next one starts, or a fresh start with new habits.',
      ],
    },
    {
      id: 'pause',
      question: 'I am ill or travelling. Can I pause?',
      answer: [
        'Yes: from the menu of an identity card, in Settings for all identities, or by telling the coach ‘I am ill until Monday’. Paused days ask for nothing, nothing reminds you, and streaks and strength stand still.',
      ],
    },
    {
      id: 'hard-day',
      question: 'Today is too much. What can I do?',
      answer: [
        'Press ‘A hard day?’ above your cards. Until your day ends each habit asks for its small version, and keeping one counts in full. Tomorrow your plan is as it was. Three hard days in a week are a sign that the plan asks too much, so the review suggests an easier one.',
      ],
    },
    {
      id: 'week-start',
      question: 'Can my week start on Monday?',
      answer: [
        'Yes, in Settings under Week Configuration. Running plans either finish their week first, or end at once; you are asked which.',
      ],
    },
    {
      id: 'time-zone',
      question: 'What happens when I travel to another time zone?',
      answer: [
        'Your days follow the clock of the device you use, unless you chose a fixed zone in Settings. A check-in keeps the date on which you made it, and a date that the journey swallowed is paused.',
        'If your day ends after midnight, set in Settings at which hour a new day begins.',
      ],
    },
    {
      id: 'reminders',
      question: 'How do reminders work?',
      answer: [
        'Switch on push notifications in Settings and choose a time for the morning and one for the evening. A reminder is left out when everything is done or paused, and there are never more a day than you allow.',
        'If one does not arrive, ‘Send a test’ in Settings shows whether your device lets it through.',
      ],
    },
    {
      id: 'offline',
      question: 'Does it work without a network?',
      answer: [
        'The app opens and shows what it showed last. A check-in that you make offline waits on your device, is marked as waiting, and is sent once when the network is back.',
      ],
    },
    {
      id: 'install',
      question: 'How do I put it on my home screen?',
      answer: [
        'Settings has a card for it. On Android and on a desk the browser offers a button; on an iPhone use Share, then ‘Add to Home Screen’.',
      ],
    },
    {
      id: 'guest',
      question: 'I started as a guest. What becomes of my data?',
      answer: [
        'Until you create an account it can be reached from this device only, and it is deleted after 30 days without a visit. ‘Create Account’ in the menu keeps everything.',
      ],
    },
    {
      id: 'coach',
      question: 'Who reads what I tell the coach?',
      answer: [
        'Unless whoever runs this server connected a language model, the coach is built in and your words stay on the server. The privacy page says which it is. The coach is no therapist: when you write about being in danger it shows where help is, and nothing else.',
      ],
    },
    {
      id: 'own-data',
      question: 'Can I take my data with me, or delete it?',
      answer: [
        'Both, in Settings. ‘Your data’ downloads everything as one file that another server can take in, and imports from other habit apps. Deleting your account removes your records at once.',
      ],
    },
  ] satisfies readonly HelpTopic[] as readonly HelpTopic[],
};
