import type { Token } from '../text/normalise.ts';
import { clocksIn } from '../text/quantities.ts';

/** `avoid`: done means not done. `limit`: done up to an amount. */
export type HabitKind = 'do' | 'avoid' | 'limit';

/** Minutes after midnight that the act is to be done by, or from or until which it is avoided. */
export type HabitClock = {
  readonly minutes: number;
  /** Nobody said which half of the day. */
  readonly isOpen: boolean;
  readonly sense: 'by' | 'after' | 'before';
};

const AVOIDS =
  /^(?:buy|order|eat|drink|spend|say|watch|have|post|use|bring|open|check|bet|smoke|play|start) (?:no|nothing|zero)\b|^(no|nobody|zero|without|avoid|quit|do not|never|stop|skip|resist|stay off|keep off|stay away|keep away|keep \w+ out|cut out|go without|not)\b|\b(smoke|alcohol|sugar|meat|screen|phone|caffeine|nicotine|vape|gluten|dairy|drink|booze|gambling|bet|snack|junk|social media|takeaway|car|weed|news|distraction) free\b|\bfree of\b|\b(sober|dry (day|evening|night)|no spend|teetotal|vegetarian|vegan|meatless)\b|\bnothing (sweet|sugary|fried)|\b(no|without) (snacks?|screens?|phones?|sugar|alcohol|caffeine|tv)\b|\b(screens?|phones?|devices?|tv|telly|laptop|wifi|social media|instagram|email|inbox|kitchen|fridge) (off|away|down|closed|shut) (by|at|from|after|before|until|till)\b/;

/** A thing kept where it is not used, and a window kept clear of it. */
const KEPT_AWAY =
  /\b(?:phones?|mobile|laptop|tablet|ipad|screens?|devices?|console|tv|telly|remote)\b(?: \w+){0,2} (?:out of|outside|parked|in another|in the (?:hall|drawer|kitchen|box)|downstairs)\b|\b(?:leave|keep|put|park|lock|drop) (?:the |my |all )?(?:phones?|mobile|laptop|tablet|devices?)\b(?: \w+){0,3} (?:away|in|out|outside|down|off|to charge)\b|\bkeep (?:news|headlines|email|social media|my (?:purse|wallet|inbox))\b(?: \w+){0,2} (?:off|shut|closed|away)\b|\bkeep (?:the |my )?(?:car|house|home|flat|place)\b.* (?:smoke|vape) free\b|\b\w+ free (?:day|days|evening|morning|weekend|night|lunch|dinner|week)\b|\bbread free\b|\bstay off\b/;

const DEADLINE_OF_AVOIDING =
  /\bbe off (?:the |my )?\w+ by\b|\blast (caffeine|coffee|drink|meal|cigarette|snack|tea|food|bite|screen)\b.*\b(by|before)\b|\b(stop|finish|done) (eating|drinking|snacking|scrolling)\b.*\b(by|before)\b/;

const LIMITS =
  /\b(at most|stop at|stick to|cap|just one|just once|only (?:once|twice|one|two|three|\d+)(?! (?:thing|at|on|in|of)\b)|once only|one only|no more than|not more than|max|maximum|limit|less than|fewer than|under|below|(?:stay|keep|stick|live) within|up to|budget of|\d+ \w+ (?:\w+ )?(?:budget|allowance)|keep .* (to|under|below))\b/;

/** “Have dinner with the children without phone”: what is asked for is the dinner. */
const DONE_WITHOUT = /^(?!(?:go|do|live|stay|keep|be|no|not|without|avoid|stop|quit|never)\b)\w+ (?:\w+ ){1,6}without /;

/** Whether a habit asks to do, to avoid or to stay within an amount. */
export function getKind(text: string): HabitKind {
  if (LIMITS.test(text) && /\d|\b(once|twice|one|two|three|four|five|half|an hour)\b/.test(text)) return 'limit';
  if (/^(?:stop|cancel|quit) (?:one|two|three|\d+) /.test(text)) return 'do';
  // “In bed by ten with my phone downstairs”
  if (/^(?:be (?:in|at|up|home|out|asleep|awake)|(?:go|get) (?:to (?:bed|sleep)|up))\b/.test(text)) return 'do';
  if (/^skip (?:rope|with|for \d)|^skipping\b|^no (matter|excuse)|\bfree of hard training\b/.test(text)) return 'do';
  if (
    /\bdistraction free\b|^(?:try|taste|drink|start|order|have|choose|eat) (?:\w+ ){0,4}(?:alcohol|sugar|caffeine|dairy|meat) free\b/.test(
      text,
    )
  )
    return 'do';
  if (DONE_WITHOUT.test(text)) return 'do';
  return AVOIDS.test(text) || KEPT_AWAY.test(text) || DEADLINE_OF_AVOIDING.test(text) ? 'avoid' : 'do';
}

/** The time of day in a description and what it means. */
export function getClock(tokens: readonly Token[], text: string): HabitClock | null {
  const clock = clocksIn(tokens)[0];
  const lead = clock ? tokens[clock.from - 1]?.word : undefined;
  if (!clock) {
    const named = /\b(after|until|before) (lunch|noon|dinner)\b/.exec(text);
    if (!named || !AVOIDS.test(text)) return null;
    return {
      minutes: named[2] === 'dinner' ? 1140 : 780,
      isOpen: false,
      sense: named[1] === 'after' ? 'after' : 'before',
    };
  }
  const isOff = /\b(off|away|down|closed|shut) (by|at|from|after|before)\b/.test(text) && AVOIDS.test(text);
  if (DEADLINE_OF_AVOIDING.test(text) || isOff) {
    const isLate = clock.isOpen && clock.minutes < 720 && clock.minutes > 240 && isOff;
    return { minutes: clock.minutes + (isLate ? 720 : 0), isOpen: clock.isOpen && !isLate, sense: 'after' };
  }
  const evening =
    clock.isOpen &&
    clock.minutes < 720 &&
    /\b(bed|asleep|lights|snack|screen|phone|eat|alcohol|sleep|kitchen)\b/.test(text) &&
    !/\b(up|wake|rise|morning)\b/.test(text);
  // “Sleep before 2” is of the small hours.
  const minutes = evening && clock.minutes >= 5 * 60 ? clock.minutes + 720 : clock.minutes;
  const sense = AVOIDS.test(text)
    ? lead === 'after' || lead === 'past' || lead === 'from'
      ? 'after'
      : 'before'
    : 'by';
  return { minutes, isOpen: clock.isOpen && !evening, sense };
}
