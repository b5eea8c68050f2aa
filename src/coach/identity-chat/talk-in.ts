import { patterns, type Pattern } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';

export const FEELINGS = ['loss', 'illness', 'shame', 'fear', 'exhaustion', 'sadness'] as const;
export type Feeling = (typeof FEELINGS)[number];

const FELT: readonly (readonly [feeling: Feeling, list: readonly Pattern[]])[] = [
  [
    'loss',
    patterns(
      '(my|our) .. (die|died|passed away|passed on|is gone|dead|funeral)',
      '(die|died|passed away) (last|this|in|on|two|three|a|yesterday|recently|suddenly|today)',
      '(lost|losing|bury|buried|burying|mourn|mourning|grieve|grieving|miscarried) (my|our|the|a|him|her|for)',
      '(funeral|miscarriage|grief|stillborn|bereavement|bereaved)',
      '(he|she|we|i) (left|split|separated|divorced|broke up|be getting divorced|be divorced)',
    ),
  ],
  [
    'illness',
    patterns(
      '(diagnosed|diagnosis|chemo|chemotherapy|cancer|tumour|tumor|stroke|dementia|relapse|hospice)',
      '(i|he|she|we) (be|is|are|am) (very|really|so|seriously|quite)? (ill|sick|unwell|poorly|in hospital|in pain)',
      '(in|back in) (hospital|intensive care)',
      '(flare up|flare|flareup) (today|again|this)',
    ),
  ],
  [
    'shame',
    patterns(
      'i (be|is|are|am) (so|really|very|such|such a|a|an|just a|a complete|a total|quite|pretty)? (ashamed|embarrassed|disgusting|worthless|pathetic|useless|fraud|failure|loser|idiot|mess)',
      'i feel (so|really|very|like|like a|like an|such a|quite|a|a bit)? (ashamed|embarrassed|disgusting|worthless|pathetic|useless|fraud|failure|loser|idiot|guilty)',
      '(i hate myself|let everyone down|i always give up|i never stick|i never finish|not good enough|ashamed of)',
    ),
  ],
  [
    'fear',
    patterns(
      'i (be|is|are|am|feel) (so|really|very|quite|a bit|bit|just|too|honestly)? (scared|afraid|terrified|anxious|frightened|nervous|worried|panicking|petrified)',
      '(scared|afraid|terrified|frightened) (of|that|to)',
      '(i have|having|had) (a)? panic (attack)?',
    ),
  ],
  [
    'exhaustion',
    patterns(
      'i (be|is|are|am|feel) (so|really|very|just|completely|totally|utterly|too|absolutely|always)? (exhausted|burnt out|burned out|shattered|knackered|overwhelmed|drained|worn out|done in|at my limit|tired of everything|on my knees)',
      '(no energy left|running on empty|can not cope|can not take any more|too much at the moment|everything is too much|it is all too much|not slept|have not slept)',
    ),
  ],
  [
    'sadness',
    patterns(
      'i (be|is|are|am|feel) (so|really|very|just|quite|a bit|bit|always|pretty)? (sad|lonely|low|down|depressed|miserable|heartbroken|empty|lost|alone|unhappy|numb)',
      '(i cry|i keep crying|crying all|in tears|heart is broken|broke my heart)',
    ),
  ],
];

/** Before these words nothing is felt: it is wished away, or would be. */
const UNFELT = new Set(['not', 'never', 'without', 'less', 'if', 'when', 'stop', 'instead']);

/** What somebody feels as they write; null when nothing is said of it. */
export function feelingIn(message: string): Feeling | null {
  const reading = read(message);
  for (const sentence of reading.sentences) {
    for (const [feeling, list] of FELT) {
      const match = list.map((pattern) => pattern.find(reading, sentence)).find((found) => found !== null);
      if (!match) continue;
      const before = reading.tokens.slice(sentence.from, match.to).map(({ word }) => word);
      if (feeling === 'loss' || !before.some((word) => UNFELT.has(word))) return feeling;
    }
  }
  return null;
}

export const TOPICS = [
  'person',
  'whatIdentity',
  'whyNotGoal',
  'changeLater',
  'whatNext',
  'howMany',
  'privacy',
  'cards',
  'point',
  'canDo',
  'lengths',
  'names',
  'example',
  'whyAsk',
] as const;
export type Topic = (typeof TOPICS)[number];

