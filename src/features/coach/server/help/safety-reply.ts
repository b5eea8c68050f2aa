import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { type CrisisEntry, type CrisisLine, getCrisisEntry } from './crisis-lines.ts';

/** A number that is part of the name is said once. */
function lineText({ name, phone }: CrisisLine): string {
  return !phone || name.includes(phone) ? name : `${name} (${phone})`;
}

function linesText(entry: CrisisEntry): string {
  return entry.lines.map(lineText).join(' or ');
}

/** The findahelpline address stands in every card once; the international entry already is that address. */
function elsewhere(entry: CrisisEntry): string {
  return entry.country === 'INTL' ? '' : ' Elsewhere: findahelpline.com.';
}

function crisisText(entry: CrisisEntry, asksDirectly: boolean): string {
  const ending = asksDirectly
    ? 'Are you having thoughts of ending your life?'
    : 'Would you like me to pause reminders?';
  return (
    `It sounds like you are carrying something very heavy, and I'm glad you said it. I'm a habit coach, so I can't give you the ` +
    `support you deserve. If you might act on this or are hurt, call ${entry.emergency} now or go to someone near you. You can ` +
    `talk to a person any time: ${linesText(entry)}.${elsewhere(entry)} Your habits can wait; nothing will be marked as ` +
    `missed. ${ending}`
  );
}

/** The numbers and addresses that stand in a text, to be called or opened. */
export function linksIn(text: string, country: string): { text: string; href: string }[] {
  const { emergency, lines } = getCrisisEntry(country);
  const numbers = [emergency, ...lines.flatMap(({ phone }) => phone ?? [])].filter((number) => /^\d/.test(number));
  return [
    ...numbers.map((number) => ({ text: number, href: `tel:${number.replaceAll(' ', '')}` })),
    { text: 'findahelpline.com', href: 'https://findahelpline.com' },
  ].filter((link) => text.includes(link.text));
}

/** The help lines for somebody who looks for them, without taking anything for granted. */
export function helpText(country: string): string {
  const entry = getCrisisEntry(country);
  return (
    `If you might act on thoughts of ending your life, or are hurt, call ${entry.emergency} now or go to someone near you. You can ` +
    `talk to a person any time: ${linesText(entry)}.${elsewhere(entry)} You do not need to be in danger to call; they are there ` +
    `for heavy days too.`
  );
}

/** Beside an answer to what may be about danger and may not: it takes nothing for granted, and nothing is asked. */
export function quietText(country: string): string {
  return (
    `I may be reading too much into this. If it is about not wanting to be here, or about hurting yourself, you can tell me so in ` +
    `plain words, and there is someone to talk to any time: ${linesText(getCrisisEntry(country))}. If not, let's go on.`
  );
}

function dangerText(entry: CrisisEntry): string {
  return (
    `Thank you for telling me. You are not to blame for what another person does, and everyone's safety comes first. If you or ` +
    `someone else may be in danger now, call ${entry.emergency} or go to a place with people you trust. You can find an abuse ` +
    `or support line near you at findahelpline.com. If someone may see this screen, leave this page now and clear it from your ` +
    `history later. If you fear that you may hurt someone, step away from them and call for help. This is more than a habit ` +
    `plan can hold, so I won't build one around it. Is there one person you could reach today?`
  );
}

const TEXTS: Readonly<Record<Exclude<SafetyLabel, 'crisis' | 'danger' | 'caution' | 'none'>, string>> = {
  withdrawal:
    'Thank you for being so open. When a body is used to alcohol or to some medicines, stopping suddenly can be dangerous. Please ' +
    'do not stop all at once before you have talked to a doctor or an alcohol or drug service; they can make it safer. If you ' +
    'get shakes with confusion, see things, or have a fit, call your local emergency number. Beside that help I can plan small ' +
    'support habits: booking the call, regular meals, an ally, a short diary to show. Would you like to start with the call?',
  medication:
    "I can't plan a change to a medicine. Please keep taking it as prescribed until you've spoken to your doctor or " +
    'pharmacist; they want to hear what bothers you about it. If you feel very unwell now, call your local emergency number. I ' +
    'can help you prepare for the talk: three questions for the appointment, a short note of how your days go, regular meals. ' +
    'Would you like to write the first question?',
  ed_risk:
    "Thank you for trusting me with this. I won't plan weight, food limits or exercise here, because they could hurt you more " +
    'than help. What you describe is more common than it feels, and people do get better with good support. Your doctor, or an ' +
    'eating disorder service near you, can listen without judging; findahelpline.com lists them. If you faint or your chest ' +
    'hurts, call your local emergency number. I can help with sleep, with people you trust, or with being kinder to yourself. ' +
    'Which of those sounds gentlest today?',
  overexercise:
    'You put a lot into your training, and rest is the part that makes it count. I will keep this plan easy, with at least two ' +
    'rest days a week and no hard steps. If something hurts or is injured, please see a doctor or physio before you train on ' +
    'it. If a rest day fills you with worry, that is worth telling them too. Rest is a habit in your plan, and you get a vote ' +
    'for each one you keep. Which day would be the easiest one to rest?',
  addiction:
    "Thank you for saying it. This is hard to carry alone, and you don't have to. I won't plan around gambling or drugs; a local " +
    'support service can, and findahelpline.com lists free ones. Blocking tools, a person who holds your cards for a while, and ' +
    'a doctor can all help. If someone has taken too much or feels very ill, call your local emergency number. I can plan the ' +
    'habits around it: one call, one ally, regular meals, a calm hour. Who could you tell first?',
  minor:
    "Thanks for writing to me. Taylr is made for people aged 13 and over, so I can't make a plan with you. Please show this to a " +
    'parent, a guardian or a teacher you like, and tell them what you want to do; they can help you with it. If something ' +
    'worries or hurts you, tell an adult you trust today.',
};

/**
 * The fixed answer to a safety label, or null where coaching goes on unchanged (`none`, and `caution`, which only makes plans
 * gentler). `asksDirectly` ends the crisis card with the direct question.
 */
export function safetyReply({
  label,
  country,
  asksDirectly = false,
}: {
  label: SafetyLabel;
  country: string;
  asksDirectly?: boolean;
}): { label: SafetyLabel; text: string } | null {
  if (label === 'none' || label === 'caution') return null;
  const entry = getCrisisEntry(country);
  if (label === 'crisis') return { label, text: crisisText(entry, asksDirectly) };
  if (label === 'danger') return { label, text: dangerText(entry) };
  return { label, text: TEXTS[label] };
}
