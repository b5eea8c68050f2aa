import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases } from '#coach/text/phrases.ts';
import { WEIGHTS } from '../habit/profile-words.ts';
import { lemma, textOf } from '../text/normalise.ts';
import { minutesPast } from '../text/quantities.ts';
import { isOnlyUntil, parking } from './setting.ts';
import { getClock, type Said, type Verdict, verdicts } from './verdict.ts';

const KEPT =
  /\b(?:stayed|kept|stuck|managed|resist\w*|avoided|held (?:out|off|firm|strong)|steered clear|stood firm|on the wagon|clean|said no|turned down|passed on|went without|did without|left|charged|charging|away|off|downstairs|another room|other room|in the (?:kitchen|hall|hallway|drawer|lounge|living room|car|bag|study)|in (?:my|its|the) (?:bag|box|drawer|basket|pocket)|skipped|swerved|dodged|refused|gave .* a miss|done|yes|success|successful|nailed|smashed|completed|still (?!\w+ing\b|on\b|at\b)|day \d+|swapped|switched to|moved on to|survived|got through|made it|held|free|instead|did (?:it|so|well|great|good|that)|did$)\b|✓/;

/** “Stayed strong until the cake”, “kept it to one glass”, “kept betting”: kept for a while, or not at all. */
const KEPT_UNTIL =
  /\b(?:strong|good|well|clean|fine|great|sober|firm|perfect|held (?:out|on)|resist\w*)\b.*\b(?:until|till|til|before)\b|\bkept (?:it|myself|things) (?:down )?to (?:just |only )?(?:an?|one|two|three|half|\d+)\b|\bkept (?:on )?(?!going\b|moving\b)\w+ing\b/;

/** Of the thing itself rather than of the limit these say that it was had: “smashed a cheesecake”. */
const HAD_AS_DEED =
  /\b(?:managed|smashed|nailed|crushed|completed|finished|did|got through|made it through) (?:an?|the|my|another|some|half|whole|all|two|three|four|five|six|\d+)\b/;

const BROKEN =
  /\b(?:broke|blew|caved|slipped|slip|slipped up|gave in|relapsed|lapsed|cracked|crumbled|succumbed|gave into|fell off|could not resist|could not help|weak|failed|fail|nope|weakened|ruined|lost|indulged|sneaked|snuck|cheated|guilty|busted|weakness|temptation won|had its way|(?:got|beat|broke|defeated|tempted|lured|hooked|sucked|reeled|twisted|seduced|ambushed|did for|called to|led|talked) (?:me|my arm)(?! (?:up|out|home|through|going|moving|off))|got the better of|too (?:good|tempting|much) to resist|in a weak moment|on a whim|no willpower|zero willpower|cheeky|only (?:one|two|a few|a couple))\b|✗/;

const CONSUMED =
  /\b(?:had|have had|bummed|cadged|begged|ate|eaten|drank|drunk|smoked|vaped|puffed|lit|sparked|cracked open|opened|sneaked|snuck|nicked|finished|demolished|polished off|scoffed|wolfed|grabbed|ordered|took|bought|watched|scrolled|doomscrolled|checked|used|played|spent|got|downed|necked|sank|inhaled|devoured|munched|nibbled|snacked|binged|gambled|bet|raided|picked up|looked at|went on|was on|were on|on|glued|stuffed|tucked into|helped myself|chewed|bit|gnawed|picked at|squeezed|drove|went to|poured|shared|tried|treated|then|was out|were out|came out|did (?:eat|drink|smoke|buy|have|check|scroll|order|watch|bet|play|open))\b/;

const wordsUpTo = ({ clause, tokens }: Said, to: number): string => textOf(tokens, clause.from, to);

const wordsBefore = (said: Said): string => wordsUpTo(said, Math.min(...said.spans.map(({ from }) => from)));

/** “No snacks”, “smoke-free”, “sober”: the limit itself is named, not what it keeps away. */
function namesLimit(said: Said): boolean {
  if (said.spans.length === 0) return false;
  // “The coffee thing yes” names the habit, not a coffee.
  if (said.spans.some(({ to }) => /^(?:thing|part|habit|goal|rule|limit|box)$/.test(said.tokens[to]?.word ?? '')))
    return true;
  if (
    said.spans.some(
      ({ from, to }) =>
        (to - from === 1 && /^\d$/.test(said.tokens[from]?.word ?? '')) ||
        /^(?:first|second|third|fourth|last|latter|former)$/.test(said.tokens[from]?.word ?? ''),
    )
  )
    return true;
  // “My tea without biscuits”
  if (said.spans.some(({ from }) => /\b(?:without|free of)(?: (?:the|my|any|a))?$/.test(wordsUpTo(said, from))))
    return true;
  const before = wordsBefore(said);
  if (
    /\b(?:no|zero|0|without|free of|off|not (?:a|one|any|a single|even)|none|neither|nor|nil)(?: \w+){0,2}$/.test(
      before,
    )
  )
    return true;
  return said.spans.some(({ from, to }) => {
    if (to - from > 1 && /^(?:no|zero)$/.test(said.tokens[from]?.word ?? '')) return true;
    const inside = said.tokens.slice(from, to + 1).map(({ word }) => word);
    return inside.some((word) =>
      /^(free|sober|dry|teetotal|meatless|veggie|vegetarian|vegan|clean|unsweetened|sugarless)$/.test(word),
    );
  });
}

