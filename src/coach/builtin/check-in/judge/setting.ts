import { textOf } from '../text/normalise.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** “Phone outside the bedroom” is not done with the phone under the pillow. */
const AWAY = /\b(?:outside the bedroom|out of (?:the bedroom|reach)|(?:an)?other room|away from)\b/i;

export const NEARBY =
  /\b(?:in bed|in (?:the|my) bedroom|under my pillow|by (?:my|the) bed|next to (?:my bed|my pillow|me)|bedside|in my hand|beside me|in my pocket|on my desk|(?:to|into) bed|(?:into|to) the bedroom|under the (?:duvet|covers)|on (?:my|the) (?:bedside|pillow|nightstand|bedside table))\b/;

/** “The sink is full”, “my desk is a tip”: the state that the habit ends. */
const TIDIED = /\b(?:empty|clear|clean|tidy|wash|declutter|organise|scoop|muck|sweep|fold)\b/i;

const MESSY =
  /(?:\bis|\bare|'s|\bstill|\blooks?)\b.*\b(?:full|messy|dirty|a tip|a mess|a state|a bomb|overflowing|piled|stacked|filthy|chaos|caked|crusty|grubby|muddy|stained|sticky|greasy|unwashed)\b/;

const KEPT_AWAY = /\b(?:without|away from|out of|free of)\s+(?:an? |the |my |any )?([a-z]+)/gi;

const FAMILIES: readonly (readonly string[])[] = [
  'phone screen screens mobile insta instagram tiktok youtube whatsapp netflix tv telly twitter facebook reddit'.split(
    ' ',
  ),
  'screen screens tv telly youtube netflix phone laptop tablet ipad'.split(' '),
  'desk keyboard computer laptop zoom'.split(' '),
  'bedroom bed duvet pillow nightstand covers'.split(' '),
];

/** Words for what the habit is to be done away from: `lunch away from my desk`, `a walk without my phone`. */
export function keptAwayFrom(description: string): Set<string> {
  const nouns = [...description.toLowerCase().matchAll(KEPT_AWAY)].map((found) => found[1] ?? '');
  return new Set(nouns.flatMap((noun) => [noun, ...FAMILIES.filter(([first]) => first === noun).flat()]));
}

function intrusion(said: Said): Verdict | null {
  const { clause, tokens, spans, stance, profile } = said;
  const banned = keptAwayFrom(profile.habit.description);
  if (banned.size === 0 || /\b(?:thing|one|part|bit|habit|goal|rule)\b/.test(clause.text)) return null;
  const at = tokens.findIndex(({ word }, place) => place >= clause.from && place < clause.to && banned.has(word));
  if (at === -1) return null;
  const before = textOf(tokens, Math.max(clause.from, at - 4), at);
  const isOut =
    /\b(?:no|without|away from|off|outside|out of|left|leaving|ditched|put|putting|zero|not|sans|minus|hid)\b/.test(
      before,
    ) || /\b(?:away|off|down|outside|upstairs|downstairs|elsewhere|at home|left|free)\b/.test(clause.text);
  if (isOut)
    return /\b(?:no|without|zero|sans)(?: \w+)?$/.test(before) && spans.length > 0 && stance.mood === 'fact'
      ? verdicts.done
      : null;
  const isNamed = spans.some(({ from, to }) => at < from || at >= to);
  return isNamed || clause.link === 'but' ? verdicts.notDone : verdicts.ambiguous;
}

/** “Charge my phone in the hallway”, “phone in a drawer during dinner”. */
const PARKED =
  /\b(?:phone|mobile|devices?|screens?|tablet|laptop)\b.*\b(?:hall|hallway|kitchen|drawer|box|basket|downstairs|landing|lounge|living room|outside (?:the )?bedroom|another room|other room|out of (?:(?:the )?bedroom|reach|sight)|away)\b|\bsleep without (?:the |my )?phone\b|\b(?:dinner|meals?|lunch|breakfast|supper|tea|eat)\b.*\bwithout (?:\w+ )?(?:phones?|screens?|devices?)\b/i;
/** “In bed by ten with my phone downstairs”: bed is where to be. */
const ABED = /^(?:(?:be|go|get|in|to) ){0,2}bed\b/i;
const isElsewhere = ({ clock, habit }: Said['profile']) => clock?.sense === 'after' || ABED.test(habit.description);
const PUT_THERE =
  /\b(?:(?:in|on|to|at|by|into) (?:the |my |a |its )?(?:hall|hallway|landing|kitchen|drawer|box|basket|lounge|living room|study|bathroom|office|bag|coat|car|loft|garage|shelf|bookcase|hook|front door|locker|dock)|downstairs|upstairs|another room|other room|next door|outside the (?:bedroom|room)|out of (?:sight|reach|the (?:bed)?room)|locked away|stashed|hidden)\b/;
const WITH_ONE = /\b(?:phone|mobile) .*\b(?:with me|on my (?:face|chest))\b|\bwith (?:the|my) (?:phone|mobile)\b/;
const AT_THE_MEAL =
  /\b(?:at|on) (?:the )?(?:dinner )?table\b|\bbetween (?:bites|courses)\b|\bover (?:dinner|lunch|breakfast|tea)\b/;
const USED = /\b(?:scroll\w*|texting|texted|checking|checked|swip\w+|tiktok|insta\w*|emails?|replying|using|used)\b/;

/** Where the thing was that is to be kept away; null when that is not said. */
export function parking({ stance, profile }: Said): Verdict | null {
  const { description } = profile.habit;
  if (!PARKED.test(description) || isElsewhere(profile)) return null;
  const isMeal = /\b(?:dinner|meals?|lunch|breakfast|table|supper|tea)\b/i.test(description);
  if (isMeal && AT_THE_MEAL.test(stance.text) && (USED.test(stance.text) || stance.polarity !== 'neg'))
    return verdicts.notDone;
  if (stance.polarity === 'neg') return null;
  if (NEARBY.test(stance.text) || WITH_ONE.test(stance.text)) return verdicts.notDone;
  return PUT_THERE.test(stance.text) && !USED.test(stance.text) ? verdicts.done : null;
}

/** A state or a place that decides by itself: the sink still full, the phone beside the bed, lunch at the desk. */
export function judgeSetting(said: Said): Verdict | null {
  const { stance, profile } = said;
  if (stance.mood !== 'fact') return null;
  const { description } = profile.habit;
  const parked = parking(said);
  if (parked) return parked;
  if (AWAY.test(description) && NEARBY.test(stance.text) && stance.polarity !== 'neg') return verdicts.notDone;
  const isMess = TIDIED.test(description) && MESSY.test(stance.text) && stance.polarity !== 'neg' && !stance.isPast;
  return isMess ? verdicts.notDone : intrusion(said);
}

const UNTIL = /\b(?:until|till|til) \w/;
const NAMES_TIME = /\b(?:until|till|before|first|morning)\b/i;

/** “Did not smoke until lunch” of a whole day without: what came after lunch is not told. */
export function isOnlyUntil({ stance, profile }: Said): boolean {
  const isUpTo = stance.polarity === 'neg' && profile.clock === null && UNTIL.test(stance.text);
  return isUpTo && !NAMES_TIME.test(profile.habit.description);
}
