import knowledge from '#content/knowledge.json' with { type: 'json' };
import { allOf, read, spansIn } from '#coach/text/reading.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Answer, aboutOf, asks, either, isHeldBack } from './answer-parts.ts';
import { shared, tellingWords } from '../habit-meant.ts';
import type { Speaker } from '../speaker.ts';
import type { Question } from '../talk-act.ts';
import { talkPatterns } from '../words/word-groups.ts';

const [SLIPS] = talkPatterns('(if|after|once|already) .. (i|we) .. (%miss|have|had|slip|cheat|only|just)');
const [PART] = talkPatterns('(half|only|just|less|short|shorter|few|part|piece|bit|enough|minimum|least)');
const OF_BODY = patterns(...knowledge.requests.health, ...knowledge.requests.ofBody);
const TAKES_HOLD = patterns(...knowledge.requests.takesHold);
const SMOKES = talkPatterns('(smoke|smoking|cigarette|smoke free|vape)');

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
const KINDS = knowledge.requests.circumstances.map((list) => list.split(' '));

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

export const whatIf: Answer = (speaker, question) => {
  const place = fallbackFor(speaker, question);
  return [speaker.tell(place === null ? 'whatIfOpen' : 'whatIf', place ?? aboutOf(speaker, question))];
};

export const slip: Answer = (speaker, question) => {
  const about = speaker.state.habits[aboutOf(speaker, question)];
  const description = read(about?.description ?? '');
  if (firstOf(SMOKES, description)) return [speaker.tell('slipSmoke')];
  if (isHeldBack(about)) return [speaker.tell('slipLimit')];
  const said = speaker.tell(question.target === null ? 'slipAll' : 'slip', question.target);
  const around = question.target !== null && fallbackFor(speaker, question) === question.target;
  return around ? [said, speaker.tell('whatIf', question.target)] : [said];
};

/** The habit that was named; without one the only limit. */
export function limitOf({ state }: Speaker, { target }: Question): number | undefined {
  const limits = state.habits.flatMap((habit, at) => (isHeldBack(habit) ? [at] : []));
  return target ?? (limits.length === 1 ? limits[0] : undefined);
}

/** Whether a thing is meant by a habit is for the person to say; how much of it counts is another matter. */
export const counts: Answer = (speaker, question) => {
  const asked = read(question.words);
  const isPart = asks(PART, question) || spansIn(asked, 'amount', allOf(asked)).length > 0;
  const about = isPart ? aboutOf(speaker, question) : limitOf(speaker, question);
  if (isHeldBack(speaker.state.habits[about ?? -1]))
    return isPart || asks(SLIPS, question) ? slip(speaker, question) : [speaker.tell('countsLimit', about)];
  return isPart || question.target === null
    ? either('counts', 'countsAll')(speaker, question)
    : [speaker.tell('countsAs', question.target)];
};

/** What is asked leave for: of what holds back, whoever set it may let it be; of what takes hold of people, nobody is given leave. */
export const may: Answer = (speaker, question) => {
  const { goal, habits } = speaker.state;
  const habit = question.target === null ? undefined : habits[question.target];
  const takesHold = isHeldBack(habit) && firstOf(TAKES_HOLD, read(habit?.description ?? ''));
  if (takesHold) return [speaker.tell('mayNone', question.target)];
  if (!isHeldBack(habit) || goal.safetyLabel !== 'none') return either('may', 'mayAll')(speaker, question);
  const isOfBody = firstOf(OF_BODY, read(goal.description)) !== null;
  return [speaker.tell('mayLimit', question.target), ...(isOfBody ? [speaker.tell('mayBody')] : [])];
};

/** How much of something the plan leaves: it stands in the name of the habit; without one that was named, in the only limit. */
export const allowed: Answer = (speaker, question) => {
  const about = limitOf(speaker, question);
  return about === undefined ? [] : [speaker.tell('allowed', about)];
};
