import type { z } from 'zod';
import type { Answered, Coach, Understanding } from '#coach/port.ts';
import type { SaidPart } from '#core/coaching/said-in-bar.ts';
import { isBasicMode } from '#features/coach/server/turn/allowance.ts';
import { coachTurn, type Speaking } from '#features/coach/server/turn/coach-turn.ts';
import { read, type Reader } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { BarAnswer, BarPart, SaidInBar } from '../contract.ts';
import { barMessages } from '../messages.ts';
import { habitAnswers } from './habit-answers.ts';
import { isHeard, notedParts } from './noted-parts.ts';
import { orderedParts } from './ordered-parts.ts';
import { chipPart, planParts } from './plan-parts.ts';
import { getScope, type Scope } from './scope.ts';

type Body = z.output<typeof SaidInBar>;
type Heard = Omit<BarAnswer, 'safety' | 'basicMode'>;
type Asking = { readonly coach: Coach; readonly user: CurrentUser; readonly reader: Reader };

const NOTHING: Heard = { parts: [], reply: '', choices: [], notUnderstood: [] };

const wordsOf = (said: readonly SaidPart[]) => said.map(({ words }) => words);

/** Added to words that speak of a pause but say no day. */
const A_DAY = ' until tomorrow';

/** What is left out of a pause: the product pauses whole days alone. */
const EXCEPT = ['all but ', 'everything but ', 'except', 'apart from', 'not the '];

/** What may never be so is no pause, whatever is said beside it. */
const SUPPOSED = ['if ', 'unless ', 'when'];

/** Days to leave out, and the parts that speak of them: by themselves, or once a day is added. */
async function pauseIn(text: string, said: readonly SaidPart[], { user, reader }: Asking) {
  const { today } = user;
  const says = (all: readonly string[]) => all.some((words) => text.toLowerCase().includes(words));
  if (says(EXCEPT)) return null;
  // The day of a report beside it is no day of the pause.
  const beside = says(SUPPOSED) ? text : wordsOf(said).join(', ');
  const found =
    (await read('pause', { text, today }, reader)) ?? (await read('pause', { text: beside, today }, reader));
  if (!found) return null;
  const own: SaidPart[] = [];
  for (const part of said) {
    const isOwn = (words: string) => read('pause', { text: words, today }, reader);
    if ((await isOwn(part.words)) ?? (await isOwn(part.words + A_DAY))) own.push(part);
  }
  const words = wordsOf(own.length > 0 ? own : said.filter(({ isQuestion }) => !isQuestion));
  return { words, part: { kind: 'pause', ...found, words: words.join('. '), isSure: true } as const satisfies BarPart };
}

/** Questions to the evidence: of the identity that is looked at, or of the only one. */
function questionsIn(said: readonly SaidPart[], scope: Scope, identityId: string | undefined): BarPart[] {
  const [only, another] = scope.plans;
  const of = identityId ?? (another ? null : (only?.identity.id ?? null));
  return said.flatMap(({ question, words }) =>
    question === null ? [] : [{ kind: 'question', identityId: of, question, words, isSure: true } as const],
  );
}

/** Verbs of which an order and a report look alike: 'put my shoes out'. What no plan made anything of may tell of a habit. */
const ALIKE = ['put ', 'set ', 'cut ', 'take '];
const mayBeReport = ({ isRequest, words }: SaidPart) =>
  isRequest && ALIKE.some((verb) => words.toLowerCase().startsWith(verb));

const isReport = ({ isRequest, isQuestion }: SaidPart) => !isRequest && !isQuestion;
const isNoted = (part: SaidPart, words: readonly string[]) => isReport(part) && isHeard(part, words);

/** What reports tell of habits, as far as it is sure. */
async function reported(said: readonly SaidPart[], scope: Scope, reader: Reader) {
  const { parts, idle } = await notedParts(said, scope, reader);
  const [sure, unsure] = [parts.filter(({ isSure }) => isSure), parts.filter(({ isSure }) => !isSure)];
  const words = sure.map((part) => part.words);
  return { sure, unsure, idle, left: said.filter((part) => !isHeard(part, words)) };
}

/** What is said of plans: a report that may be of a habit is offered as one before a plan is asked about. */
async function plannedIn(
  open: SaidPart[],
  unsure: readonly BarPart[],
  { scope, asking }: { scope: Scope; asking: Asking },
) {
  const planned = await planParts(open, scope.plans, asking);
  const isSure = planned.moves.length > 0 || planned.parts.some((part) => part.isSure);
  const words = unsure.map((part) => part.words);
  const others = open.filter((part) => !isNoted(part, words));
  return isSure || others.length === open.length ? planned : planParts(others, scope.plans, asking);
}

