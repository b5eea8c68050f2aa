import { words } from './language.ts';

type Foreign = { readonly language: string; readonly stopWords: ReadonlySet<string>; readonly line: string };

function foreign(language: string, stopWords: string, line: string): Foreign {
  return { language, stopWords: new Set(stopWords.split(' ')), line };
}

/** Frequent small words without accents, and the one prepared line in that language. */
const LANGUAGES: readonly Foreign[] = [
  foreign(
    'es',
    'el la los las un una de que y en quiero para por con mi mas no me muy pero hacer ser dejar estoy cada aprender',
    'Te entiendo; por ahora el plan está en inglés.',
  ),
  foreign(
    'fr',
    'le la les un une des de que et en je veux pour par avec mon ma mes plus ne pas me mieux mais faire etre j ai arreter apprendre',
    'Je vous comprends ; pour l’instant, le plan est en anglais.',
  ),
  foreign(
    'de',
    'der die das ein eine ich will mochte und zu mit mein meine mehr nicht besser aber fur auf bin habe jeden wieder werden lernen',
    'Ich verstehe dich; der Plan ist vorerst auf Englisch.',
  ),
  foreign(
    'pt',
    'o a os as um uma de que e em quero para por com meu minha mais nao me muito mas fazer ser parar estou cada aprender',
    'Entendo você; por enquanto o plano está em inglês.',
  ),
  foreign(
    'it',
    'il lo la gli le un una di che e in voglio vorrei per con mio mia piu non mi meglio ma fare essere smettere sono ogni imparare',
    'Ti capisco; per ora il piano è in inglese.',
  ),
  foreign(
    'nl',
    'de het een van en ik wil graag met mijn meer niet beter maar voor op ben heb elke weer worden stoppen leren',
    'Ik begrijp je; het plan is voorlopig in het Engels.',
  ),
  foreign(
    'pl',
    'i w na z do chce chcialbym sie nie wiecej lepiej ale dla jestem mam codziennie znow byc przestac nauczyc moj',
    'Rozumiem; na razie plan jest po angielsku.',
  ),
  foreign(
    'hi',
    'main mujhe mera meri ko se ka ki ke hai hoon aur karna chahta chahti nahi zyada roz kam par mein sikhna',
    'Main samajhta hoon; abhi plan angrezi mein hai.',
  ),
];
const ENGLISH = new Set(
  'the a an i to and of in my me want with for is am be on at it more not get have do but so that every day better would like'.split(
    ' ',
  ),
);

/**
 * The prepared line for a text in another language, or null for English. A vote of the small words decides; a tie is
 * English.
 */
export function foreignLine(text: string): { language: string; line: string } | null {
  const said = words(text);
  const votesOf = (stopWords: ReadonlySet<string>) => said.filter((word) => stopWords.has(word)).length;
  const english = votesOf(ENGLISH);
  let best: { foreign: Foreign; votes: number } | null = null;
  for (const candidate of LANGUAGES) {
    const votes = votesOf(candidate.stopWords);
    if (votes > (best?.votes ?? 0)) best = { foreign: candidate, votes };
  }
  if (!best || best.votes < 2 || best.votes <= english) return null;
  return { language: best.foreign.language, line: best.foreign.line };
}
