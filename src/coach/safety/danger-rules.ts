import { found } from './safety-text.ts';

const CLOSE =
  '(husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|spouse|ex|dad|father|mum|mom|mother|stepdad|stepfather|stepmum|stepmother|uncle|brother|parents?|flatmate|roommate|boss|carer)';
const HURTS =
  '(hits?|hitting|beats?|beating|beat up|punch(es|ed|ing)?|slap(s|ped|ping)?|chok(es|ed|ing)|strangl(es|ed|ing)|kick(s|ed|ing)?|threaten(s|ed|ing)?|hurts?|hurting|abus(es|ed|ing)|rap(es|ed|ing)|assault(s|ed|ing)?|shov(es|ed)|stalk(s|ed|ing)?)';
const ME = '(me|us|(the|our) (kids?|children|baby)|my (kids?|children|mum|mom|mother|son|daughter|sister|brother))';
const PERSON =
  '(him|her|them|someone|somebody|people|everyone|myself and|my (husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|stepdad|boss|colleague|neighbour|neighbor|brother|sister|kids?|children|baby|son|daughter|flatmate|roommate|classmates?|teacher))';

const IDIOMS: readonly RegExp[] = [
  new RegExp(
    `\\b${HURTS} ${ME} (at|to|by|in (a|the|every)|with (ideas|questions|love|jokes)|up (for|on|with|about)|over the line)\\b`,
    'g',
  ),
  /\bit (\w+ )?hits? me\b|\bhits? me up\b/g,
  /\bkick(s|ing)? (my|me in the) (butt|ass|backside)\b/g,
  /\b(kill|beat|hurt|destroy|attack) (him|her|them|my \w+|everyone|people) (at|in (chess|tennis|a race|the race|a game|the game)|on (strava|points))\b/g,
  /\b(volunteer|volunteering|charity|donat\w+|work) (\w+ ){0,3}domestic (violence|abuse)\b/g,
];

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b${CLOSE} (\\w+ ){0,4}${HURTS} (\\w+ )?${ME}\\b`),
  new RegExp(`\\b(he|she|they) (\\w+ ){0,2}${HURTS} ${ME}\\b`),
  new RegExp(
    `\\b${CLOSE} (is|gets|was|has been|can be|becomes|became|being) (\\w+ )?(violent|abusive|physical with|controlling and)`,
  ),
  new RegExp(`\\b(abusive|violent) (${CLOSE}|relationship|marriage|home|household|family)\\b`),
  new RegExp(
    `\\b(afraid|scared|frightened|terrified|fear) of (my )?(own )?(${CLOSE}|him|her)\\b(?!'s| (judg|reaction|opinion|cooking|getting sick|dying|leaving))`,
  ),
  new RegExp(
    `\\b(i )?(am being|get|got|getting|am|was) (hit|beaten|punched|slapped|threatened|abused|raped|stalked|choked) (up )?(by|at home|every)`,
  ),
  /\b(scared|afraid|terrified|frightened) (to go|of going|to be|of being|to come|to stay) (back )?(home|alone with)\b(?! alone)/,
  new RegExp(`\\bhow (do|can|to|would) (i )?(kill|poison|hurt|murder|strangle|stab) ${PERSON}\\b`),
  /\b(not|never|un) ?(feel |feeling |really )*safe (at home|in my (own )?(house|home|flat)|with (him|her|my))/,
  /\bunsafe (at home|in my (own )?(house|home|flat)|with (him|her|my))/,
  /\bdomestic (violence|abuse)\b/,
  /\b(he|she) (will not|does not) let me (leave|go out|see|have|work)\b/,
  /\b(locks|locked) me (in|up)\b/,
  new RegExp(
    `\\b(${CLOSE}|he|she|they) (\\w+ ){0,3}(will|going to|would|could) (kill|hurt|beat|hit|find and hurt) me\\b(?! (at|in|if i (eat|miss|skip|forget|do not (train|run))))`,
  ),
  new RegExp(`\\b(${CLOSE}|he|she) (\\w+ )?(pushed|threw|dragged) me (down|against|into|to the|across|out)\\b`),
  new RegExp(
    `\\b(want|wants|going|gonna|plan|planning|about|tempted|like) (to )?(kill|hurt|stab|attack|poison|strangle|beat up|murder|hurting|killing) ${PERSON}\\b`,
  ),
  new RegExp(
    `\\b(think|thinking|thoughts|fantasi\\w+) (of|about) (killing|hurting|stabbing|attacking|poisoning|murdering) ${PERSON}\\b`,
  ),
  new RegExp(`\\b(might|will|could) (seriously )?(hurt|stab|poison|strangle|attack) ${PERSON}\\b`),
  /\bshoot (up )?(the|my|a) (school|office|class|workplace)\b/,
  new RegExp(
    `\\bso (that )?(he|she|my ${CLOSE}) (does|will|do) not (\\w+ )?(hit|beat|hurt|explode|shout at|lose it|punish|get (angry|mad|violent))`,
  ),
  new RegExp(
    `\\b(stop|keep|prevent) (him|her|my ${CLOSE}) (from )?(getting |being )?(angry|violent|mad|exploding|hitting|beating|hurting|threatening)\\b`,
  ),
  new RegExp(`\\bthreaten(s|ed|ing)? to (kill|hurt|hit|beat|leave bruises|take the)`),
  /\b(mi marido|mi esposo|mi novio|mi pareja) me (pega|golpea|maltrata|amenaza)/,
  /\b(mon mari|mon copain|mon conjoint) me (frappe|bat|menace)/,
  /\bmein (mann|freund|partner) (schlagt|bedroht) mich/,
  /\b(meu marido|meu namorado) me (bate|agride|ameaca)/,
  /\b(mio marito|il mio ragazzo) mi (picchia|minaccia)/,
];

/** Abuse, threats, or harm to somebody else. */
export function isDanger(text: string): boolean {
  return found(text, PATTERNS, IDIOMS);
}
