import { endsWithDeed, isOtherAct, opensWithDeed } from './other-act.ts';
import { judgeAmount, judgeClock } from './judge-amount.ts';
import type { Amount } from '../text/amount.ts';
import { minutesPast } from '../text/quantities.ts';
import { judgeContrary, withoutOwnDenial } from './contrary.ts';
import { judgeSetting } from './setting.ts';
import { getShortfall } from './shortfall.ts';
import { DENIAL } from './stance-cues.ts';
import { getClock, type Said, type Verdict, verdicts } from './verdict.ts';
import { PAST_TO_BASE } from '../lexicon/word-lexicon.ts';

const BARE_WORDS =
  /^(and|then|also|plus|the|my|a|an|some|of|on|in|at|for|to|with|this|today|tonight|morning|evening|afternoon|night|after|before|during|all|both|each|from|by|about|around|over|just|only|nice|good|quick|long|short|big|little|full|whole|extra|another|more|again|too|i|we|me|it|as|so|well|work|lunch|dinner|breakfast|bed|home|outside|day|every|out|up|off|down|round|through|into|app|session|practice|time|loads|lots|plenty|tonnes|tons|bit|first|thing)$/;

function isShort({ clause, stance }: Said): boolean {
  return clause.words.length <= 9 && !/\b(?:is|are|am|do|does|can|about|because)\b/.test(stance.text);
}

