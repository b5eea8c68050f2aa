import type { Said } from './verdict.ts';
import { PAST_TO_BASE } from '../lexicon/word-lexicon.ts';

/** Verbs that report a deed whatever its object: “did the flow”, “knocked out my lengths”. */
const LIGHT =
  /^(did|done|finished|completed|managed|smashed|nailed|crushed|aced|rocked|ticked|checked|got|gotten|knocked|banged|sorted|hit|reached|made|went|gone|had|took|taken|happened|kept|stuck|squeezed|fitted|powered|achieved|accomplished|conquered|dusted|counted|logged|marked|recorded|bagged|boshed|spent|been|sailed|dragged|forced|enjoyed|loved|ploughed|pushed|chalked|snuck|sneaked|cranked|clocked|racked|beat|exceeded|covered|churned|blasted|blitzed|wrapped|tackled|practised|worked|ended|started|was|were|felt|sent|put|said|gave|given|killed|destroyed|demolished|wrecked|exhausted|wiped|floored|planned|stayed|showed|shown|fixed|pulled|threw|met|joined|attended|left|came|earned|rounded|topped|hammered|polished|rattled|whipped|popped|dashed|fired|used|tried|whizzed|breezed|clocked|notched|posted|ate|drank|followed|survived|delivered|submitted|handed|ran|walked|remembered|hurt|slogged|settled|began|cut|set|battled|struggled|included|owned|slayed|caught|shot|found|let|read|rolled|cleared|led|sat|stood|paid|dealt|ripped|tore|rattled|brought|filled)$/;

const NO_VERB_AFTER =
  /^(to|not|will|would|could|should|be|being|am|can|must|the|a|my|was|were|is|are|got|get|been|very|so|too|really|bit)$/;

function isPastVerb(word: string): boolean {
  return PAST_TO_BASE.has(word) || (word.length > 4 && /[^e]ed$/.test(word));
}

/** True when the only deed of the clause is another act: “bought a yoga mat” is no yoga. */
export function isOtherAct({ clause, stance, tokens, spans }: Said): boolean {
  // A denied denial (“nearly skipped”) was read as the deed itself.
  if (spans.length === 0 || stance.text !== clause.text) return false;
  const owned = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  let hasOther = false;
  for (let at = clause.from; at < clause.to; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (word === '✓' || word === 'yes') return false;
    if (!isPastVerb(word)) continue;
    // “The piano got tuned”: what was got is the other act.
    if (word === 'got' && isPastVerb(tokens[at + 1]?.word ?? '') && at + 1 < clause.to) {
      hasOther = true;
      continue;
    }
    const isDusting = word === 'dusted' && tokens[at - 1]?.word !== 'and';
    if (owned(at) || (LIGHT.test(word) && !isDusting)) return false;
    if (!NO_VERB_AFTER.test(tokens[at - 1]?.word ?? '')) hasOther = true;
  }
  return hasOther;
}
