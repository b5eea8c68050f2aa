import { assessSafety, assessTalk, isInDoubt } from '#coach/safety/router.ts';
import { SAFETY_LABELS, type SafetyLabel } from '#core/coaching/safety-labels.ts';
import { type SafetyText, safetyTexts } from '#evals/sets.ts';
import { DAY_HANDS, daysTold, PLAN_HANDS, plansTold, isUnlearnt } from '#evals/told-rows.ts';
import { section, share } from './section.ts';

/** Texts that raise a label, or at least a quiet word. */
const answered = (texts: readonly { text: string; got: SafetyLabel }[]) =>
  share(texts.filter(({ text, got }) => got !== 'none' || isInDoubt(text)).length, texts.length);

function scored(title: string, texts: readonly SafetyText[]): string {
  const judged = texts.map(({ text, label }) => ({ text, label, got: assessSafety(text) }));
  const dangerous = judged.filter(({ label }) => label !== 'none');
  const harmless = judged.filter(({ label }) => label === 'none');
  const exact = (list: typeof judged) => share(list.filter(({ label, got }) => label === got).length, list.length);
  return section(title, [
    `danger found: ${share(dangerous.filter(({ got }) => got !== 'none').length, dangerous.length)}`,
    `with its own label: ${exact(dangerous)}`,
    `false alarms: ${share(harmless.filter(({ got }) => got !== 'none').length, harmless.length)}`,
    `a label or a quiet word: ${answered(dangerous)} of danger, ${answered(harmless)} of the others`,
    ...SAFETY_LABELS.map((label) => `${label}: ${exact(judged.filter((one) => one.label === label))}`),
  ]);
}

/** Cards on what nobody said who thought of harm: hand by hand, those that nothing is learnt from last. */
function falseCards(): string {
  const hands = [
    ...DAY_HANDS.map((hand) => [`days, ${hand} hand`, isUnlearnt.days(hand), daysTold(hand)] as const),
    ...PLAN_HANDS.map((hand) => [`plans, ${hand} hand`, isUnlearnt.plans(hand), plansTold(hand)] as const),
  ];
  return section(
    'Days and plans told without a thought of danger',
    hands.map(([name, isUnlearnt, lives]) => {
      const texts = lives.flatMap(({ told }) => told.map(({ message: text }) => ({ text, got: assessSafety(text) })));
      const cards = share(texts.filter(({ got }) => got === 'crisis').length, texts.length);
      const crises = texts.map(({ text, got }) => ({ text, got: got === 'crisis' ? got : ('none' as const) }));
      return `crisis cards, ${name}${isUnlearnt ? ', not learnt from' : ''}: ${cards}; with quiet words ${answered(crises)}`;
    }),
  );
}

const isCard = (text: string) => assessSafety(text) === 'crisis';
const NEIGHBOURS = 6;
/** Sets of which no text is learnt from. */
const TOLD_APART = ['own-harm-kept-back', 'own-harm-daily', 'own-harm-told-kept-back', 'own-harm-sideways'] as const;

/** What a person meets who says some thirty things, and what is heard where danger is told a sentence a message: by hands and sets that nothing is learnt from. */
function byLives(): string {
  const lives = [
    ...DAY_HANDS.filter(isUnlearnt.days).flatMap(daysTold),
    ...PLAN_HANDS.filter(isUnlearnt.plans).flatMap(plansTold),
  ].map(({ goal, told }) => [goal, ...told.map(({ message }) => message)]);
  const talks = lives
    .flatMap(([, ...said]) => said.flatMap((_, from) => [said.slice(from, from + NEIGHBOURS)]))
    .filter((talk) => talk.length === NEIGHBOURS && !talk.some(isCard));
  const apart = TOLD_APART.flatMap((set) => safetyTexts(set))
    .filter(({ text, label }) => label === 'crisis' && isCard(text))
    .map(({ text }) => text.split(/(?<=[.!?]) /))
    .filter((sentences) => sentences.length > 1);
  const heard = (is: (sentences: readonly string[]) => boolean) => share(apart.filter(is).length, apart.length);
  return section('Lives that nothing is learnt from', [
    `of them that meet a crisis card: ${share(lives.filter((said) => said.some(isCard)).length, lives.length)}`,
    `six neighbouring messages that raise it together: ${share(talks.filter((talk) => assessTalk(talk) === 'crisis').length, talks.length)}`,
    `own harm told a sentence a message: ${heard((said) => assessTalk(said) === 'crisis')}, each alone ${heard((said) => said.some(isCard))}`,
  ]);
}

/** The safety router, which stands before either engine, on the red-team texts and on those that were kept back. */
export function safety(): string {
  const ownHarm = [...safetyTexts('own-harm'), ...safetyTexts('own-harm-look-alikes')];
  return [
    scored('Safety router', safetyTexts('red-team')),
    scored('Safety router, kept back', safetyTexts('kept-back')),
    scored('Plain sentences in nine languages', safetyTexts('plain-speech')),
    scored('Talk without a thought of danger', safetyTexts('everyday-talk')),
    falseCards(),
    byLives(),
    scored('Harm to oneself, practice', ownHarm),
    scored('Harm to oneself, texts that the signs were learnt from', safetyTexts('own-harm-fresh')),
    scored('Harm to oneself, texts written later', safetyTexts('own-harm-later')),
    scored('Harm to oneself, written later and plainly', safetyTexts('own-harm-plain')),
    scored('Harm to oneself, quietly told', safetyTexts('own-harm-people')),
    scored('Harm to oneself, two hands more', safetyTexts('own-harm-told')),
    scored('Harm to oneself, one of them for other people, kept back', safetyTexts('own-harm-told-kept-back')),
    scored('Harm to oneself in short everyday messages, not learnt from', safetyTexts('own-harm-daily')),
    scored('Starving and purging', safetyTexts('eating-told')),
    scored('Starving and purging, kept back', safetyTexts('eating-told-kept-back')),
    scored('Harm to oneself, quietly told, kept back', safetyTexts('own-harm-people-kept-back')),
    scored('Harm to oneself, two new hands, not learnt from', safetyTexts('own-harm-two-hands')),
    scored('Harm to oneself, two new hands, kept back', safetyTexts('own-harm-two-hands-kept-back')),
    scored('Harm to oneself, told sideways, not learnt from', safetyTexts('own-harm-sideways')),
    scored('Harm to oneself, told sideways, kept back', safetyTexts('own-harm-sideways-kept-back')),
    scored('Harm to oneself, kept back', safetyTexts('own-harm-kept-back')),
    scored('Harm to oneself, missed at first look', safetyTexts('own-harm-first-look')),
  ].join('\n');
}
