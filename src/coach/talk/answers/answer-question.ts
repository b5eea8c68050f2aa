import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { isDaily } from '#core/plan/plan.ts';
import { allOf, type Reading, read, spansIn } from '#coach/text/reading.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Answer, aboutOf, asks, either, isHeldBack, plain } from './answer-parts.ts';
import { allowed, counts, limitOf, may, slip, whatIf } from './limit-answers.ts';
import type { Chip } from '#contract/plan-act.ts';
import { shared, tellingWords } from '../habit-meant.ts';
import { addStep, stepFor, stepInWords } from './how-to.ts';
import { byLoad, namesOf, type Speaker } from '../speaker.ts';
import type { Question, Topic } from '../talk-act.ts';
import { asCue, asFallback, asOften, listed } from '#coach/say/in-a-sentence.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { chip, offer } from '../talk-chips.ts';
import { whyAll, whyHabit } from './why.ts';
import { talkPatterns } from '../words/word-groups.ts';

const [ABOUT_SIZE] = talkPatterns('(easy|medium|hard|difficulty)');
const [ABOUT_VOTE] = talkPatterns('(vote|votes)');
const [ABOUT_STRENGTH] = talkPatterns('(strength|percent|percentage)');
const [ABOUT_STREAK] = talkPatterns('(streak|streaks)');
const [ABOUT_MOST] = talkPatterns('(hardest|longest|toughest|biggest|most work)');
const ABOUT_DAYS = patterns('(day|days|weekend|weekends)', '#days');
const [ABOUT_CHANGE] = talkPatterns('(change|rename|replace|choose|chosen|pick|another|other|different|new|stay|keep)');
const UNASKED = patterns(...knowledge.requests.unasked);
/** Days that can be spoken of as one. */
const WEEKEND = 2;
const HOW_MANY = patterns('how many');
const [ABOUT_WEEK] = talkPatterns('(week|in all|in total|altogether)');

function minutesOf(reading: Reading): number {
  const amounts = spansIn(reading, 'amount', allOf(reading));
  return amounts.find(({ unit }) => unit === 'minute')?.value ?? 0;
}

const timeNeeded: Answer = (speaker, question) => {
  // How long one takes stands in its name.
  if (question.target !== null && !asks(ABOUT_WEEK, question)) return [speaker.tell('allowed', question.target)];
  const counted = speaker.state.habits.filter((_, at) => question.target === null || at === question.target);
  const minutes = counted.reduce((sum, habit) => sum + minutesOf(read(habit.description)) * habit.targetFrequency, 0);
  if (minutes === 0) return [speaker.tell('timeUnknown', aboutOf(speaker, question))];
  return [speaker.tell('timeNeeded', null, { minutes: `${minutes} minutes` })];
};

/** What the identity means: the first sentence of its own description. */
const named: Answer = ({ state: { identity }, tell }, question) => {
  const [described = ''] = identity.description.split('. ');
  const words = described === '' || described.endsWith('.') ? described : `${described}.`;
  const values = { identity: identity.name, words };
  return [tell(asks(ABOUT_CHANGE, question) ? 'identityChange' : 'identityMeans', null, values)];
};

const everyDay: Answer = (speaker, question) => {
  const { habits } = speaker.state;
  if (question.target !== null) return [speaker.tell('oftenFor', question.target)];
  const daily = habits.flatMap(({ targetFrequency }, at) => (isDaily(targetFrequency) ? [at] : []));
  if (daily.length === 0) return [speaker.tell('notEveryDay', speaker.heart)];
  return [speaker.tell('everyDay', null, { daily: namesOf(speaker, daily) })];
};

const number: Answer = (speaker, question) => {
  const about = aboutOf(speaker, question);
  if (asks(ABOUT_SIZE, question))
    return [speaker.tell('difficulty', about, { size: speaker.state.habits[about]?.difficulty ?? 'easy' })];
  if (asks(ABOUT_VOTE, question)) return [speaker.tell('vote', null, { identity: speaker.state.identity.name })];
  if (asks(ABOUT_STREAK, question)) return [speaker.tell('streak')];
  return [speaker.tell(asks(ABOUT_STRENGTH, question) ? 'strength' : 'number', about)];
};

const LINKS = new Set(['for', 'with', 'on', 'to']);

