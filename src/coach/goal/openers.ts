import { type Pattern, patterns } from '#coach/match/pattern.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { isKnownVerb } from './words/act-kinds.ts';

/** How the beginning of a sentence turns what comes after it: `wish` and `start` leave it as it is. */
export type Turn = 'skip' | 'wish' | 'thing' | 'person' | 'better' | 'stop' | 'never' | 'less' | 'more';

const SOME =
  '(really|just|also|finally|actually|always|still|only|now|therefore|definitely|so|do|would|very much|truly|simply|badly|seriously|long|desperately)?';

/** `wish`: an act comes; `thing`: a thing or an act comes; `person`: `who` and what such a person does. */
const OPENERS: readonly (readonly [turn: Turn, list: readonly Pattern[]])[] = [
  [
    'person',
    patterns(
      '^ (be|become) (someone|somebody|anyone|a person|a woman|a man|people|one of those people|one) (who|that)',
      '^ (be|become) (the|a|an|that) (kind|sort|type) of @adjective? @noun? (who|that)',
      '^ (be|become) (the|a|an|that|my|more of a|more of the|more like the) @adjective? @noun @noun? (who|that)',
      '^ (be|become) one of (the|those|these) @adjective? @noun (who|that)',
      '^ (someone|somebody|a person) (who|that)',
      '^ (the|a|an) (kind|sort|type)? of? @noun (who|that)',
    ),
  ],
  [
    'wish',
    patterns(
      '^ (my|the|a|one|one of my|another|our|first|second) @adjective? @adjective? (goal|aim|dream|wish|plan|hope|resolution|target|ambition|intention|challenge|mission|objective|project) (for|this|next|in) (this|the|2026|2027|next|new)? (year|month|week|2026|2027|spring|summer|autumn|winter|term)? (is|be|would be|was|has always been|has been|are) (that i|for me)? to?',
      '^ (my|the|a|one|one of my|another|our|first|second) @adjective? @adjective? (goal|aim|dream|wish|plan|hope|resolution|target|ambition|intention|challenge|mission|objective|project) (is|be|would be|was|has always been|has been|are)? (that i|for me)? to?',
      '^ (goal|aim|resolution) (is|be)? to?',
      '^ (target|plan|challenge) (is|be|to)',
      `^ i ${SOME} ${SOME} (want|need|hope|plan|intend|aim|wish|try|look|love|like|prefer|mean|long|dream|desire|promise|vow) ${SOME} (for me|myself|that i|i)? (to|2)`,
      `^ i (am|have been|have|was) ${SOME} (want|need|hope|plan|intend|aim|wish|try|look|love|like|mean|long|dream|go|determined|keen|hoping|committed|ready|desperate|eager|trying|wanting|supposed|told|asked|advised|ordered|willing|able|set) to`,
      `^ i ${SOME} (would|could|should|must|will|shall|might|may|can|ought to|have to|had better|got to|need to|want to) (rather|really|love to|like to|prefer to|do with|just|also|finally|love|like|probably|definitely|maybe|actually|try to|be able to)?`,
      '^ i have (got to|decided to|promised to|promised myself to|been told to|been asked to|been advised to|agreed to|chosen to|to)',
      '^ i (think|feel|guess|believe|know|suppose|wish|hope|feel like) (that)? (i|it is time i|it is time to) (should|could|need to|must|would|had better|ought to|can|will|would like to|want to)?',
      '^ i (would)? (wish|want|need|hope|like|try|plan|love) (to|2)',
      '^ (it is|it be|it)? (time|high time|about time) (to|i|that i)',
      '^ (want|wanting|need|needing|hope|hoping|wish|plan|planning|try|trying|aim|aiming|would like|would love|look|looking|going|intend|intending|got|have|like|love) (to|2)',
      '^ (help|teach|remind|get|make|motivate|push|support|allow|assist|let) (me|us) (to|with|in|how to|learn to|start|find a way to)?',
      '^ (can|could|would) you (please)? (help|teach|remind) (me|us) (to|with)?',
      '^ (be able|manage|try|remember|aim|seek|attempt|dare|strive|commit|bother|force myself|push myself|motivate myself|get myself|get round|get around|train myself|remind myself|bring myself|find a way|find the courage|find the energy|have the energy|find ways|need|want|not forget|make sure|make an effort|make the effort|make a point of|discipline myself|challenge myself|work up the courage|endeavour) to',
      '^ (do not|never) forget to',
      '^ (pluck up|find|get|gain|work up|have|build up|summon|muster) (the|more|some|enough)? (courage|energy|nerve|motivation|confidence|strength|time|discipline|guts|willpower|patience|chance|opportunity|habit) (of|to)',
      '^ (will|would|shall|could|should|can) (be able to|like to|love to)?',
      '^ (make sure|ensure|see to it) (that)? (i|we|to)',
      '^ i (fancy|love|enjoy|miss|regret not|am thinking of|am thinking about|am considering|am interested in|am keen on|feel like)',
      '^ (i have been|i have|have been|been|am|i am) (mean|meaning|meant|supposed|supposing) to',
      '^ i (be|am)? (keep|kept|always|have been|constantly|often|keep on) (put|putting|puts) off',
      '^ (stop|no more|quit) (putting|put) off',
      '^ (stop|quit) (skip|skipping|cancel|cancelling|canceling|neglect|neglecting|dodge|dodging|ignore|ignoring|forget|forgetting) (on|to)?',
      '^ (keep|keep on|always) (putting|put) off',
      '^ i (be)? (keep|kept|always|often|constantly) (miss|missing|skip|skipping|forget|forgetting|neglect|neglecting|fail|failing|avoid|avoiding|postpone|postponing) (to)?',
      '^ i (never|rarely|hardly ever|barely|seldom|hardly|almost never) (get round to|get around to|find time to|find the time to|have time to|make time to|manage to|remember to|bother to|take the time to|seem to)?',
      '^ i (can|could) not (seem to|get myself to|bring myself to|manage to|make myself)',
      '^ i struggle (to|with)',
      '^ i (want|need) !(a|an|the|my|more|less|to|that|you|help|not|someone|people|him|her|them|it|some)',
      '^ (my|the|a|our|his|her)? @noun @noun? (says|say|said|tells me|tell me|told me|wants me|want me|keeps telling me|keeps saying|thinks|think|suggested|suggests|recommended|recommends|asked me|asks me|advised me|advises me|ordered me|has told me|keeps asking me|reckons|is telling me|has asked me|has advised me|would like me|encouraged me|needs me) (that)? (i)? (should|need to|have to|must|ought to|to|could|that i should)?',
      '^ (doctors|doctor) orders',
      '^ i !(go|talk|listen|come|speak|write|read|use|drive|walk|cycle|run|get|move|travel|return|commute|belong) @verb to',
    ),
  ],
  [
    'thing',
    patterns(
      '^ (get|getting|be|go|going) (back)? (in|into|to) (the|a) (habit|routine|swing|way|rhythm|hang) of',
      '^ (get|getting|go|going|come|coming) back (into|to|in to|in|on) (the)?',
      '^ (get|getting) (into|in to)',
      '^ (make|build|create|form|start|develop|keep|have|establish|turn) (it|a|the|up a|into a|my)? (daily|regular|new|good|solid|consistent|steady|healthy)? (habit|practice|routine|ritual) (of|to|out of|for)',
      '^ (make|find|carve out|set aside|have|create|take|get) (more|some|the|enough|a bit of|a little|proper|regular|a)? (time|space|room|moment|moments) (for|to|in my day for|in my day to|each day for|every day for|each day to|every day to)',
      '^ (get round|get around|return|go back|stick|commit|get used|dedicate myself|devote time|devote myself|give time|give more time) to',
      '^ (stick|keep up|get on|be consistent|be more consistent|be better|be good|keep on top|get started|do better|be disciplined|be strict) with',
      '^ (start|begin|continue|resume|restart|starting|beginning|carry on|keep on|go on|consider|take up|taking up|get started) (to|doing)? !(on|a|an|the|my)',
      '^ (take|taking) up',
      '^ (be|get) (more|better) (into|about)',
      '^ (incorporate|include|introduce|squeeze in|fit in|squeeze|fit) (more|some|in|a bit of|a little)? (in)? (more|some)?',
      '^ have (a)? (regular|daily)',
    ),
  ],
  [
    'better',
    patterns(
      '^ (get|getting|be|become|becoming|being|grow|go) (a lot|much|really|very|a bit|more)? (better|good|great|decent|confident|comfortable|stronger|fluent|skilled|proficient|competent|fluently) (at|in|with)',
      '^ (improve|improving|brush up|brush up on|perfect|sharpen) (at|on|in)?',
      '^ i (want|would like|wish|need) that my',
      '^ (get|be|become) fluent in',
    ),
  ],
  [
    'less',
    patterns(
      '^ (cut|cutting|ease|scale|dial|go) (right|way)? (down|back|off|easy|easier) (on|with)?',
      '^ (reduce|reducing|limit|limiting|decrease|minimise|lower|ration|moderate|curb)',
      '^ (less|fewer)',
      '^ (do|have|get|be) (less|fewer)',
      '^ not (so|as|too|that) (much|many)',
    ),
  ],
  [
    'stop',
    patterns(
      '^ (stop|quit|quitting|stopping|cease|refrain|abstain|desist) (myself)? (from)?',
      '^ (give|giving|gave) up (on)?',
      '^ (be|get|am) (done|finished|through) with',
      '^ (pack|jack|chuck) in',
      '^ knock !(on|at|down|off|out|it|through|together)',
      '^ (kick|break) (the|my) (habit of)?',
      '^ (avoid|avoiding|skip|skipping|resist|ditch|drop|ban|banish|eliminate|cut out|cutting out|get rid of|come off|swear off|stay off|stay away from|keep off|keep away from|say goodbye to|lay off|be free of|be free from|wean myself off|get away from|shake|leave off|do without|live without|go without)',
      '^ i (can|could) not stop',
      '^ i (do|would|did|will|must|should|can|ought) not (want|like|wish|need|intend)? to',
      '^ i (would rather|must|should|shall|will) not',
      '^ i (keep|kept|keep on) !(forget|putting|to|meaning)',
      '^ no more',
      '^ (no|without|zero|nothing|non)',
    ),
  ],
  ['never', patterns('^ (do|does)? (not|never) (to)?', '^ (never|not)')],
  [
    'more',
    patterns(
      '^ (do|get|have|eat)? (a bit|a little|some|much|way|far|lots)? (more|extra|plenty) (of)?',
      '^ (more|extra) (often|regularly)?',
    ),
  ],
  [
    'skip',
    patterns(
      '^ (hi|hello|hey|hiya|uh|er|erm|you know|i mean|tbh|to be honest|long story short|probably|definitely|certainly|simply|so|well|ok|okay|basically|honestly|um|please|pls|plz|right|yes|yeah|and|or|then|also|plus|but|maybe|perhaps|just|really|simply|finally|actually|always|first of all|secondly|firstly|lastly|overall|ideally|generally|regularly|consistently|hopefully|to|there|dear coach|coach|morning all|good morning|good evening|every time|lately|recently|properly|slowly|gradually|constantly|that|consistently|successfully|quickly|eventually|often|sometimes|again|at least|at last|even|now|especially|mainly|mostly|like)',
      '^ as (a|an) @adjective? @noun @noun? @noun? (i)',
      '^ i would be happy (if i|to)',
      '^ how (can i|do i|to|could i|should i)',
      '^ (ways|a way|tips|advice|tricks) (to|for|on)',
      '^ what i (want|need|would like) (is|be) (to)?',
      '^ all i (want|need) (is|be) (to)?',
      '^ (this|next) (year|month|week|spring|summer|autumn|winter|term) (i)?',
      '^ (in|for) (the)? new year (i)?',
    ),
  ],
];

