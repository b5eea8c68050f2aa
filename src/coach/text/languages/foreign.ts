import { words } from '../language.ts';

type Foreign = { readonly language: string; readonly stopWords: ReadonlySet<string>; readonly line: string };

function foreign(language: string, stopWords: string, line: string): Foreign {
  return { language, stopWords: new Set(stopWords.split(' ')), line };
}

/** Languages that are known by their letters; the first that fits. */
const SCRIPTS: readonly (readonly [letters: RegExp, language: string, line: string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja', 'わかりました。いまのところ、プランは英語です。'],
  [/\p{sc=Hangul}/u, 'ko', '알겠어요. 지금은 계획이 영어로 되어 있어요.'],
  [/\p{sc=Han}/u, 'zh', '我明白；目前计划是英文的。'],
  [/\p{sc=Arabic}/u, 'ar', 'فهمت؛ الخطة بالإنجليزية في الوقت الحالي.'],
  [/\p{sc=Devanagari}/u, 'hi', 'मैं समझता हूँ; अभी योजना अंग्रेज़ी में है।'],
  [/\p{sc=Cyrillic}/u, 'ru', 'Понимаю; пока план на английском.'],
];

/** Frequent small words without accents, and the one prepared line in that language. */
const LANGUAGES: readonly Foreign[] = [
  foreign(
    'es',
    'el la los las un una de que y en quiero para por con mi mas no me muy pero hacer ser dejar estoy cada aprender del al sin antes tengo mejorar mi tener llevar tocar vez hasta poder sentirme volver dia dias',
    'Te entiendo; por ahora el plan está en inglés.',
  ),
  foreign(
    'fr',
    'le la les un une des de que et en je veux pour par avec mon ma mes plus ne pas me mieux mais faire etre j ai arreter apprendre du au aux mes sans chaque avant tous les jours moins devenir me l d trop tout jour soir quand',
    'Je vous comprends ; pour l’instant, le plan est en anglais.',
  ),
  foreign(
    'de',
    'der die das ein eine ich will mochte und zu mit mein meine mehr nicht besser aber fur auf bin habe jeden wieder werden lernen mir mich im am zum dem den des einen ohne weniger endlich tag sein gerne will machen von bei uber wenn jede taglich',
    'Ich verstehe dich; der Plan ist vorerst auf Englisch.',
  ),
  foreign(
    'pt',
    'o a os as um uma de que e em quero para por com meu minha mais nao me muito mas fazer ser parar estou cada aprender do da no na dos das sem antes tenho melhorar mim ter todos dia dias menos quando eu',
    'Entendo você; por enquanto o plano está em inglês.',
  ),
  foreign(
    'it',
    'il lo la gli le un una di che e in voglio vorrei per con mio mia piu non mi meglio ma fare essere smettere sono ogni imparare del della al alla nel senza prima ho migliorare i giorno miei mie piu meno tutti vorrei da troppo ai',
    'Ti capisco; per ora il piano è in inglese.',
  ),
  foreign(
    'nl',
    'de het een van en ik wil graag met mijn meer niet beter maar voor op ben heb elke weer worden stoppen leren mij te om aan in elke dag minder zonder weer mijn zijn bij wil naar vaker meer graag eindelijk per',
    'Ik begrijp je; het plan is voorlopig in het Engels.',
  ),
  foreign(
    'pl',
    'i w na z do chce chcialbym sie nie wiecej lepiej ale dla jestem mam codziennie znow byc przestac nauczyc moj o mojej moja moje bez kazdy kazdego dnia codziennie mniej po przed zaczac od przy bardziej chcialabym wreszcie czesciej zeby',
    'Rozumiem; na razie plan jest po angielsku.',
  ),
  foreign(
    'hi',
    'main mujhe mera meri ko se ka ki ke hai hoon aur karna chahta chahti nahi zyada roz kam par mein sikhna hun hu karni karne mere apne apna apni liye kar nhi nahin bahut rozana har din pe chahiye hota raha rahi gaya aur jyada',
    'Main samajhta hoon; abhi plan angrezi mein hai.',
  ),
  foreign(
    'sv',
    'jag vill och att en ett min mitt mina mer mindre inte battre men for pa ar har varje igen bli sluta lara mig dag utan till med oftare borja av om nar som i',
    'Jag förstår; planen är på engelska tills vidare.',
  ),
  foreign(
    'tr',
    'bir ve bu icin daha istiyorum cok az ben benim her gun de da ile olmak istemiyorum gibi ama kadar biraz artik cocuklarima haftada once sonra hic yok mi',
    'Anlıyorum; plan şimdilik İngilizce.',
  ),
];
const ENGLISH = new Set(
  (
    'the a an i to and of in my me want with for is am be on at it more not get have do but so that every day better would like ' +
    'this learn stop quit less too much again without before after up out off how can no need start become go make be keep from by when ' +
    "than all or as if about into its been has finally week good new one time find feel give take our your most really i'm myself day " +
    'because until instead while over their other even only ever never year old these those where who his her them us we you are was'
  ).split(' '),
);

/** Small words of each language in the text, English among them. */
function votesFor(text: string): { english: number; others: { foreign: Foreign; votes: number }[] } {
  const said = words(text);
  const getVotes = (stopWords: ReadonlySet<string>) => said.filter((word) => stopWords.has(word)).length;
  const others = LANGUAGES.map((candidate) => ({ foreign: candidate, votes: getVotes(candidate.stopWords) }));
  return { english: getVotes(ENGLISH), others };
}

function byScript(text: string) {
  // A single foreign word in a text of Latin letters does not make it foreign.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  return latin * 2 > letters ? undefined : SCRIPTS.find(([pattern]) => pattern.test(text));
}

/**
 * The languages that a text can be in, by its letters or its small words: all that look equally likely, so `quero comer` may
 * be more than one. Empty when nothing tells.
 */
export function getLanguages(text: string): string[] {
  const script = byScript(text);
  if (script) return [script[1]];
  const { english, others } = votesFor(text);
  const most = Math.max(english, ...others.map(({ votes }) => votes));
  if (most === 0) return [];
  const least = english === most ? most : Math.max(1, most - 1);
  const likely = others.filter(({ votes }) => votes >= least).map(({ foreign: { language } }) => language);
  return english === most ? ['en', ...likely] : likely;
}

/**
 * The prepared line for a text in another language, or null for English. Its letters or a vote of the small words decide; a
 * tie is English.
 */
export function foreignLine(text: string): { language: string; line: string } | null {
  const script = byScript(text);
  if (script) return { language: script[1], line: script[2] };
  const { english, others } = votesFor(text);
  const [best] = [...others].sort((a, b) => b.votes - a.votes);
  if (!best || best.votes < 2 || best.votes <= english) return null;
  return { language: best.foreign.language, line: best.foreign.line };
}