/** `Which is best for my sleep?`: the habit that has most to do with what it is to be good for; null when none has. */
function purposeOf({ state }: Speaker, { words }: Question): number | null {
  const asked = read(words);
  const link = asked.tokens.findLastIndex(({ word }) => LINKS.has(word));
  const purpose = link < 0 ? [] : tellingWords(asked, { from: link + 1, to: asked.tokens.length });
  const scores = shared(
    purpose,
    state.habits.map(({ description, implementationIntention }) => `${description}. ${implementationIntention}`),
  );
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : null;
}

/** What a habit's words come to, from its card; without one that was named there is nothing to explain. */
const explain: Answer = (speaker, { target }) => {
  if (target === null) return [speaker.tell('unknownQuestion')];
  const said = speaker.tell('explain', target);
  return [said === '' ? speaker.tell('explainPlain', target) : said];
};

/** What can go first: an experiment, else the core habit with the greatest load. */
function dispensable({ state }: Pick<Speaker, 'state'>): number {
  const trial = state.habits.findLastIndex(({ habitType }) => habitType === 'experimental');
  return trial >= 0 ? trial : byLoad(state, 'greatest');
}

const core: Answer = (speaker) => {
  const place = speaker.state.habits.findIndex(({ habitType }) => habitType === 'experimental');
  const trial = place < 0 ? speaker.tell('coreNoTrial') : speaker.tell('coreTrial', place);
  return [speaker.tell('core', null, { trial })];
};

const enough: Answer = (speaker, question) => {
  if (question.target !== null) return [speaker.tell('enoughFor', question.target)];
  return [speaker.tell('enough', null, { count: String(speaker.state.habits.length) })];
};

const otherTime: Answer = (speaker, question) => {
  const about = aboutOf(speaker, question);
  const cue = firstOf(ABOUT_DAYS, read(question.words)) ? 'otherDays' : 'otherTime';
  return [speaker.tell(asks(ABOUT_ORDER, question) ? 'order' : cue, about)];
};
const [ABOUT_ORDER] = talkPatterns('(order|sequence|which comes|one after)');

/** The cue of a habit on named days often is the day itself. */
const whenFor: Answer = (speaker, question) => {
  const about = aboutOf(speaker, question);
  const habit = speaker.state.habits[about];
  const cue = habit ? asCue(habit) : null;
  const isDay = habit?.days?.some((day) => cue?.includes(capital(day))) ?? false;
  return [speaker.tell('whenFor', about, { cue: isDay ? null : cue })];
};

/** What the plan has for it; of what holds back, or has no habit, what is known of it. */
const howTo: Answer = (speaker, question) => {
  const { tell, state } = speaker;
  const step = stepFor(state, question);
  const target = question.target ?? (step ? undefined : limitOf(speaker, question));
  const habit = state.habits[target ?? -1];
  if (habit && !isHeldBack(habit)) {
    const said = tell('howFor', question.target);
    return [said === '' ? tell('howForPlain', question.target) : said];
  }
  const known = step ? [tell('howStep', null, { words: stepInWords(step), fallback: asFallback(step) })] : [];
  if (habit) return [...known, tell('whatIf', target)];
  return step ? known : [tell('unknownQuestion')];
};

/** The whole plan; of a day that is asked about, what stands on it, and what can stand on any. */
const summary: Answer = ({ state: { habits }, tell, name }, { words }) => {
  const asked = read(words);
  const [days] = spansIn(asked, 'days', allOf(asked));
  if (!days || days.days.length > WEEKEND)
    return [tell('summary', null, { list: listed(habits.map((habit, at) => `${name(at)} (${asOften(habit)})`)) })];
  const placesOf = (isMeant: (habit: (typeof habits)[number]) => boolean) =>
    habits.flatMap((habit, at) => (isMeant(habit) ? [name(at)] : []));
  const own = placesOf(
    (habit) => isDaily(habit.targetFrequency) || (habit.days?.some((day) => days.days.includes(day)) ?? false),
  );
  const free = placesOf((habit) => !isDaily(habit.targetFrequency) && !habit.days);
  const counted = firstOf(HOW_MANY, asked) ? 'dayCount' : 'dayPlan';
  const count = own.length === 1 ? 'one thing' : `${own.length} things`;
  const [first = '', ...more] = days.days;
  const isWeekend = first === 'sunday' && more[0] === 'saturday';
  const day = isWeekend ? 'weekends' : listed([first, ...more].map((one) => `${capital(one)}s`));
  const values = { day, list: listed(own), count };
  const said = tell(own.length === 0 ? 'dayFree' : counted, null, values);
  return free.length === 0 ? [said] : [said, tell('dayAny', null, { list: listed(free) })];
};

