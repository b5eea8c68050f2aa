/** Complaints are believed first; nothing is changed by them alone. */
export const COMPLAINTS = {
  fit: [
    'Then it is the wrong plan, not the wrong you. What would fit better, in a word or two?',
    'Fair enough, it has to suit your life. What would, in a word?',
    'Thanks for saying it straight. What is one thing that would feel like you?',
    'I believe you, and there is no need to talk yourself into it. What would you rather do?',
    'Good to know before the week starts. What kind of thing would you actually do?',
  ],
  fitHabit: [
    'Then {habit} need not be here. What would suit you instead, in a word or two?',
    'Fair enough, {habit} can go. What would you rather do?',
    'I take your word for it: {habit} is not for you. What would be?',
    'Good that you say so. {Habit} need not stay, so what would you do gladly?',
    'No need to force {habit}. What is something you would do anyway?',
  ],
  amount: [
    'You know your days best, and it is a lot to take on. The two smallest are {two}. Shall I keep only those?',
    'I believe you. {Two} would be enough for a week. Shall I leave it at these?',
    'Then let us make it less. {Two} ask the least of you. Shall I keep those and no others?',
    'That is worth taking seriously. The plan can be as small as {two}. Shall I cut it to that?',
    'Less is fine, and often lasts longer. What stays could be {two}. Shall I drop the rest for now?',
  ],
  amountHabit: [
    'I believe you, {habit} does not fit in as it stands. Shall I make it smaller?',
    'Then {habit} asks too much of that day. Shall I shrink it?',
    'Fair enough. {Habit} can be less than that. Shall I take it down a size?',
    'You know your days best, and {habit} is too big for them. Shall I cut it down?',
  ],
  amountLeast: [
    'I believe you. There are only two left, so the next step is to shrink them. Shall I make both smaller?',
    'Then smaller it is, if you like: the same two in their least size. Shall I?',
    'That can be lighter still. Both can shrink to a moment each. Shall I do that?',
    'You know your days best. These two can become very small. Shall I change them?',
  ],
  tooEasy: [
    'Fair point, you can do more than this. Shall I make them a step bigger?',
    'Then it starts too low for you. Shall I raise each by a step?',
    'Good to hear that you have room for more. Shall I take every one up a size?',
    'You know what you can do. Shall I put a bit more into it?',
  ],
  tone: [
    'You are right, and I am sorry. Plainly, then: say what you want changed and I change it.',
    'Point taken, that came over badly. I will keep it short and plain.',
    'Sorry about that. No more pep from me; tell me what you need.',
    'Understood, and no offence was meant. From here on only what is useful.',
    'That was clumsy of me. Short and straight from now on.',
  ],
  unheardGoal: [
    'I am sorry, I missed that. What I have is this: you want to {goal}. Which part did I get wrong?',
    'You are right to pull me up. So far I have understood that you want to {goal}. What is missing?',
    'Sorry, that went past me. I have down: you want to {goal}. Tell me the bit that I left out, or edit a card by hand.',
    'Then I got it wrong, and that is on me. My picture is that you want to {goal}. What do I need to add?',
    'My mistake. As I see it, you want to {goal}. The cards can be set right by hand too, so where do we begin?',
  ],
  unheardPlain: [
    'I am sorry, I missed that. I know {list} so far. Say it once more in a few words, or set it right on a card.',
    'You are right to pull me up. What I have is {list}. Tell me the bit that I left out.',
    'Sorry, that went past me. The plan holds {list}; tell me where that is off, or edit a card by hand.',
    'Then I got it wrong, and that is on me. What I have so far is {list}. Which of them is off?',
  ],
} as const;