const ASKED: readonly (readonly [topic: Topic, list: readonly Pattern[]])[] = [
  [
    'person',
    patterns(
      '(be|is|are|am) you (a|an)? (real)? (human|real|person|bot|robot|ai|machine|chatgpt|program|computer|alive|someone)',
      '(who|what) (be|is|are|am) you',
      '(be|is|are|am) (this|there|it) (a|an|really)? (human|real person|person|bot|robot|ai|machine|someone real)',
      '(be|is|are|am) i (talking|speaking|chatting|writing) (to|with)',
    ),
  ],
  [
    'names',
    patterns(
      '(what|how) (would|will|could|can|should|do|might) (you|we|i) (call|name) (me|it|this|that|him|her|them|myself|such)',
      '(which|what) (name|names|title|identity|identities) (would|do|could|can|should|will|might|have|be|is|are|am|fit|fits|suit|suits)',
      '(do|have|can|could|would|will) you .. (name|names|suggestion|suggestions|idea|ideas|example of a name|options)',
      '(can|could|would|will) you (please)? (name|call|pick|choose|find|suggest|think of|come up with|give)',
      'what (do|would|can|could|might) you (suggest|recommend|propose|think of|think)',
      '(call|name) (me|it) (whatever|what|anything|something) ..',
      '(any|some|got any|more) (ideas|suggestions|names|options)',
      '(give|suggest|tell|show) me .. (name|names|idea|ideas|options|suggestions)',
    ),
  ],
  [
    'whyNotGoal',
    patterns(
      'why (not|do not i|can not i|be it not) .. goal',
      '(difference|different) .. (goal|identity|habit)',
      '(goal|target) (not|be not) enough',
      'why .. (identity|identities|person) .. (goal|instead|rather|than)',
      '(instead of|rather than|already have|just have|just use|stick to|stick with) (a|the|my)? goal',
      'why (do|would|should) i (need|want|have) (an|a|to) (identity|name|be someone|become)',
    ),
  ],
  [
    'whatIdentity',
    patterns(
      'what (be|is|are|am|do you mean by|does|exactly be|is meant by|do they mean by) (an|a|the|this|my)? (identity|identities)',
      '(what|which) (kind|sort|type) of (identity|thing) (be|is|are|am)',
      '(do not|not) (understand|get|know what) .. (identity|identities|it|this|that|mean|means|be|is|are|am)',
      'what (do|does) (you|it|that|this) (actually|even|really)? mean',
      '(explain|define|meaning of) .. (identity|this|that|it)',
      'identity (meaning|means what|what)',
      'what (be|is|are|am) (this|that|it) (about|for|thing)?',
    ),
  ],
  [
    'changeLater',
    patterns(
      '(can|could|may|am|will|able|do|be|is|possible|what if|if) .. (change|rename|edit|undo|switch|redo|swap|revise|go back) .. (later|it|name|that|this|mind|again|after)',
      '(change|rename|edit|undo|switch) (it|this|that|the name|my mind) (later|afterwards|again|after|at any time|in a week)',
      '(be|is|are|am) (it|this|that|the name) (final|forever|permanent|fixed|set in stone|binding)',
      '(stuck with|locked in|locked into|regret)',
      'what if (i|it) .. (change my mind|outgrow|do not like|does not fit|does not suit|hate|wrong)',
    ),
  ],
  [
    'howMany',
    patterns(
      '(can|could|may|am|is it|do) .. (have|be|is|are|am|choose|pick|take) (two|more|several|both|more than one|another|a second|many)',
      'how many (identities|identity|names|can|people|persons)',
      '(more than one|two|several) (identity|identities)',
    ),
  ],
  [
    'lengths',
    patterns(
      'how long (can|may|should|is|do|must|will) .. (name|it|be|is|are|am)',
      '(limit|maximum|how many) .. (characters|letters|words)',
      'how many (more)? (questions|steps)',
      'how long (does|will|is) (this|it|that) (take|last)?',
    ),
  ],
  [
    'whatNext',
    patterns(
      '(what|when) (happens|happen|comes|be|is|are|am|do we|do i|will|next) .. (next|then|after|now|start|begin|habits|plan)',
      'what (be|is|are|am)? next',
      '(and|what) (now|then) $',
      'when (do|will|can) (we|i|it) (start|begin|get)',
      'what (will|do|does|would) (i|you|we|it) do (with|after|then|next)',
    ),
  ],
  [
    'privacy',
    patterns(
      '(who|anyone|anybody|someone|can others|will others|other people|do you) .. (see|sees|read|reads|share|shared|sell|know|public|private|keep)',
      '(be|is|are|am) (this|it|that|my data|the chat) .. (private|safe|secret|confidential|anonymous|public|stored|saved|recorded)',
    ),
  ],
  [
    'cards',
    patterns(
      '(can|could|may|should|do|am) .. (skip|leave|choose one of|pick one of|use one of|take one of|use a|take a) .. (this|it|chat|card|cards|above|suggestions|suggested|questions|that)?',
      '(what|which) .. (cards|card|above|suggestions|suggested ones)',
      '(do|must|have) i (have to|need to|must) (do|have|choose|answer|give|say|pick|name|chat)',
    ),
  ],
  [
    'whyAsk',
    patterns(
      'why (do|are|would|does) (you|it|that) (ask|asking|need|want|matter|care)',
      'why (tuesday|a tuesday|an ordinary)',
      'what (does|has|is) .. (tuesday|that) .. (got to do|matter|do with)',
    ),
  ],
  [
    'point',
    patterns(
      '(what|is there) .. (point|use|good|purpose|sense|help)',
      '(do|does|will|would) (this|it|that|a name|identities) .. (work|help|matter|make a difference|do anything)',
      'how (do|does|will|would|can) (this|it|that|a name|an identity|identity) .. (work|help|change)',
      '(science|evidence|proof|research|studies)',
    ),
  ],
  [
    'canDo',
    patterns(
      'what (can|do|could|will) you (do|help|offer)',
      'how (can|do|could) you help',
      'what (do|can|should|am|must) i (do|say|write|supposed|answer|tell|type|put)',
    ),
  ],
  [
    'example',
    patterns(
      '(an|any|some|for|give me an|show me|give me some|like) (example|examples|instance)',
      'such as what',
      'like what',
      'for example',
    ),
  ],
];

