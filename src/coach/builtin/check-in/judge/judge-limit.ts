import { type Amount, inUnit } from '../text/quantities.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** A habit of at most so much. */
export function judgeLimit(said: Said): Verdict {
  const { stance, profile } = said;
  const { text } = stance;
  if (
    /\b(?:went|over|too much|too many|more than|exceeded|above|blew|broke)\b/.test(text) &&
    /\b(?:over|too|more than|exceeded|above|limit|blew|broke)\b/.test(text) &&
    !/\bnot (?:go|gone) over\b/.test(text)
  )
    return verdicts.notDone;
  const isBinge =
    /\b(?:binged?|bingeing|binging)\b|\b(?:whole|entire|full) (?:series|season|box ?set|packet|bag|bottle|box|tub|tin)\b|\b(?:lost|wasted) (?:\w+ ){0,2}hours?\b|\b(?:for|spent) hours\b|\ball (?:day|night|evening|afternoon|morning)\b/.test(
      text,
    );
  if (isBinge && stance.polarity !== 'neg' && !/\b(?:off|away|stayed|kept|under|without)\b/.test(text))
    return verdicts.notDone;
  // “Third espresso by noon” of at most two.
  const place = ['third', 'fourth', 'fifth', 'sixth'].findIndex((word) =>
    new RegExp(`\\b${word} (?!of\\b)`).test(text),
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
    /\b(?:not|no|none|zero|without|skipped|avoided|nothing)\b/.test(text) &&
    !/\b(?:not (?:keep|stay|stick|manage|do)|nope$|forgot)\b/.test(text)
  )
    return verdicts.done;
  if (/\b(?:not (?:keep|stay|stick|manage|do)|nope|failed|forgot)\b|✗/.test(text)) return verdicts.notDone;
  if (/\b(?:kept|stayed|stuck|under|within|below|limit|managed|done|yes|only|met)\b|✓/.test(text)) return verdicts.done;
  return verdicts.ambiguous;
}

/** `two coffees`: the counted noun is the habit's own word. */
function isSpoken({ spans }: Said, amount: Amount): boolean {
  return amount.unit !== '' && spans.some(({ from, to }) => from < amount.to && to > amount.from);
}
