import { contentWords, normalise, normaliseKeepingMarks, sameWord } from '#coach/text/language.ts';
import { isGoodName, titled } from './identity-name.ts';

/** A longer answer says more than yes: what it says is heard before anything is created. */
const LONGEST_AGREEMENT = 12;

const YES_IN_DISGUISE =
  /\b(why not|can not wait|no doubt|no question|no objections?|not bad at all|could not be better)\b/g;
const RESERVATION =
  /\b(no|not|nope|nah|never|but|unless|if|almost|nearly|maybe|perhaps|possibly|later|wait|hold on|unsure|guess|suppose|instead|rather|except|however|though|although|change|different|another|something else|(?:he|she|they) said)\b/;
const AGREEMENT = new RegExp(
  `^(?:(?:oh|well|ah|wow|hmm|ok|okay|haha|i think|i would say|and|so|you know what|thanks|thank you) )*(?:${[
    'yes|yeah|yep|yup|yess+|yea|aye|sure|absolutely|definitely|certainly|of course|totally|exactly|agreed|deal|perfect',
    'ok|okay|great|lovely|brilliant|wonderful|amazing|excellent|fantastic|beautiful',
    'go for it|go ahead|do it|create it|make it|please do|please create it|i am in|i agree|i accept',
    'let s (?:do|go|take|create|use)|lets (?:do|go|take|create|use)|let us (?:do|go|take|create|use)',
    '(?:that|it|this) sounds (?:good|great|right|perfect|like me|lovely|fine)|sounds (?:good|great|right|perfect|like me|lovely|fine)',
    '(?:that|this|it) is (?:me|it|the one|perfect|great|good|right|lovely|exactly (?:me|it|right)|so me|totally me)|thats (?:me|it|perfect|great)',
    '(?:that|this|it) (?:fits|suits me|works|feels right|will do)|(?:that|this) one',
    'i (?:really )?(?:like|love) (?:it|that|this)|(?:love|like) (?:it|that)|i will take (?:it|that)|i want (?:it|that)|i would (?:like|love) (?:that|to|it)',
  ].join('|')})(?: |$)`,
);

/** True for a plain yes without a reservation: `that's me`, `sounds good, let's do that`; not `yes, but …`, `not yet`, `yes?`. */
export function isAgreement(message: string): boolean {
  if (message.includes('?')) return false;
  const plain = normalise(message).replace(YES_IN_DISGUISE, 'yes');
  if (plain.split(' ').length > LONGEST_AGREEMENT || RESERVATION.test(plain)) return false;
  return AGREEMENT.test(plain) || /^\p{Emoji_Presentation}*[👍👌✅💯]/u.test(message.trim());
}

/** True when somebody wants more time rather than another name: `not yet`, `maybe`, `let me think`. */
export function isHesitation(message: string): boolean {
  return /^(?:(?:hmm|um|well|oh|i am) )*(?:not yet|not now|not sure|maybe|perhaps|possibly|unsure|wait|hold on|i (?:guess|suppose)|ok i guess|let me think|i (?:need|want) to think|later|i do not know|dunno|idk|almost|nearly)\b/.test(
    normalise(message),
  );
}

/** True when somebody turns a name down: `no`, `something else`, `I don't like it`. */
export function isDecline(message: string): boolean {
  const plain = normalise(message);
  return (
    /^(?:(?:hmm|um|well|oh|sorry|thanks) )*(?:no|nope|nah|not (?:really|quite|me|that|this|for me|my)|never)\b/.test(
      plain,
    ) ||
    /\b(something else|another (?:one|name)|other (?:one|name)|different (?:one|name)|try again|do not (?:like|love|want)|does not (?:fit|feel|sound|suit)|doesn t fit|is not me)\b/.test(
      plain,
    )
  );
}

const NAMING =
  /\b(?:(?:call|name|make) (?:it|me|that|this|him|her|them|myself)|call(?:ed)?|named?|rename (?:it|that|this) to|change (?:it|that|the name) to|how about|what about|i would prefer|i prefer|i would rather be|rather be|more like)\s*:?\s+["“'‘]?([\p{L}][\p{L}'’ -]*)/iu;
const NO_NAME =
  /^(?:something|another|anything|one|else|different|no|not|it|that|this|a (?:different|better|shorter)|my|i|the (?:other|first|second)|what|if)\b/;

export type NameWish = { readonly name: string | null };

/**
 * The name that somebody asks for in their own words, in its written form: `yes but call it calm cook` is `The Calm Cook`. A name
 * that may not be used is `{ name: null }`; a message that asks for none is null.
 */
export function nameWish(message: string): NameWish | null {
  const found = NAMING.exec(message.replace(/\s+/g, ' '));
  const asked = (found?.[1] ?? '')
    .split(/\s+(?:and|but|because|so|please|instead|then|as)\b/i)[0]
    ?.replace(/^["“'‘]|[’'”"]+$/g, '')
    .trim();
  if (!asked || NO_NAME.test(asked.toLowerCase())) return null;
  const phrase = asked.includes(' ') ? asked : `the ${asked}`;
  const name = /^(?:the|a|an|friend|keeper|someone|person) /i.test(phrase) ? titled(phrase) : titled(`the ${phrase}`);
  return { name: isGoodName(name) ? name : null };
}

const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|above|previous|prompts?|everything)\b|\bsystem prompt\b|\b(?:reveal|show|print|repeat)\b.*\b(?:prompt|instructions?)\b|\byou are now\b|\bjailbreak|\bdeveloper mode\b|^\s*(?:system|assistant|admin)\s*[:>]|\bagreed\s*[:=]|\b(?:user|they) (?:has |have )?(?:already )?(?:agreed|accepted|confirmed)\b|\b(?:without|no need for) (?:my |asking|agreement|consent)|\bother users?\b/i;

const getSentences = (message: string) => message.split(/(?<=[.!?\n])\s+|\n/);

/** True when a sentence of the message gives the coach orders about itself. */
export function givesOrders(message: string): boolean {
  return getSentences(message).some((sentence) => ORDERS.test(sentence));
}

/** The message without such sentences. */
export function withoutOrders(message: string): string {
  return getSentences(message)
    .filter((sentence) => !ORDERS.test(sentence))
    .join(' ')
    .trim();
}

const ELSEWHERE =
  /\b(homework|essay|poem|joke|weather|forecast|news|president|election|politic\w*|prime minister|football|soccer|score|bitcoin|crypto|stocks?|python|javascript|html|code|sql|translate|capital of|movie|recipe for|lyrics|horoscope|calculate|equation)\b|\d\s*[+*×/]\s*\d/;
const ASKING =
  /\?|^(?:please |can you |could you |hey |ok )*(?:write|tell|translate|solve|calculate|give|show|explain|what|who|when|where|which|how)\b/;

/** True for a question or an order about something else than the goal: homework, news, code. */
export function isOffTopic(message: string, goal: string): boolean {
  const plain = normaliseKeepingMarks(message);
  const elsewhere = ELSEWHERE.exec(plain)?.[0];
  if (elsewhere === undefined || !ASKING.test(plain)) return false;
  return !contentWords(goal).some((own) => contentWords(elsewhere).some((word) => sameWord(own, word)));
}

/** True for the question who or what answers. */
export function asksWhoAnswers(message: string): boolean {
  return /\bare you (?:a |an )?(?:human|real|person|bot|robot|ai|machine|chatgpt)\b|\bwho are you\b|\bwhat are you\b/.test(
    normalise(message),
  );
}
