import type { Profile } from './habit-profile.ts';
import type { Span } from './span.ts';
import { isMark, type Token } from '../text/normalise.ts';
import { WEIGHTS } from './profile-words.ts';
import { PEOPLE } from '../lexicon/word-lexicon.ts';

/** Acts that are done to somebody, and those who are nobody of the habit unless it names them. */
const TO_SOMEBODY =
  /^(?:call|phone|ring|text|messag|message|speak|talk|facetim|facetime|chat|email|whatsapp|meet|thank)$/;

const STRANGERS =
  /^(?:bank|doctor|surgery|gp|dentist|school|landlord|plumber|electrician|insurance|council|taxi|uber|vet|support|helpline|garage|office|hospital|police|ambulance|cat|dog|printer|hmrc|clinic|chemist|pharmacy|restaurant|recruiter|client|clients|customer|builder|provider|company|reception|myself)$/;

/** `called the bank`, `spoke to the cat` of a habit of calling mum. */
function isToStranger(tokens: readonly Token[], { from, to }: Span, profile: Profile): boolean {
  if (to - from > 2 || !TO_SOMEBODY.test(tokens[from]?.lemma ?? '')) return false;
  const isOpen = ['friend', 'network', 'hello', 'thank'].some((concept) => profile.concepts.has(concept));
  for (let at = to; at < Math.min(tokens.length, to + 4); at += 1) {
    const token = tokens[at];
    if (!token || isMark(token)) return false;
    if (/^(?:to|with|up|my|your|the|our|a|an|back|no|round)$/.test(token.word)) continue;
    if (profile.byFirst.has(token.lemma)) return false;
    if (/^(?:one)$/.test(token.word) || token.word === 'nobody') return false;
    return STRANGERS.test(token.word) || (!isOpen && PEOPLE.has(token.word) && hasPerson(profile));
  }
  return false;
}

const PERSONS =
  'parents mother father grandparent grandmother grandfather sibling sister brother aunt partner kids relative'.split(
    ' ',
  );

function hasPerson({ concepts }: Profile): boolean {
  return PERSONS.some((concept) => concepts.has(concept));
}

const OBJECT_END =
  /^(for|in|on|at|after|before|with|while|until|till|to|from|by|and|or|but|then|when|because|so|though|today|tonight|yesterday|this|later|earlier|again|first|instead|during|about|done|is|was|did|not|no|nope|yes|him|her|me|us|myself|out|up|off|down|away|back|it|that|them|again|well|as|aloud|too|all|through|over|now|lots|loads|ages|nothing|anything|anyone|anybody|someone|somebody|nobody|everyone|everybody|some|more|most|much|bit|enough|twice|once|hard|properly|solidly)$/;
const DETERMINER =
  /^(the|my|your|a|an|some|our|his|her|their|another|every|half|quarter|for|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|few|couple|of|whole|new|good|nice|big|little|long|short|quick|own|last|next|full|thing|anything|everything|nothing)$/;

/** Whom a habit asks or tells is anybody: `ask one person to join me`. */
const TO_ANYBODY = /^(?:ask|tell|let|show) (?:one|a|some) ?(?:person|body|one)\b|^(?:ask|tell) (?:anybody|anyone)\b/i;
const ASKED = /^(?:to|if|whether|would|what|why|how|about|that|i)$/;
const MOST_OF_NAME = 6;

/** `asked Rhys to keep me right`; `asked the waiter` asks nobody for anything. */
function isOfAnybody(tokens: readonly Token[], { to }: Span, { habit }: Profile): boolean {
  return (
    TO_ANYBODY.test(habit.description) && tokens.slice(to + 1, to + MOST_OF_NAME).some(({ word }) => ASKED.test(word))
  );
}

/** `called the bank` is no call to mum: the verb of the habit with another object. */
export function isOtherObject({
  tokens,
  span,
  profile,
  all,
}: {
  tokens: readonly Token[];
  span: Span;
  profile: Profile | undefined;
  all: number;
}): boolean {
  if (profile && !span.isOpposite && isToStranger(tokens, span, profile)) return true;
  if (!profile?.hasObject || span.isOpposite || all !== WEIGHTS.semi || span.to - span.from !== 1) return false;
  if (isOfAnybody(tokens, span, profile)) return false;
  const verb = tokens[span.from]?.lemma ?? '';
  const isMedium = /^(?:read|watch|listen)$/.test(verb);
  if (verb !== profile.terms[0]?.lemmas[0]) return false;
  const own = new Set(
    profile.terms.filter(({ weight, lemmas }) => weight >= 1 && lemmas.length === 1).flatMap(({ lemmas }) => lemmas),
  );
  for (let at = span.to; at < Math.min(tokens.length, span.to + 4); at += 1) {
    const token = tokens[at];
    if (!token || isMark(token) || OBJECT_END.test(token.word)) return false;
    if (own.has(token.lemma)) return isMedium && isFaint(profile, token.lemma);
    if (profile.concepts.has('friend') && !/^(the|a|an)$/.test(tokens[at - 1]?.word ?? '')) return false;
    if (
      DETERMINER.test(token.word) ||
      token.word.endsWith('ly') ||
      /^(minutes|hour|pages|page|chapter|chapters)$/.test(token.word)
    )
      continue;
    return !isMedium;
  }
  return false;
}

/** `a thriller` of a habit of reading the Bible: a word of the verb, not of its object. */
function isFaint({ byFirst }: Profile, lemma: string): boolean {
  return (byFirst.get(lemma) ?? []).every(({ weight }) => weight <= WEIGHTS.faint);
}
