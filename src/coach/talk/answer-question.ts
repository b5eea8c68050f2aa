import { isDaily } from '#core/plan/plan.ts';
import { allOf, type Reading, read, spansIn } from '#coach/text/reading.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import type { Chip } from '#contract/plan-act.ts';
import { shared, tellingWords } from './habit-meant.ts';
import { byLoad, namesOf, type Speaker } from './speaker.ts';
import type { Question, Topic } from './talk-act.ts';
import { asCue, asOften, capital, listed } from '../say/in-a-sentence.ts';
import { chip, offer } from './talk-chips.ts';
import { whyAll, whyHabit } from './why.ts';
import { talkPatterns } from './words/word-groups.ts';

type Answer = (speaker: Speaker, question: Question) => string[];

/** What a question asks about: the habit it names, else the one closest to the goal. */
const aboutOf = ({ heart }: Speaker, { target }: Question) => target ?? heart;

/** Sentences that a habit was named for, and that speak of the plan otherwise. */
const either =
  (one: Parameters<Speaker['tell']>[0], all: Parameters<Speaker['tell']>[0]): Answer =>
  (speaker, question) => [speaker.tell(question.target === null ? all : one, aboutOf(speaker, question))];
const plain =
  (phrase: Parameters<Speaker['tell']>[0]): Answer =>
  (speaker, question) => [speaker.tell(phrase, aboutOf(speaker, question))];

const [ABOUT_SIZE] = talkPatterns('(easy|medium|hard|difficulty)');
const [ABOUT_VOTE] = talkPatterns('(vote|votes)');
const [ABOUT_STRENGTH] = talkPatterns('(strength|percent|percentage)');
const [ABOUT_STREAK] = talkPatterns('(streak|streaks)');
const [ABOUT_MOST] = talkPatterns('(hardest|longest|toughest|biggest|most work)');
const ABOUT_DAYS = patterns('(day|days|weekend|weekends)', '#days');
const SMOKES = talkPatterns('(smoke|smoking|cigarette|smoke free|vape)');

const asks = (pattern: ReturnType<typeof talkPatterns>[number] | undefined, { words }: Question) =>
  pattern?.find(read(words)) != null;

function minutesOf(reading: Reading): number {
  const amounts = spansIn(reading, 'amount', allOf(reading));
  return amounts.find(({ unit }) => unit === 'minute')?.value ?? 0;
}

const timeNeeded: Answer = (speaker, question) => {
  const counted = speaker.state.habits.filter((_, at) => question.target === null || at === question.target);
  const minutes = counted.reduce((sum, habit) => sum + minutesOf(read(habit.description)) * habit.targetFrequency, 0);
  if (minutes === 0) return [speaker.tell('timeUnknown', aboutOf(speaker, question))];
  return [speaker.tell('timeNeeded', null, { minutes: `${minutes} minutes` })];
};

/** What holds back is kept or not kept: less of it is no share of it. */
const HOLDS_BACK = patterns('^ (no|not|never|without|avoid|skip|stop|stay|limit)', 'smoke free');

const counts: Answer = (speaker, question) => {
  const habit = speaker.state.habits[aboutOf(speaker, question)];
  if (habit && firstOf(HOLDS_BACK, read(habit.description))) return slip(speaker, question);
  return either('counts', 'countsAll')(speaker, question);
};