/** An opener is never longer than that, with the words that it skips. */
const LONGEST = 14;
const MOST_TURNS = 9;

export type Opened = { readonly at: number; readonly turns: readonly Turn[] };

export const isWish = (turns: readonly Turn[]) => turns.some((turn) => turn !== 'skip' && turn !== 'more');

/** Behind what somebody wishes: `an hour at the piano would do me`, `a real lunch is what I want`. */
const CLOSERS = patterns(
  '(will|would|should|might) (do me|do nicely|do|suit me|help|help me|be @adverb? (nice|good|great|lovely|enough|plenty|fine|ideal|perfect|amazing|a start|a treat|brilliant|wonderful)) @adverb? $',
  '(is|be|are) (what|all) (i|we) @adverb? (want|need|would like|wish for|am after|ask) $',
  '(is|be) (my|the|our) @adjective? (goal|dream|plan|aim|idea|wish) $',
  '(please|pls|thanks) $',
  'on the head',
);

/** Where the words end that such a close leaves for the act; null without one. */
export function closedAt(reading: Reading, range: Range): number | null {
  const ends = CLOSERS.flatMap((closer) => closer.find(reading, range)?.from ?? []);
  const end = Math.min(...ends);
  return end > range.from && end < range.to ? end : null;
}

/** Goes past all that stands before the act itself, and says how it turns it. */
export function opened(reading: Reading, { from, to }: Range): Opened {
  let at = from;
  const turns: Turn[] = [];
  for (let turn = 0; turn < MOST_TURNS && at < to; turn += 1) {
    const next = openerAt(reading, { from: at, to: Math.min(to, at + LONGEST) });
    if (!next) break;
    turns.push(next.turn);
    at = next.to;
  }
  return { at, turns };
}

/** `I keep bees` has them; `I keep forgetting` would be rid of it. */
function isKept({ tokens }: Reading, { from, to }: Range): boolean {
  const last = tokens[to - 1];
  return last?.lemma === 'keep' && tokens[from]?.word === 'i' && tokens[to]?.tag === 'noun';
}

function openerAt(reading: Reading, within: Range): { turn: Turn; to: number } | null {
  for (const [turn, list] of OPENERS) {
    for (const pattern of list) {
      const match = pattern.find(reading, within);
      if (match && match.to > within.from && !isKept(reading, match)) return { turn, to: match.to };
    }
  }
  return isBareWant(reading, within.from) ? { turn: 'wish', to: within.from + 1 } : null;
}

/** `Want check my sugar` */
function isBareWant({ tokens }: Reading, at: number): boolean {
  const [want, verb, thing] = tokens.slice(at, at + 3);
  return want?.word === 'want' && verb !== undefined && isKnownVerb(verb.word) && thing?.tag === 'determiner';
}
