import { read } from '#coach/text/reading.ts';
import { isAgreement, isDecline, isGreeting, isHesitation, isShrug, isThanks } from '../answers.ts';
import { dictatedName } from '../name/dictated-name.ts';
import { isShorterWish } from '../name/name-change.ts';
import { isOffTopic } from '#coach/aside/orders.ts';
import { questionIn, wishIn } from '../talk-in.ts';

/** Answers such as `yes` or `no` that begin a longer message leave the rest to be heard. */
const LONGEST_ANSWER = 6;

/** True for a message that tells something of the person: no answer, question, wish or name alone. */
export function tells(message: string, goal: string): boolean {
  if (message === '' || isOffTopic(message, goal) || SAYING_NOTHING.some((isMet) => isMet(message))) return false;
  const isLong = read(message).tokens.length > LONGEST_ANSWER;
  if (isQuestionAlone(message, isLong) || wishIn(message) !== null || isShorterWish(message)) return false;
  if (isLong) return true;
  return !isDecline(message) && !isHesitation(message) && dictatedName(message, { isNaming: false }) === null;
}

const SAYING_NOTHING = [isAgreement, isShrug, isThanks, isGreeting] as const;

function isQuestionAlone(message: string, isLong: boolean): boolean {
  const isToEnd = !isLong || message.trim().endsWith('?');
  return isToEnd && read(message).sentences.length < 2 && questionIn(message) !== null;
}