/** What was done last night, however much it was, changes no plan. */
function withoutPast(planned: Awaited<ReturnType<typeof planParts>>, open: readonly SaidPart[]): typeof planned {
  const past = wordsOf(open.filter((part) => part.isOfYesterday && isReport(part)));
  const isAll = past.length === open.length;
  return {
    ...planned,
    parts: planned.parts.filter(({ words }) => !past.includes(words)),
    words: planned.words.filter((words) => !past.includes(words)),
    choices: isAll ? [] : planned.choices,
  };
}

/** Half of a report of which the other half was taken. */
const piecesLeft = (said: readonly SaidPart[], heard: readonly string[]): string[] =>
  said
    .filter((part) => part.pieces.length > 1 && isNoted(part, heard))
    .flatMap((part) => part.pieces.filter((words) => !isHeard({ ...part, words }, heard)));

/** All that a message says, each part by its own reader; what one reader has taken goes to no other. */
async function understand({ text, identityId }: Body, scope: Scope, asking: Asking): Promise<Heard> {
  const { reader, user } = asking;
  const ordered = await orderedParts((await read('saidParts', text, reader)) ?? [], user);
  const counted = await habitAnswers(ordered.left, scope, asking);
  const questions = questionsIn(counted.left, scope, identityId);
  const said = counted.left.filter(({ question }) => question === null);
  const noted = await reported(said.filter(isReport), scope, reader);
  const afterNotes = said.filter((part) => !isReport(part) || noted.left.includes(part));
  const pause = afterNotes.length > 0 ? await pauseIn(text, afterNotes, asking) : null;
  const open = afterNotes.filter(({ words }) => !pause?.words.includes(words));
  const planned = withoutPast(await plannedIn(open, noted.unsure, { scope, asking }), open);
  const isLeft = ({ words }: SaidPart) => !planned.words.includes(words);
  const unsure = noted.unsure.filter((part) => open.some((one) => isLeft(one) && isNoted(one, [part.words])));
  const told = await reported(
    open.filter((part) => mayBeReport(part) && isLeft(part)),
    scope,
    reader,
  );
  const made = [
    ...ordered.parts,
    ...noted.sure,
    ...unsure,
    ...told.sure,
    ...(pause ? [pause.part] : []),
    ...planned.parts,
    ...planned.moves.map(({ part: { words } }) => ({ kind: 'week', words, isSure: true }) as const),
    ...questions,
  ];
  const remark = made.length === 0 ? planned.remark : null;
  const heard = [...noted.idle, ...unsure.map(({ words }) => words)];
  const isHeardOf = (part: SaidPart) =>
    !isLeft(part) ||
    part.words === remark?.words ||
    isNoted(part, heard) ||
    (mayBeReport(part) && !told.left.includes(part));
  const moved = planned.moves.map(({ habit }) => barMessages.replies.moved(habit.description, habit.targetFrequency));
  const answers = [...ordered.replies, ...moved, ...counted.replies];
  return {
    parts: made,
    reply: [planned.felt, ...answers, planned.answer ?? remark?.text].filter(Boolean).join(' '),
    choices: planned.choices,
    notUnderstood: [
      ...wordsOf(open.filter((part) => !isHeardOf(part))),
      ...piecesLeft(said, [...made.map(({ words }) => words), ...noted.idle]),
    ],
  };
}

async function ofChip({ text, acts = [], identityId }: Body, scope: Scope, asking: Asking): Promise<Heard> {
  const plan = scope.plans.find(({ identity }) => identity.id === identityId);
  if (!plan) return { ...NOTHING, notUnderstood: [text] };
  const parts = await chipPart(acts, { label: text, plan }, asking);
  return { ...NOTHING, parts, notUnderstood: parts.length > 0 ? [] : [text] };
}

type Answer = Heard & Understanding;

/** What a text said in the bar means, as parts to take or leave. Writes nothing but the usage count, and a label of danger. */
export async function hear(
  coach: Coach,
  { body, ...speaking }: Speaking<BarAnswer> & { body: Body },
): Promise<BarAnswer> {
  const { user } = speaking;
  const scope = await getScope(user, body.identityId);
  return coachTurn<Answer, BarAnswer>(coach, speaking, {
    texts: [body.text],
    goalIds: scope.goalIds,
    // What is taken is remembered by the calls that do it.
    isRemembered: false,
    isCounted: !body.acts,
    stopped: (safety) => ({ ...NOTHING, safety, basicMode: false }),
    // Several readers answer at once: none of them is the beginning of the reply.
    prepare: async (_said, { onText: _text, ...reader }) => ({
      ask: async (): Promise<Answered<Answer>> => {
        const asking = { coach, user, reader };
        const heard = await (body.acts ? ofChip : understand)(body, scope, asking);
        const isUnderstood = heard.parts.length > 0 || heard.reply !== '';
        return { ...heard, isUnderstood, answeredBy: 'builtin' };
      },
      save: async ({ answeredBy, isUnderstood: _free, ...heard }, safety) => ({
        ...heard,
        safety,
        basicMode: isBasicMode({ answeredBy }),
      }),
    }),
    spoken: ({ reply }) => [reply],
  });
}