function windowVerdict(said: Said): 'inside' | 'outside' | 'unknown' {
  const { profile, stance } = said;
  const clock = said.clocks.find((at) => said.tokens[at.from - 1]?.word !== 'since') ?? null;
  if (profile.clock) {
    if (clock) {
      const past = minutesPast(clock, profile.clock);
      return (profile.clock.sense === 'before' ? past < 0 : past > 0) ? 'inside' : 'outside';
    }
    if (profile.clock.sense === 'before')
      return /\b(?:straight away|first thing|as soon as|woke|this morning|breakfast|waking)\b/.test(stance.text)
        ? 'inside'
        : 'unknown';
    return /\b(?:late|midnight|before bed|in bed|last thing|middle of the night|bedtime|supper|evening|tonight|late night)\b/.test(
      stance.text,
    )
      ? 'inside'
      : 'unknown';
  }
  if (/\bfirst (?:hour|thing|half|\d+)/i.test(profile.habit.description)) {
    return /\b(?:straight away|first thing|first hour|as soon as|woke|waking|this morning|breakfast|in bed|before (?:i )?g[eo]t(?:ting)? up)\b/.test(
      stance.text,
    )
      ? 'inside'
      : 'unknown';
  }
  return hasContext(said) ? 'inside' : 'unknown';
}

const groupsOf = (list: string) => phrases(list).map((group) => group.split(' '));
const SAME_SETTING = groupsOf(knowledge.acts.words.sameSetting);

/** A limit for a place or a time is broken only there. */
function hasContext({ profile, clause }: Said): boolean {
  const wanted = profile.terms
    .filter(({ weight }) => weight < 1)
    .flatMap(({ lemmas }) => lemmas)
    .filter((word) => !/^(?:weeknight|weekday|workday|weekend|day|today)$/.test(word));
  if (wanted.length === 0) return true;
  const groups = SAME_SETTING.map((group) => group.map(lemma)).filter((group) =>
    wanted.some((word) => group.includes(word)),
  );
  const known = new Set([...wanted, ...groups.flat()]);
  return clause.words.some((word) => known.has(lemma(word)));
}

/** “No snacks: done”, “not smoke-free”: the limit itself was kept or broken. */
function judgeNamedLimit(text: string): Verdict {
  const rest = text.replace(/\b(?:no|zero|without|none|not (?:a|one|any|a single|even))\b/g, '');
  const isDenied =
    text.endsWith(' no') ||
    /\bso much for\b/.test(text) ||
    /\bnot (?:a |an |exactly |very |so )*(?:dry|sober|clean|\w+ free)\b/.test(text) ||
    (/\b(?:not|never|did not|was not|no longer|nope|fail\w*|broke\w*|blew|ruined|struggled|impossible)\b|✗/.test(
      rest,
    ) &&
      !/\bnot (?:have|had|touch|smoke|drink|eat|even)\b/.test(rest));
  return isDenied || (BROKEN.test(rest) && !/\bonly\b/.test(rest)) ? verdicts.notDone : verdicts.done;
}

/** What was to be avoided was not done. */
function judgeRefusal({ stance: { text } }: Said): Verdict {
  const isFailed = /✗|\bnope$|\bfail\w*$|\bnot (?:ok|good|great|kept|so good)$|\bforgot\w*\b/.test(text);
  return isFailed ? verdicts.notDone : verdicts.done;
}

/** What was to be avoided was done, if it was the very thing, at the time and place that count. */
function judgeConsumption(said: Said, isInside: boolean): Verdict {
  const { stance, profile } = said;
  const { text } = stance;
  const isConsumed = CONSUMED.test(text) || stance.isPast || said.amounts.length > 0 || isShortReport(said);
  if (!isConsumed || /\b(?:wanted|fancied|craved|tempted|tempting|offered|smelt|watched others)\b/.test(text)) {
    return verdicts.ambiguous;
  }
  const isNarrowed =
    profile.modifiers.length > 0 && !said.clause.words.some((word) => profile.modifiers.includes(lemma(word)));
  const isBought = /\b(?:bought|costa|starbucks|cafe|pret|greggs|barista|drive)\b/.test(text);
  if (isNarrowed && profile.modifiers.includes('takeaway') && isBought) return verdicts.notDone;
  if (isNarrowed && said.spans.some(({ weight }) => weight === 3)) return verdicts.ambiguous;
  return isInside ? verdicts.notDone : verdicts.ambiguous;
}

