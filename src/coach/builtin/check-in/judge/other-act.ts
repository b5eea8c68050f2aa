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

/** Acts on the things of a habit that are not the habit itself: “bought a yoga mat”, “the gym closed”. */
const NO_DEED =
  /^(?:bought|ordered|lost|fell|opened|closed|sat|explained|said|found|saw|watched|heard|thought|talked|told|dusted|broke|looked|sold|left|dropped|forgot|missed|wanted|liked|hated|wished|hoped|tried|needed|dreamt|dreamed|noticed|spotted|charged|moved|borrowed|lent|returned|priced|googled|admired|considered|planned|downloaded|installed|unwrapped|received|discussed|mentioned|cancelled|skipped|passed|avoided|dodged|bailed|postponed|delayed|tuned|locked|changed|stopped|ended|failed|arrived|stayed|rested|died|stared|remembered|decided|promised|argued|worried|wondered|laughed|cried|complained|moaned|joked|started|begun|began|interrupted|blocked|booked|wasted|tired|bored|scheduled|expected|required|supposed|invited|asked|ruined|tempted|stressed|exhausted|rammed|packed|crowded|mobbed|jammed|flooded)$/;

/** Words that may stand before the verb. */
const LEAD =
  /^(?:and|but|so|then|also|i|we|just|have|had|finally|even|actually|quickly|plus|already|eventually|yes|today|tonight|both|all|well)$/;

/** “Sent Kofi a thank-you line”: the clause opens with a deed of the past. */
export function opensWithDeed({ clause, stance }: Said): boolean {
  const first = clause.words.find((word) => !LEAD.test(word)) ?? '';
  return stance.isPast && isPastVerb(first) && !NO_DEED.test(first);
}

/** Of irregular verbs, what stands behind what was done: “page written”. */
const PARTICIPLE =
  /^(?:written|drawn|sung|eaten|drunk|taken|sent|paid|made|fed|swept|hung|built|learnt|spent|held|kept|met|rung|worn|lit|wound|swum|ridden|read|cut|put)$/;

/** “Difficult email answered”: the deed stands behind what it was done to. */
export function endsWithDeed({ clause, tokens, spans }: Said): boolean {
  const last = clause.words.at(-1) ?? '';
  const at = tokens.findLastIndex(({ word }, place) => place < clause.to && word === last);
  const isBehind = spans.some(
    ({ to }) => to === at || (to === at - 1 && /^(?:is|are|was|were|all|got)$/.test(tokens[to]?.word ?? '')),
  );
  return isBehind && isPastVerb(last) && (last.endsWith('ed') || PARTICIPLE.test(last)) && !NO_DEED.test(last);
}
