import { MEMORY_MAX, type MemoryKind } from '#core/coaching/memory.ts';
import { tidied } from '#coach/text/tidied.ts';
import { detectFrictions } from './builtin/domain/frictions.ts';
import { assessSafety } from './safety/router.ts';

export type Memorable = { readonly kind: MemoryKind; readonly text: string };

const SENTENCE = /[^.!?…\n]+[.!?…]*/gu;
const LEAST_WORDS = 4;
const MOST_A_MESSAGE = 3;

/** What somebody found to work: 'putting my shoes by the door really helped'. */
const WORKED =
  /\b(help(s|ed)( me| a lot)?|work(s|ed) (well|best|for me|wonders)|made it (much |so |a lot )?easier|did the trick|is the trick)\b/i;
const NOT_WORKED =
  /\b(no|not|never|nothing|hardly|wo?n['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|would|could|might|if)\b/i;

/** Why it matters: 'because I want to keep up with my kids'. */
const MATTERS =
  /\b(matters? to me|means? (so much|a lot|everything) to me|important to me|because i (want|would like|wish|love|need)|so that i can|i want to be (able|there|someone|a)|i(['’]d| would) love to)\b/i;

function getKind(sentence: string): MemoryKind | null {
  if (sentence.trimEnd().endsWith('?')) return null;
  if (WORKED.test(sentence) && !NOT_WORKED.test(sentence)) return 'worked';
  if (MATTERS.test(sentence)) return 'own_words';
  return detectFrictions(sentence).length > 0 ? 'obstacle' : null;
}

/**
 * The sentences of a message worth remembering, in the user's own words: what stands in the way, what worked, why it matters.
 * At most three; nothing of a message that the safety router answers, and nothing that is a question.
 */
export function memorableIn(message: string): Memorable[] {
  if (assessSafety(message) !== 'none') return [];
  const sentences = (tidied(message).match(SENTENCE) ?? []).map((sentence) => sentence.replace(/\s+/g, ' ').trim());
  const found = sentences
    .filter((text) => text.length <= MEMORY_MAX && text.split(' ').length >= LEAST_WORDS)
    .flatMap((text): Memorable[] => {
      const kind = getKind(text);
      return kind ? [{ kind, text }] : [];
    });
  return found.slice(0, MOST_A_MESSAGE);
}