/** Topics without an answer here are answered by the phrase of their own name. */
const ANSWERS: Readonly<Record<Exclude<Topic, Phrase>, Answer> & Partial<Record<Topic, Answer>>> = {
  remembered: (speaker) => [
    speaker.tell(speaker.goal === null ? 'rememberedPlain' : 'remembered', null, { list: namesOf(speaker) }),
  ],
  proof: either('proofFor', 'proof'),
  slip,
  'catch-up': plain('catchUp'),
  'miss-week': plain('week'),
  'every-day': everyDay,
  counts,
  'more-than': plain('moreThan'),
  core,
  number,
  'if-then': plain('ifThen'),
  'check-in': plain('checkIn'),
  'change-later': plain('changeLater'),
  matters: (speaker, question) => [speaker.tell('matters', purposeOf(speaker, question) ?? speaker.heart)],
  explain,
  easiest: (speaker, question) => {
    const isMost = asks(ABOUT_MOST, question);
    return [speaker.tell(isMost ? 'hardest' : 'easiest', byLoad(speaker.state, isMost ? 'greatest' : 'least'))];
  },
  first: (speaker) => [speaker.tell('first', speaker.heart)],
  'how-long': plain('howLong'),
  'time-needed': timeNeeded,
  why: (speaker, { target }) => {
    if (target === null) return whyAll(speaker);
    const why = whyHabit(speaker, target);
    return isUnasked(speaker) ? [...why.slice(0, 1), speaker.tell('takeOut')] : why;
  },
  works: either('worksFor', 'works'),
  'other-time': otherTime,
  enough,
  'what-if': whatIf,
  'how-to': howTo,
  when: whenFor,
  start: (speaker) => [speaker.tell('start', speaker.heart)],
  recommend: (speaker) => [speaker.tell('recommend', speaker.heart)],
  summary,
  'can-do': plain('canDo'),
  'no-drive': plain('noDrive'),
  'must-all': plain('mustAll'),
  'drop-which': (speaker) => [speaker.tell('dropWhich', dispensable(speaker))],
  'other-way': plain('otherWay'),
  may,
  identity: named,
  allowed: (speaker, question) => [...allowed(speaker, question), ...summary(speaker, question)].slice(0, 1),
};

/** Somebody says beside a question that they never wished for the thing. */
const isUnasked = ({ state }: Pick<Speaker, 'state'>) =>
  firstOf(UNASKED, read(state.messages.at(-1)?.content ?? '')) !== null;

type Next = 'less' | 'spare' | 'when' | 'other' | 'fallback' | 'usual';

const NEXT = knowledge.acts.pairs.nextAfter as Partial<Record<Topic, Next>>;

/** What people often do next after an answer of a topic. */
function chipsFor({ state, heart, name }: Speaker, question: Question): Chip[] {
  const { topic, target } = question;
  const about = target ?? heart;
  if (!state.habits[about]) return offer(chip.writeOwn);
  const isOpen = topic === 'how-to' && (target === null || isHeldBack(state.habits[target]));
  const step = isOpen ? stepFor(state, question) : null;
  if (topic === 'why' && target !== null && isUnasked({ state }))
    return offer(chip.drop(about), chip.other(about), chip.edit(about), chip.leave);
  if (step) return offer(addStep(step), chip.edit(about), chip.shorter(about), chip.writeOwn);
  const next: Readonly<Record<Next, () => Chip[]>> = {
    less: () => offer(chip.allSmaller(state), chip.keepTwo(state), chip.edit(about), chip.leave),
    spare: () => offer(chip.drop(dispensable({ state })), chip.keepTwo(state), chip.allSmaller(state), chip.leave),
    when: () => offer(chip.otherDays(name(about)), chip.otherTime(name(about)), chip.edit(about)),
    other: () => offer(chip.other(about), chip.shorter(about), chip.edit(about), chip.writeOwn),
    fallback: () => offer(chip.edit(about), chip.shorter(about), chip.other(about)),
    usual: () => offer(chip.shorter(about), chip.otherDays(name(about)), chip.other(about), chip.writeOwn),
  };
  return next[(topic && NEXT[topic]) ?? 'usual']();
}

/** The answer to a question, true of this plan, and what is offered under it. */
export function answerQuestion(speaker: Speaker, question: Question): { text: string[]; chips: Chip[] } {
  const { topic } = question;
  const isEmpty = speaker.state.habits.length === 0;
  const text =
    topic === null || isEmpty
      ? [speaker.tell('unknownQuestion')]
      : (ANSWERS[topic] ?? plain(topic as Topic & Phrase))(speaker, question);
  return { text, chips: chipsFor(speaker, question) };
}
