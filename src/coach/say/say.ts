import { capital, small } from '#core/words/capital.ts';
import { getSeed } from '#coach/text/language.ts';
import { type Phrase, WORDINGS } from './wordings.ts';

export type Saying = {
  /** What the coach said so far, oldest first: no wording that stands there is taken while another one is left. */
  readonly said: readonly string[];
  /** Of the conversation, so that two of them begin with different words. */
  readonly seed: string;
  /** What stands in the places `{name}`; a wording with a place that has no value is not taken. */
  readonly values?: Readonly<Record<string, string | null | undefined>>;
  /** The place that a wording names, where it has a value and such a wording is left. */
  readonly naming?: string | undefined;
};

/** What a conversation has heard so far, and what makes its choices its own. */
export type Heard = Pick<Saying, 'said' | 'seed'>;

export function heardIn(messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]): Heard {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return { said, seed: `${messages[0]?.content ?? ''}${messages.length}` };
}

type Piece = { readonly is: 'text' | 'place'; readonly text: string };

/** `{Habit} stays.` in its pieces: a place and a text. */
function piecesOf(wording: string): Piece[] {
  return wording.split('{').flatMap((part, at): Piece[] => {
    if (at === 0) return part === '' ? [] : [{ is: 'text', text: part }];
    const end = part.indexOf('}');
    const text = part.slice(end + 1);
    return [{ is: 'place', text: part.slice(0, end) }, ...(text === '' ? [] : [{ is: 'text' as const, text }])];
  });
}

/** True when the fixed words of a wording stand in a text in their order, whatever its places were filled with. */
function stands(wording: string, text: string): boolean {
  let at = 0;
  for (const piece of piecesOf(wording)) {
    if (piece.is === 'place') continue;
    const found = text.indexOf(piece.text, at);
    if (found < 0) return false;
    at = found + piece.text.length;
  }
  return true;
}

/** True when a text says a phrase, in any of its wordings. */
export function isSaid(phrase: Phrase, text: string): boolean {
  return WORDINGS[phrase].some((wording) => stands(wording, text));
}

function valueOf(name: string, values: Saying['values']): string | null {
  const given = values?.[name];
  if (given) return given;
  const inside = values?.[small(name)];
  return inside ? capital(inside) : null;
}

/** A phrase in words that were not used in this conversation; when all were, in those that were used longest ago. */
export function say(phrase: Phrase, { said, seed, values, naming }: Saying): string {
  const all: readonly string[] = WORDINGS[phrase];
  const usable = all.filter((wording) =>
    piecesOf(wording).every(({ is, text }) => is === 'text' || valueOf(text, values) !== null),
  );
  const turn = usable.length === 0 ? 0 : getSeed(`${seed} ${phrase}`) % usable.length;
  const turned = [...usable.slice(turn), ...usable.slice(0, turn)];
  const ages = turned.map((wording) => said.findLastIndex((text) => stands(wording, text)));
  const least = Math.min(...ages);
  const fresh = turned.filter((_, at) => ages[at] === least);
  const wording = fresh.find((each) => naming !== undefined && each.includes(`{${naming}}`)) ?? fresh[0] ?? '';
  return piecesOf(wording)
    .map(({ is, text }) => (is === 'text' ? text : (valueOf(text, values) ?? '')))
    .join('');
}
