/** Why a habit is in the plan: the goal, what gets in the way, one plain sentence of evidence. */
export const REASONS = {
  whyGoal: [
    'You want to {goal}, and {habit} is a small, direct step towards it.',
    '{Habit} comes straight from your goal: to {goal}.',
    'Because you want to {goal}. {Habit} puts that wish into an ordinary day.',
    'It is there for your goal, to {goal}: {habit} is a piece of it that you can do this week.',
    'Your goal is to {goal}, and {habit} is one way of doing it, in a small size.',
  ],
  whyPlain: [
    '{Habit} is a small, real piece of what you want to get to.',
    '{Habit} makes your goal a thing that you can do this week.',
    'I chose {habit} because it is a small part of your goal and fits a plain day.',
    '{Habit} is one of the plainest ways to begin on what you wrote.',
  ],
  whyTrial: [
    '{Habit} is an experiment: it may help with your goal, and if it does not, we drop it.',
    '{Habit} is here on trial. It stays only if you find that it helps.',
    '{Habit} is a test. A week or two will tell whether it does anything for you.',
    'Think of {habit} as a try. If it brings you nothing, it goes.',
  ],
  whyAll: [
    'They all serve one thing: you want to {goal}. {Habit} carries the most of it; the others make room for it.',
    'You want to {goal}. I built the plan around {habit}, with small steps beside it that help it happen.',
    'Each is a small step to {goal}. {Habit} comes first, and the rest helps it along.',
    'Your goal, to {goal}, is behind all of them. {Habit} is the heart; the others clear the way.',
  ],
  whyAllPlain: [
    'They all lead to the goal you wrote. {Habit} carries the most of it; the others make room for it.',
    'I built the plan around {habit}, with small steps beside it that help it happen.',
    'Each is a small step to your goal. {Habit} comes first, and the rest helps it along.',
    'Your goal is behind all of them. {Habit} is the heart; the others clear the way.',
  ],
  whyFriction: [
    'You also named {friction}, and it leaves room for that.',
    'It fits with {friction}, which you said gets in the way.',
    'It was picked with {friction} in mind, since you told me of it.',
    'It takes account of {friction}, as you said at the start.',
  ],
  whyAnchor: [
    'A step that comes after one you do anyway is hard to forget.',
    'It leans on a thing you do anyway, so you need not keep it in your head.',
    'Tied to the end of something you do anyway, it has a place to live.',
    'Habits take best when they come right after another one, and this does.',
  ],
  whySmall: [
    'It is small on purpose: a small step still happens on a hard day.',
    'Its size is no accident. What is easy gets done, and what gets done grows.',
    'Small and often beats big and rare for a new habit.',
    'It starts low, so that a busy day has room for it too.',
  ],
  whyPlace: [
    'It names a time and a place, and people do more of what they plan that way.',
    'Saying when and where you will do it makes it a good deal more likely.',
    'A plan with a when in it gets done more often than a wish.',
    'Knowing the moment in advance saves you the choice on the day.',
  ],
  whyOwn: [
    'And you can swap it if the reason does not convince you.',
    'If that does not ring true, say so and we swap it.',
    'If it is not for you, it can go.',
    'You are free to trade it for something better.',
  ],
  proof: [
    'There are good studies behind the method: small steps, a clear when and where, and noting what you did all help. The effects are real but modest.',
    'Planning when and where has been tested many times, and it helps a fair bit. So does keeping track. No study can promise that it works for you.',
    'The way we do it is well tested: a fixed cue, a small size, a look back each week. Whether this very habit suits you, only trying will tell.',
    'Researchers have tested cues, small steps and keeping track in many trials. They help most people somewhat, and some a lot.',
  ],
  proofFor: [
    'For {habit}: the method under it is well tested. A clear when, a small size and noting it down all help, though not by magic.',
    'I can vouch for how {habit} is set up: a fixed moment and a small size have been tested a lot. How much it does for you, you will see.',
    'The studies speak for the set-up of {habit}: same moment, small step, keep track. They find a real but modest effect.',
    'What is well tested about {habit} is its shape: a cue you already have, and a step that is small. The rest is for you to find out.',
  ],
  works: [
    'It gives you a fair chance; nobody can promise more. Small steps with a clear moment do help, and the weekly review mends what does not work.',
    'Often it does, though not for everyone. Try it for a week or two: what does not help gets changed at the review.',
    'I cannot promise it. What I can say is that small, regular steps work better than big plans, and we adjust them each week.',
    'It has worked for many, and you find out soon. If a week shows that it does not, we change the plan and not you.',
  ],
  worksFor: [
    '{Habit} is small, so on its own it moves slowly. What it does is get the thing started and keep it going; the size can grow each week.',
    'On one day, {habit} does little. Done week after week it adds up, and it can grow when it comes easily.',
    '{Habit} is a start and no miracle. Once it runs by itself, we make it bigger.',
    'It does more than it seems: {habit} makes the next step easier, and that is how it grows.',
  ],
} as const;