const STRONG =
  /(?:✓|\b(?:did|done|finished?|completed?|managed|smashed|nailed|crushed|aced|ticked?|checked?|yes|happened|made|went|had|took|taken|kept|stuck|got|hit|reached|put|squeezed|fitted|success|achieved|counts|counted|counting|good|great|fine|lovely|fab|grand|ok|brilliant|amazing|fun|tough|hard|brutal|nice|quick|slow|short|long|easy|wet|cold|muddy|rough|painful|awful|horrible|boring|peaceful|glorious|perfect|solid|decent|lit|sick|ace|class|banging|mint|sweet|fire|wicked|unreal|cracking|mega|magic|lush|savage|intense|great fun|hilarious|sat (?:through|in on)|been (?:to|for|at|on|round|up|down|out)|was (?:at|in) (?:the )?(?:gym|pool|class|studio|club|library|church|mosque|temple|meeting|choir)|wonderful|excellent|killer|epic|sweaty|hot|chilly|it was$|as (?:planned|usual|promised)|(?:is|are|'s) (?:on|in|up|ready|out|away|by|set|written|packed|made|booked|sent|clean|empty|tidy|spotless)|ready|in place|all set)\b)/;

/** “The gym was shut”: a state, not an act. */
function isOnlyWeaklyPositive({ stance, clause, tokens, spans }: Said): boolean {
  if (!/\b(?:was|were|felt|been|is|are)\b/.test(stance.text) || STRONG.test(stance.text)) return false;
  return (
    !spans.some(({ from, to }) =>
      tokens
        .slice(from, to)
        .some(
          ({ word, lemma: base }) =>
            word !== base &&
            (word.endsWith('ed') ||
              /^(?:laid|set|put|made|written|sent|fed|swept|hung|taken|done|given|built|read|paid|packed|kept|shut|left|lit|spent|bought|drunk|eaten)$/.test(
                word,
              )),
        ),
    ) &&
    !/\b\w+ed\b/.test(
      clause.text.replace(
        /\b(?:closed|locked|occupied|blocked|rammed|packed|crowded|mobbed|jammed|shuttered|fenced|flooded|booked|postponed|cancelled|wasted|tired|bored|delayed|interrupted|needed|red|bed)\b/g,
        '',
      ),
    )
  );
}

const STATES =
  /^(won|broke|shut|full|empty|dead|closed|broken|missing|sore|ill|late|off|wet|dirty|messy|tempting|calling|hard|boring|nope|maybe|hopefully|pending|due|next|tbc|tbd|cancelled|when|why|how|if|please|help|smells?|stinks?|hurts?|aches?|rocks|sucks|beckons|awaits|looms|helps|works|matters|rules|tips?|ideas?|problem|issue|again|silent|quiet|mute|useless|awful|terrible|unused|idle|absent|elsewhere|hopeless|rubbish|abandoned|neglected|forgotten|ignored|shelved|parked|blank|bare|flat|stuck|lost|gone|everywhere)$/;

/** “Two pomodoros on contract law”: it opens with what was done and has no verb. */
function isNounPhrase({
  clause,
  tokens,
  covered,
}: Pick<Said, 'clause' | 'tokens'> & { covered: readonly { readonly from: number; readonly to: number }[] }): boolean {
  const first = tokens.findIndex(
    ({ word }, at) =>
      at >= clause.from && at < clause.to && !/^(?:and|then|plus|also|the|my|a|an|another|some|of)$/.test(word),
  );
  const isNamed = covered.some(({ from, to }) => first >= from && first < to);
  return (
    isNamed &&
    !clause.words.some((word) =>
      /^(?:is|are|was|were|am|to|not|no|you|he|she|they|who|which|that|if|'s)$|ing$/.test(word),
    )
  );
}

/** Nothing but the habit's own words, small ones and amounts. */
function isBareReport({ clause, tokens, spans, amounts, clocks }: Said): boolean {
  const covered = [...spans, ...clause.spans, ...amounts, ...clocks];
  const subordinate = tokens.findIndex(
    ({ word }, at) => at > clause.from && at < clause.to && /^(before|after|while|when|during)$/.test(word),
  );
  const left = tokens.slice(clause.from, subordinate === -1 ? clause.to : subordinate).filter((token, at) => {
    const place = clause.from + at;
    if (covered.some(({ from, to }) => place >= from && place < to)) return false;
    return !/^[^\p{L}]+$/u.test(token.word) && !BARE_WORDS.test(token.word);
  });
  return (
    left.length <= (isNounPhrase({ clause, tokens, covered }) ? 3 : 1) &&
    !left.some(({ word }) => STATES.test(word)) &&
    !left.some(({ word }) => PAST_TO_BASE.has(word) || word.endsWith('ed'))
  );
}

/** Where a thing is kept that the act is to be done without. */
const ELSEWHERE =
  /\b(?:in the (?:hall|hallway|kitchen|landing|lounge|living room|study|drawer|car|bathroom|office|garage|locker|loft|shed)|on the landing|downstairs|another room|other room|next door|left at home|stayed home|stayed at home|switched off|turned off)\b/;

/** A “not” that lies outside the contrary words: “did not take the lift”. “The book is gathering dust” has none. */
function isDeniedBeside({ clause, tokens, spans }: Said): boolean {
  return tokens
    .slice(clause.from, clause.to)
    .some(
      ({ word }, offset) =>
        /^(?:not|never|no|without|nor|neither|avoided|skipped|resisted)$/.test(word) &&
        !spans.some(({ from, to }) => clause.from + offset >= from && clause.from + offset < to),
    );
}

const MEALS: readonly RegExp[] = [
  /\b(?:breakfast|brekkie|brunch)\b/i,
  /\b(?:lunch|lunchtime|midday)\b/i,
  /\b(?:dinner|supper|tea|tonight|evening)\b/i,
];

/** “A burger for lunch” says nothing of cooking dinner. */
function isOfOtherMeal({ clause, tokens, profile }: Said): boolean {
  const stop = tokens.findIndex(({ word }, at) => at >= clause.to && /^[.!?;]$/.test(word));
  const sentence = tokens.slice(clause.from, stop === -1 ? tokens.length : stop);
  const text = sentence.map(({ word }) => word).join(' ');
  const isNamed = (text: string) => MEALS.map((meal) => meal.test(text));
  const [asked, told] = [isNamed(profile.habit.description), isNamed(text)];
  return asked.includes(true) && told.includes(true) && !asked.some((one, at) => one && told[at]);
}

/** “Up at six without snoozing”: the contrary act that was left out says nothing against the deed. */
function withoutContrary(said: Said): Said {
  const { stance, spans, tokens } = said;
  const isLeftOut = ({ from, isOpposite }: Said['spans'][number]) => isOpposite && tokens[from - 1]?.word === 'without';
  if (!spans.some(isLeftOut) || spans.every(({ isOpposite }) => isOpposite)) return said;
  const text = stance.text.replace(/\bwithout (?:even )?\w+(?: the \w+)?/g, '').trim();
  const polarity = DENIAL.test(text) ? 'neg' : 'pos';
  return { ...said, stance: { ...stance, text, polarity }, spans: spans.filter((span) => !isLeftOut(span)) };
}

/** A habit of doing: done, below its amount, not done, or not to be told. */
export function judgeDo(told: Said): Verdict {
  const said = withoutContrary({ ...told, stance: withoutOwnDenial(told) });
  const { stance, spans, profile } = said;
  if (spans.some(({ isOpposite }) => isOpposite) && stance.polarity !== 'neg') {
    if (/\b(?:broken|shut|closed|out of order|cancelled)\b/.test(stance.text)) return verdicts.ambiguous;
    if (ELSEWHERE.test(stance.text)) return verdicts.done;
    if (isOfOtherMeal(said)) return verdicts.ambiguous;
    const clock = getClock(said);
    if (!clock || profile.clock?.sense !== 'by') return verdicts.opposite;
    // “Woke at six, snoozed till seven”: a time told with it settles it.
    return minutesPast(clock, profile.clock) <= 0 ? verdicts.done : verdicts.notDone;
  }
  if (spans.length > 0 && spans.every(({ isOpposite }) => isOpposite))
    return isDeniedBeside(said) ? verdicts.ambiguous : verdicts.opposite;
  const setting = judgeSetting(said) ?? judgeContrary(said);
  if (setting) return setting;
  if (TRADED.test(stance.text) && !/\b(?:swap|replace|trade)\w*\b/i.test(profile.habit.description)) {
    const [lead = ''] = TRADED.exec(stance.text) ?? [];
    const end = said.clause.from + stance.text.slice(0, stance.text.indexOf(lead) + lead.length).split(' ').length - 1;
    const isAfter = spans.some(({ from }) => from >= end);
    return isAfter === lead.endsWith('for') ? verdicts.done : verdicts.notDone;
  }
  if (REPLACED.test(stance.text) && stance.polarity !== 'neg') return verdicts.notDone;
  // “Yoga kinda”
  if (HEDGED.test(stance.text) && !stance.isCounted) return verdicts.ambiguous;
  // “No money spent” leaves the logging of it open.
  if (profile.concepts.has('budget') && NOTHING_SPENT.test(stance.text)) return verdicts.ambiguous;
  if (stance.mood === 'counterfactual') return verdicts.notDone;
  if (stance.isCounted) return verdicts.done;
  return judgeMeasure(said) ?? judgeDeed(said);
}

const HEDGED =
  /\b(?:sort of|kind of) \w+ed\b|[a-z] (?:kind of|sort of|ish|meh|so so|ish ish|after a fashion|debatable|questionable)$/;

const NOTHING_SPENT =
  /\b(?:no|zero|without any) (?:money|cash|pounds|quid|\w+ money) (?:was |got |were )?spent\b|\b(?:nothing|nil) (?:was |got )?spent\b|\bspent (?:nothing|nowt|zero|no money|not a (?:penny|cent))\b|\b(?:did|have) not spen[dt]\b/;

/** “Squats swapped for leg press”. */
const REPLACED =
  /^(?:(?:the|my|and|but|so) )*\w+(?: \w+)? (?:was |were |got |is |are )?(?:swapped|traded|exchanged|replaced|substituted) (?:out )?(?:for|with|by)\b/;

/** “Swapped lifting for a pint”: what stands before “for” was given up. */
const TRADED =
  /\b(?:chose|picked|preferred|favoured) (?:\w+ ){1,4}over\b|\b(?:swapped|traded|exchanged) (?:\w+ ){1,4}for\b/;

/** “Yoga 0”, but not the “0.0” of a drink without alcohol. */
function isZero({ spans }: Said): (amount: Amount) => boolean {
  return ({ value, unit, from, to }) =>
    value === 0 && unit === '' && !spans.some((span) => span.from < to && from < span.to);
}

/** What amounts and times say. */
function judgeMeasure(said: Said): Verdict | null {
  const { stance, profile } = said;
  if (stance.polarity === 'neg' && /\bnot (?:even )?(?:a one|one|a single|a)\b/.test(stance.text))
    return verdicts.notDone;
  // “Journal 0”; of “yoga 1 journal 0” it is not told which.
  if (said.spans.length > 0 && said.amounts.some(isZero(said)))
    return said.amounts.length > 1 && stance.polarity !== 'neg' ? verdicts.ambiguous : verdicts.notDone;
  const amount = judgeAmount(said) ?? getShortfall(said);
  const isHalf = /\bhalf\b/i.test(profile.habit.description);
  if (stance.isNotCounted) return amount ? verdicts.partial : verdicts.ambiguous;
  if (stance.isAlwaysPartial && !isHalf && profile.targets.length > 0 && !amount) return verdicts.partial;
  if (amount?.value === null && !(stance.polarity === 'neg' && !stance.isPast)) return amount;
  const clock = judgeClock(said);
  if (clock) return clock;
  if (stance.polarity === 'neg') return verdicts.notDone;
  if (amount) return amount;
  if (stance.isAlwaysPartial && !isHalf) return verdicts.partial;
  if (stance.isPartial && profile.targets.some(({ unit, value }) => value > 1 || unit === 'minute'))
    return verdicts.partial;
  return null;
}

/** “Catan was all set up”: made ready is not done. */
const PREPARED =
  /\b(?:(?:was|were|is|are|had|got|been|all|it) (?:all |\w+ )?(?:set up|laid out|lined up|queued up|loaded up|charged up|good to go|set to go|primed|poised|warmed up)|had (?:the |my )?\w+ (?:out|open|ready)$)/;
const PREPARING = /\b(?:lay|laid|set|prepare|prep|ready|arrange|pack|put|plan|queue|line|charge|tidy|organise|warm)\b/i;

/** “The kitchen side is clear” of a habit of clearing it. */
const TIDY_STATE =
  /(?:\bis|\bare|'s|\blooks?) (?:all |so |now |nice and |finally |really )?(?:shiny|clear|clean|tidy|empty|spotless|gleaming|immaculate|sparkling|shining|pristine|clutter free)\b/;

/** “The jar's empty”, “the page is blank”: nothing was put there. */
const BARE_STATE =
  /(?:\bis|\bare|'s|\bstill|\bstays?|\bremain(?:s|ed)|\blooks?) (?:still |all |totally |completely )?(?:empty|blank|bare|untouched)\b|^(?:(?:and|but|the|my) )*\w+ (?:empty|blank|untouched)$/;
/** “The bike still has a flat” leaves it open. */
const STILL =
  /\bstill (?:has|have|needs?|in|on (?:the|my)|at|there|sat|sitting|waiting|stacked|full|dirty|broken|missing)\b/;

/** “Boxing's off, the coach is ill.” */
const CALLED_OFF =
  /(?:'s|\bis|\bwas|\bare|\bwere|\bgot) (?:off|called off|cancelled|postponed|rained off)(?: today| tonight| again| because| sadly)?$/;
/** A visit, a class or a meeting cannot be had where the doors are shut. */
const SHUT = /\b(?:was|were|is|'s) (?:\w+ )?(?:closed|shut|cancelled|fully booked|full up|sold out|called off)\b/;
const ATTENDED = /^(?:visit|attend|go to|join|return)\b/i;

/** Money laid out is not money put by. */
const SPENT = /\b(?:spent|bought|paid|cost|blew|splurged|forked out|shelled out|ordered)\b/;
const SAVES = /\b(?:save|saving|savings|jar|piggy|pot|put (?:by|away|aside)|set aside|transfer|invest)\b/i;

/** Over and over, of what is to be done only now and then. */
const ALL_DAY =
  /\b(?:kept|keep|constantly|non ?stop|all (?:day|morning|afternoon|evening)|compulsively|obsessively|(?:entire|whole) (?:day|morning|afternoon|evening)|every (?:few|two|three|five|ten|\d+) (?:minutes|seconds|hour))\b/;

/** What is left to judge is the deed itself. */
function judgeDeed(said: Said): Verdict {
  const { stance, spans, profile } = said;
  if (
    /\bready\b/.test(stance.text) &&
    !/\b(?:lay|pack|prep\w*|ready|kit|set|put|plan|bag|clothes)\b/i.test(profile.habit.description)
  )
    return verdicts.ambiguous;
  if (/\b(?:ready|packed|prepped|boxed up) (?:in|on|by|for)\b/.test(stance.text) && stance.polarity !== 'neg')
    return verdicts.done;
  if (
    PREPARED.test(stance.text) &&
    !PREPARING.test(profile.habit.description) &&
    !/\b(?:did|done|finished)\b/.test(stance.text)
  )
    return verdicts.ambiguous;
  if (
    TIDY_STATE.test(stance.text) &&
    /\b(?:clear|clean|tidy|empty|wash|declutter|polish|shine|scrub|wipe|mop|sweep|hoover|vacuum|dust)\w*\b/i.test(
      profile.habit.description,
    ) &&
    stance.polarity !== 'neg'
  )
    return verdicts.done;
  if (
    BARE_STATE.test(stance.text) &&
    !/\b(?:empty|clear|clean|tidy|zero|wash|finish)\w*\b/i.test(profile.habit.description)
  )
    return verdicts.notDone;
  if (/\bonly\b/i.test(profile.habit.description) && ALL_DAY.test(stance.text)) return verdicts.notDone;
  if (CALLED_OFF.test(stance.text) && !/\boff\b/i.test(profile.habit.description)) return verdicts.notDone;
  if (SHUT.test(stance.text) && ATTENDED.test(profile.habit.description)) return verdicts.notDone;
  if (STILL.test(stance.text)) return verdicts.ambiguous;
  if (SPENT.test(stance.text) && SAVES.test(profile.habit.description)) return verdicts.ambiguous;
  if (/\binstead$/.test(stance.text) && spans.every(({ weight }) => weight < 2.5)) return verdicts.ambiguous;
  // “Creatine in my shake” says nothing of 100 g.
  if (stance.polarity === 'none' && profile.targets.some(({ unit }) => unit === 'gram')) return verdicts.ambiguous;
  const isReported =
    stance.polarity === 'pos' ? !isOnlyWeaklyPositive(said) && !isOtherAct(said) : isShort(said) && isBareReport(said);
  if (isReported) return verdicts.done;
  return opensWithDeed(said) || endsWithDeed(said) ? verdicts.told : verdicts.ambiguous;
}