/** “Walked past the sweet jar without touching it”. */
const PASSED_BY =
  /\bwithout (?:even )?(?:touching|having|eating|buying|opening|drinking|taking|lighting|caving|giving in|stopping|looking)\b|\b(?:walked|went|drove|strolled|marched|sailed) (?:straight |right )?(?:past|by)\b/;

/** “Coffee yes”: said of the thing itself, unless the habit names how it is kept. */
function judgeYes({ stance, profile, clause }: Said): Verdict | null {
  const answer = /(?:^|\s)(yes|✓)$/.exec(stance.text)?.[1];
  if (answer === undefined) return null;
  // “Phone yes” of “phone away at dinner” says that it was away.
  const isNamedKept = /\b(?:away|off|down|free|parked|outside|closed)\b/i.test(profile.habit.description);
  if (isNamedKept && clause.words.length <= 2) return verdicts.done;
  if (clause.words.length > 4) return null;
  return answer === 'yes' ? verdicts.notDone : verdicts.ambiguous;
}

/** From when or until when it was off, against what the habit asks. */
function judgeOffTime(said: Said): Verdict | null {
  const { text } = said.stance;
  const { clock } = said.profile;
  const isStillAtIt = /\bstill (?:\w+ing|on|at|up)\b/.test(text);
  const off = isStillAtIt || /\b(?:off|away|down|closed|shut|out)\b/.test(text) ? getClock(said) : null;
  if (off && isStillAtIt && clock?.sense === 'after')
    return minutesPast(off, clock) > 0 ? verdicts.notDone : verdicts.ambiguous;
  if (off && clock?.sense === 'after') return minutesPast(off, clock) <= 0 ? verdicts.done : verdicts.notDone;
  // “Inbox shut till ten” against until ten.
  const until = getClock(said);
  const isShutTill =
    /\b(?:closed|shut|off|away|untouched)\b.* (?:till|until|til|to)\b/.test(text) &&
    said.tokens[(until?.from ?? 0) - 1]?.word !== 'after';
  if (until && isShutTill && clock?.sense === 'before' && minutesPast(until, clock) >= 0) return verdicts.done;
  return null;
}

/** “Was not going to”, “swore I would not”. */
const MEANT_NOT_TO =
  /\b(?:was|were) not (?:going|planning|meaning|supposed|meant|intending) to\b|\b(?:swore|said|promised|vowed|told myself) (?:i would not|i will not|not to)\b|\b(?:did not|had not) (?:mean|plan|planned|intend) to\b/;

/** “Keep my phone out of the bathroom”: only the thing itself, at that place, breaks it. */
const PLACED = /^(?:keep|leave|put|park|charge|lock|hide|store) /i;
const PLACE_OUT = /\b(?:out of|outside|away from|off) (?:the |my |our )?(\w+)/i;
const SAME_PLACE = groupsOf(knowledge.acts.words.samePlace);

function isElsewhere({ profile, clause, spans }: Said): boolean {
  const { description } = profile.habit;
  if (!PLACED.test(description)) return false;
  const place = PLACE_OUT.exec(description)?.[1]?.toLowerCase();
  const near = SAME_PLACE.find((group) => place !== undefined && group.includes(place));
  if (near) return !near.some((word) => clause.words.includes(word));
  return spans.every(({ weight }) => weight < WEIGHTS.narrow);
}