const slip: Answer = (speaker, question) => {
  const about = speaker.state.habits[aboutOf(speaker, question)];
  const description = read(about?.description ?? '');
  if (firstOf(SMOKES, description)) return [speaker.tell('slipSmoke')];
  if (firstOf(HOLDS_BACK, description)) return [speaker.tell('slipLimit')];
  const said = speaker.tell(question.target === null ? 'slipAll' : 'slip', question.target);
  const around = question.target !== null && fallbackFor(speaker, question) === question.target;
  return around ? [said, speaker.tell('whatIf', question.target)] : [said];
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

/** The habit whose own fallback has most to do with what is asked. */
function fallbackFor({ state }: Speaker, { words, target }: Question): number | null {
  const asked = tellingWords(read(words));
  const fallbacks = state.habits.map(({ implementationIntention: sentence }) =>
    sentence.slice(sentence.indexOf('. If ') + 1),
  );
  const scores = shared(asked, fallbacks).map((score, at) => score + (at === target ? 0.4 : 0));
  const best = Math.max(...scores);
  return best >= 0.5 ? scores.indexOf(best) : kindFor({ act: 'question', topic: 'what-if', words, target }, fallbacks);
}

/** Words of one kind, so that rain meets `it pours`. */
const KINDS = [
  'rain rains raining wet pour pours storm weather snow snows snowing ice icy cold windy freezing',
  'dark night late evening',
  'tired worn exhausted knackered sleepy energy asleep eyes',
  'busy late rush rushing called overtime tight',
  'pain hurt hurts ache aches sore stiff bad plays',
  'cancel cancels cancelled out off away gone work answer pick show',
  'hand offer offers insist insists push pressure persuade laugh laughs',
].map((list) => list.split(' '));

function kindFor({ words, target }: Question, fallbacks: readonly string[]): number | null {
  const asked = read(words).tokens.map(({ word }) => word);
  for (const kind of KINDS.filter((list) => list.some((word) => asked.includes(word)))) {
    const places = fallbacks.flatMap((text, at) =>
      read(text).tokens.some(({ word, lemma }) => kind.includes(word) || kind.includes(lemma)) ? [at] : [],
    );
    const [first] = target !== null && places.includes(target) ? [target] : places;
    if (first !== undefined) return first;
  }
  return null;
}

const whatIf: Answer = (speaker, question) => {
  const place = fallbackFor(speaker, question);
  return [speaker.tell(place === null ? 'whatIfOpen' : 'whatIf', place ?? aboutOf(speaker, question))];
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
function dispensable({ state }: Speaker): number {
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

const howTo: Answer = (speaker, question) => {
  const about = aboutOf(speaker, question);
  const said = speaker.tell('howFor', about);
  return [said === '' ? speaker.tell('howForPlain', about) : said];
};

/** The whole plan; of a day that is asked about, what stands on it, and what can stand on any. */
const summary: Answer = ({ state: { habits }, tell, name }, { words }) => {
  const asked = read(words);
  const [days] = spansIn(asked, 'days', { from: 0, to: asked.tokens.length });
  const day = days?.days.length === 1 ? days.days[0] : undefined;
  if (!day)
    return [tell('summary', null, { list: listed(habits.map((habit, at) => `${name(at)} (${asOften(habit)})`)) })];
  const placesOf = (isMeant: (habit: (typeof habits)[number]) => boolean) =>
    listed(habits.flatMap((habit, at) => (isMeant(habit) ? [name(at)] : [])));
  const own = placesOf((habit) => isDaily(habit.targetFrequency) || (habit.days?.includes(day) ?? false));
  const free = placesOf((habit) => !isDaily(habit.targetFrequency) && !habit.days);
  const said = tell(own === '' ? 'dayFree' : 'dayPlan', null, { day: `${capital(day)}s`, list: own });
  return free === '' ? [said] : [said, tell('dayAny', null, { list: free })];
};

const ANSWERS: Readonly<Record<Topic, Answer>> = {
  person: plain('person'),
  privacy: plain('privacy'),
  remembered: (speaker) => [
    speaker.tell(speaker.goal === null ? 'rememberedPlain' : 'remembered', null, { list: namesOf(speaker) }),
  ],
  safe: plain('safe'),
  proof: either('proofFor', 'proof'),
  slip,
  'catch-up': plain('catchUp'),
  'miss-week': plain('week'),
  ill: plain('ill'),
  away: plain('away'),
  'every-day': everyDay,
  counts,
  'more-than': plain('moreThan'),
  core,
  number,
  'if-then': plain('ifThen'),
  review: plain('review'),
  reminders: plain('reminders'),
  'check-in': plain('checkIn'),
  finish: plain('finish'),
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
  why: (speaker, { target }) => (target === null ? whyAll(speaker) : whyHabit(speaker, target)),
  works: either('worksFor', 'works'),
  company: plain('company'),
  together: plain('together'),
  'other-time': otherTime,
  enough,
  'what-if': whatIf,
  'how-to': howTo,
  when: whenFor,
  start: (speaker) => [speaker.tell('start', speaker.heart)],
  recommend: (speaker) => [speaker.tell('recommend', speaker.heart)],
  summary,
  'can-do': plain('canDo'),
  trust: plain('trust'),
  'no-drive': plain('noDrive'),
  quality: plain('quality'),
  normal: plain('normal'),
  'must-all': plain('mustAll'),
  'drop-which': (speaker) => [speaker.tell('dropWhich', dispensable(speaker))],
  'other-way': plain('otherWay'),
  medical: plain('medical'),
  site: plain('site'),
  ideas: plain('ideas'),
  may: either('may', 'mayAll'),
};

type Next = 'less' | 'when' | 'other' | 'fallback' | 'usual';

const NEXT: Partial<Record<Topic, Next>> = {
  enough: 'less',
  'time-needed': 'less',
  'miss-week': 'less',
  ill: 'less',
  'must-all': 'less',
  'other-time': 'when',
  when: 'when',
  'every-day': 'when',
  why: 'other',
  works: 'other',
  proof: 'other',
  safe: 'other',
  'other-way': 'other',
  'what-if': 'fallback',
  away: 'fallback',
};

/** What people often do next after an answer of a topic. */
function chipsFor({ state, heart, name }: Speaker, { topic, target }: Question): Chip[] {
  const about = target ?? heart;
  if (!state.habits[about]) return offer(chip.writeOwn);
  const next: Readonly<Record<Next, () => Chip[]>> = {
    less: () => offer(chip.allSmaller(state), chip.keepTwo(state), chip.edit(about), chip.leave),
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
  const text = topic === null || isEmpty ? [speaker.tell('unknownQuestion')] : ANSWERS[topic](speaker, question);
  return { text, chips: chipsFor(speaker, question) };
}
