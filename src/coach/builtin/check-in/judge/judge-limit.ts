import type { Amount } from '../text/amount.ts';
import { countOf } from '../text/numbers.ts';
import { inUnit } from '../text/quantities.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** “Did not go past the one check”. */
const STAYED_WITHIN =
  /\b(?:not|never|without) (?:even )?(?:go|gone|went|going|exceed\w*|get|pass\w*|spend|spent|creep|tip\w*|stray\w*)(?: (?:over|past|above|beyond|through|more))?\b|\b(?:not|never|no) (?:over|above|past|more than|beyond)\b/;

/** “One too many”, “lost count”, “smashed through the cap”. */
const EXCEEDED =
  /\b(?:\w+ )?too (?:many|much)\b|\blost count\b|\b(?:went|gone|was|am|crept|ran|sailed|shot|blew|blasted|smashed|tipped|strayed|pushed|burst|flew|nudged|spilled) (?:\w+ ){0,3}(?:over|past|above|beyond|through)\b|\b(?:well|way|miles|far|just|slightly|a bit) (?:over|past|above)\b|\b(?:exceeded|overshot|overdid|overspent|overran|blew|busted|broke|breached)\b|\bmore (?:\w+ )?than (?:i (?:should|meant|planned|wanted)|planned|allowed|intended|the limit|my \w+|\w+)\b|\bdouble (?:the|my|that)\b|\b(?:one|two|three|\d+|couple|few|bit|touch|tad|tenner|fiver|quid|minutes?|hours?) (?:too many|\w+ (?:over|past|above) (?:my |the )?(?:limit|cap|budget|allowance|target|max|quota)|(?:over|past|above)(?! (?:the )?(?:course|day|lunch|dinner|breakfast|weekend|morning|afternoon|evening))\b)|\b(?:and|then) (?:a |an )?(?:another|second|third|fourth|more)\b/;

const BINGED =
  /\b(?:binged?|bingeing|binging)\b|\b(?:whole|entire|full) (?:series|season|box ?set|packet|pack|carton|bag|bottle|box|tub|tin|crate|case)\b|\b(?:lost|wasted) (?:\w+ ){0,2}hours?\b|\b(?:for|spent) hours\b|\ball (?:day|night|evening|afternoon|morning)\b/;

/** “The whole box set”, unless an amount within the limit was named: “only three all day”. */
function isBinged({ stance, amounts, profile }: Said): boolean {
  const { text } = stance;
  if (!BINGED.test(text) || stance.polarity === 'neg') return false;
  if (/\b(?:only|just|off|away|stayed|kept|under|without)\b/.test(text)) return false;
  return !amounts.some((amount) =>
    profile.targets.some(({ unit, value }) => (inUnit(amount, unit) ?? Number.POSITIVE_INFINITY) <= value),
  );
}

const NOT_LESS =
  /\b(?:not|no|never) (?:any |much |really )?(?:less|fewer)\b|\b(?:more|extra|same|usual|as (?:always|ever|many|much))\b(?! (?:or less|than enough))/;
const LESS = /\b(?:less|fewer|cut (?:down|back)|reduced|halved|half)\b/;
const COUNTED =
  /\b(one|two|three|four|five|six|\d+)\b(?: \w+)? (?:instead(?: of)?|rather than|not|(?:where |and |when )?(?:it is |i )?(?:usually|normally)) (?:the )?(?:usual )?(one|two|three|four|five|six|\d+)\b/;

/** “Less beer today”, “one instead of two”: of a habit of less than usual, which names no amount; null where it is not told. */
function judgeLess(text: string): Verdict | null {
  const [had, usual] = (COUNTED.exec(text) ?? []).slice(1).map(countOf);
  if (had !== undefined && usual !== undefined) return had < usual ? verdicts.done : verdicts.notDone;
  if (NOT_LESS.test(text.replace(/\b(?:less|fewer) than (?:usual|\w+)\b/g, 'less'))) return verdicts.notDone;
  return LESS.test(text) ? verdicts.done : null;
}

/** A habit of at most so much. */
export function judgeLimit(said: Said): Verdict {
  const { stance, profile } = said;
  const { text } = stance;
  if (stance.mood === 'counterfactual') return verdicts.ambiguous;
  const less = profile.targets.length === 0 ? judgeLess(text) : null;
  if (less) return less;
  if (STAYED_WITHIN.test(text)) return verdicts.done;
  const isMeasured = said.amounts.some((amount) => profile.targets.some(({ unit }) => inUnit(amount, unit) !== null));
  if (EXCEEDED.test(text) && !(isMeasured && !/\b(?:over|past|above|beyond|too)\b/.test(text))) return verdicts.notDone;
  if (isBinged(said)) return verdicts.notDone;
  // “Third espresso by noon” of at most two.
  const place = ['third', 'fourth', 'fifth', 'sixth'].findIndex((word, at) =>
    new RegExp(`\\b${word} (?!of\\b)|\\bnumber ${['three', 'four', 'five', 'six'][at]}\\b`).test(text),
  );
  const [most] = profile.targets;
  if (place !== -1 && most && most.unit !== 'minute' && most.unit !== 'money' && stance.polarity !== 'neg')
    return place + 3 > most.value ? verdicts.notDone : verdicts.ambiguous;
  for (const target of profile.targets) {
    for (const amount of said.amounts) {
      const value =
        inUnit(amount, target.unit) ??
        ((isSpoken(said, amount) || (said.spans.length === 0 && amount.unit === '')) &&
        !/^(minute|money|km)$/.test(target.unit) &&
        !/^(minute|money|km)$/.test(amount.unit)
          ? amount.value
          : null);
      if (value === null) continue;
      if (value > target.value) return verdicts.notDone;
      return /\bso far\b/.test(text) ? verdicts.partial : verdicts.count;
    }
  }
  if (/\bso far\b/.test(text)) return verdicts.partial;
  if (
    /\b(?:not|no|never|none|zero|without|skipped|avoided|nothing|resisted|abstained|steered clear|gave .* a miss)\b/.test(
      text,
    ) &&
    !/\b(?:not (?:keep|stay|stick|manage|do)|nope$|forgot)\b/.test(text)
  )
    return verdicts.done;
  if (/\b(?:not (?:keep|stay|stick|manage|do)|nope|failed|forgot)\b|✗/.test(text)) return verdicts.notDone;
  if (/\b(?:kept|stayed|stuck|under|within|below|limit|managed|done|yes|only|met)\b|✓/.test(text)) return verdicts.done;
  return verdicts.ambiguous;
}

/** `two coffees`, `smoked 8`: what is counted is the habit's own. */
function isSpoken({ spans }: Said, amount: Amount): boolean {
  return spans.some(({ from, to }) => from < amount.to && to > amount.from);
}