/** A habit of not doing: kept, broken, or neither to be told. */
export function judgeAvoid(said: Said): Verdict {
  const { stance } = said;
  const { text } = stance;
  if (stance.isCounted) return verdicts.done;
  const parked = stance.mood === 'fact' ? parking(said) : null;
  if (parked) return parked;
  if (/\b(?:fell|come|came|tumbled) off the (?:wagon|rails)\b/.test(text)) return verdicts.notDone;
  if (/\bon the wagon\b/.test(text) && stance.polarity !== 'neg' && stance.mood === 'fact') return verdicts.done;
  if (PASSED_BY.test(text) && !BROKEN.test(text)) return verdicts.done;
  // “Was not going to drink but …”: what was meant was not what was done.
  if (MEANT_NOT_TO.test(text)) return verdicts.notDone;
  // “Phone was on the table” of a phone-free dinner.
  const isContrary = said.spans.some(({ isOpposite, weight }) => isOpposite && weight >= WEIGHTS.concept);
  if (isContrary && stance.polarity !== 'neg' && stance.mood === 'fact' && windowVerdict(said) === 'inside')
    return verdicts.notDone;
  const isLimit = namesLimit(said);
  const isWindowed = windowVerdict(said);
  if (/\bso far\b/.test(text)) return verdicts.future;
  if (stance.mood === 'counterfactual' || isOnlyUntil(said)) return verdicts.ambiguous;
  // A smoke-free morning leaves the day open.
  if (isLimit && /\b(?:free|dry|sober|clean) (?:morning|afternoon|hour|start)\b/.test(text)) return verdicts.ambiguous;
  if (isLimit) return judgeNamedLimit(text);
  if (stance.polarity === 'neg' && !/\b(?:could not resist|could not help)\b/.test(text)) return judgeRefusal(said);
  const told = judgeYes(said) ?? judgeOffTime(said);
  if (told) return told;
  if (isElsewhere(said) && !KEPT.test(text)) return verdicts.ambiguous;
  if (isOwnDeed(said)) return judgeConsumption(said, isWindowed === 'inside');
  if (BROKEN.test(text)) return isWindowed === 'outside' ? verdicts.ambiguous : verdicts.notDone;
  const isUntil = KEPT_UNTIL.test(text) && said.clocks.length === 0;
  if (isUntil || HAD_AS_DEED.test(text)) return isWindowed === 'outside' ? verdicts.ambiguous : verdicts.notDone;
  // “Games night was done by ten” speaks of the thing, not of the limit.
  if (/\b(?:was|were|got|all) done\b/.test(text)) return verdicts.ambiguous;
  if (
    KEPT.test(text) &&
    (!CONSUMED.test(text) ||
      /\b(?:stayed|kept|left|charg\w+|resist\w*|avoided|away|switched off|turned off|spent the (?:night|evening|day|morning)|off at|steered|✓)\b/.test(
        text,
      ))
  )
    return verdicts.done;
  if (/\blast\b/.test(text) && said.clocks.length > 0 && said.profile.clock?.sense === 'after')
    return isWindowed === 'inside' ? verdicts.notDone : verdicts.done;
  if (/\bfirst\b/.test(text) && said.clocks.length > 0 && said.profile.clock?.sense === 'before')
    return isWindowed === 'inside' ? verdicts.notDone : verdicts.done;
  if (isBareSome(said) && isWindowed === 'inside' && profileIsWhole(said)) return verdicts.notDone;
  return judgeConsumption(said, isWindowed === 'inside');
}

/** “Moaned my head off”, “vaped like a chimney”: the very act, in the past. */
function isOwnDeed({ spans, tokens, stance }: Said): boolean {
  if (
    /\b(?:stayed|kept|resist\w*|avoided|refused|stopped|quit|almost|nearly|instead of|without|until|till|last)\b/.test(
      stance.text,
    )
  )
    return false;
  return spans.some(
    ({ from, to, weight }) =>
      weight >= 2 &&
      to - from === 1 &&
      /^(?:moaned|whinged|complained|bitched|swore|cursed|shouted|yelled|snapped|gossiped|vaped|smoked|puffed|gambled|bet|punted|scrolled|doomscrolled|binged|gamed|snacked|grazed|nibbled|munched|snoozed|napped|dozed|drank|boozed|splurged|bit|chewed|gnawed|picked|scratched|slouched|slumped|hunched|drove|lied|interrupted|procrastinated)$/.test(
        tokens[from]?.word ?? '',
      ),
  );
}

/** “A square of Lindt”, “whole bag of crisps”: naming some of it says that it was had. */
function isBareSome({ clause, stance }: Said): boolean {
  return (
    clause.words.length <= 6 &&
    !stance.isPast &&
    /^(?:(?:and|but|then|ok|just|only|maybe) )*(?:an?|some|another|two|three|four|half|(?:the )?whole|couple of|a few|(?:can|tin|bottle|glass|pint|mug|cup|bag|packet|pack|bar|slice|bowl|tub|box|handful|round|plate|portion|piece|square|scoop|bit)s? of|\d+) (?!day|week|win|good|chance|look|walk)/.test(
      clause.text,
    ) &&
    !/\b(?:would|could|want|fancy|free|away|later|day|is|are|was|were|please|for|in)\b/.test(clause.text)
  );
}

function profileIsWhole({ profile, spans }: Said): boolean {
  return spans.some(({ weight }) => weight >= 2 && (profile.modifiers.length === 0 || weight < WEIGHTS.semi));
}

function isShortReport({ clause }: Said): boolean {
  return clause.words.length <= 5 && /\b(?:at|till|until|after|with)\b/.test(clause.text);
}