/** What a question is about; `other` for one that is not known here, null when nothing is asked. */
export function questionIn(message: string): Topic | 'other' | null {
  const reading = read(message);
  const first = reading.tokens[0]?.word ?? '';
  const isAsking =
    message.includes('?') ||
    [
      'what',
      'why',
      'who',
      'how',
      'when',
      'which',
      'can',
      'could',
      'do',
      'does',
      'is',
      'are',
      'will',
      'any',
      'give',
      'suggest',
      'explain',
    ].includes(first);
  for (const [topic, list] of ASKED) {
    const isMet = list.some((pattern) => pattern.find(reading) !== null);
    if (isMet && (isAsking || topic === 'whatIdentity' || topic === 'whyNotGoal')) return topic;
  }
  return message.includes('?') ? 'other' : null;
}

const WISHES: readonly (readonly [wish: 'otherGoal' | 'plan', list: readonly Pattern[]])[] = [
  [
    'otherGoal',
    patterns(
      '(another|different|new|second|other|change my|change the|wrong|edit my|edit the|delete my|delete the) (goal|target|aim)',
      '(goal|aim) (be|is|has) (wrong|changed|different|not right|too big|outdated)',
    ),
  ],
  [
    'plan',
    patterns(
      '(make|give|create|start|build|show|see|want|need|get|write|skip to|go to|begin|do) (me|my|a|the|us|on|some|with)? (a|my|the|some|weekly)? (plan|habits|habit|habit plan|schedule|routine|programme|program|timetable|week)',
      '(which|what) (habits|plan|exercises|routine)',
      '(plan|planning) (first|now|please|already)',
    ),
  ],
];

/** A wish that is carried out elsewhere. */
export function wishIn(message: string): 'otherGoal' | 'plan' | null {
  const reading = read(message);
  return WISHES.find(([, list]) => list.some((pattern) => pattern.find(reading) !== null))?.[0] ?? null;
}
