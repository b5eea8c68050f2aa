import type { Passage } from './passage.ts';
import { holds, ruleSet } from './rule-set.ts';

/** Blanked first: soft drinks, milk shakes, handshakes, cards, and drinking that ended long ago. */
const LOOK_ALIKES: readonly string[] = [
  '{drink} ~3 {soft}',
  '{soft} ~2 {drink}',
  'cans|bottles|litres|liters|pints|tins|glasses|cups|bottle|litre|liter|glass|cup of ~2 {soft}',
  'protein|milk|banana|chocolate shakes|shake',
  'shake hands|off|up|hand',
  'shaking hands with',
  'hand shake|shakes',
  'gin rummy',
  'get|getting|keep|keeping|be|stay|am|got|feel fit',
  'fit and|for|into|in|healthy|again|enough',
  'wine tasting|glasses|list|course|bar|rack|trade|region',
  'ginger|root|non alcoholic|alcohol free beer|ale|wine|drinks',
  'beer mat|garden|belly',
  '# years|months|weeks|days ~1 sober|clean|dry',
  'sober|clean|dry for|since # ~1 years|months',
  'sober since',
  'dry january|february|skin|hair|eyes|lips|mouth|july|october',
  'go|going|cold turkey on|from my|refreshing|social|sugar|phone|news|email|screens|instagram|youtube|tiktok|coffee|caffeine',
];

/** Signs of a body that has grown used to the drink, or an amount that makes it likely. */
const ALCOHOL: readonly string[] = [
  '{quit} & {alcohol} & {sign_body} &!! {soft} &!! {sport} &!! {fiction|helping}',
  // Days without, after years with: the body speaks.
  'no|without|off|sin|sans|ohne|kein|sem|senza|zonder|geen|bez|utan|ohne ~3 {alcohol} & {signs} &! {soft|fiction|helping} &! gym|workout|run',
  '{sober_days} ~16 {signs|sign_body} & {alcohol|drink}',
  '{signs|sign_body} ~16 {sober_days} & {alcohol|drink}',
  '{sober_days} & {big_vessel|heavy|years_long|each_day} & {signs|sign_body} &!! {soft}',
  '{alcohol|drink|vessel} ~3 #5..60 a night|day|evening & {signs|sign_body}',
  '{alcohol} ~12 {signs} && {quit|drink|morning}|off &! {fiction|helping} &! gym|workout|run',
  '{signs} ~12 {alcohol} && {quit|drink|without} &! {fiction|helping}',
  '{signs} ~10 {drink} && {quit|alcohol|without|morning|dry} &! {soft}',
  '{drink} ~10 {signs} && {quit|alcohol|without|morning|dry} &! {soft}',
  'i|my|hands|hand|body ~4 {signs} ~8 {vessel} && {quit|morning}',
  '{quit} ~10 {signs} ~10 {drink|alcohol} &! {soft}',
  'went|go|going|gone|got dry|sober|without ~8 {signs}',
  'dry|detox|detoxing|detoxed|sober ~8 {signs}',
  '{signs} ~8 when|if|until|unless|without|since|after ~5 {drink|alcohol} &! {soft}',
  '{big_vessel} ~5 {alcohol} ~4 {each_day} && {quit|at_once}',
  '{each_day} ~6 {big_vessel} ~3 {alcohol} && {quit|at_once}',
  '{alcohol} ~4 {big_vessel} ~4 {each_day} && {quit|at_once}',
  '{alcohol} ~3 {big_vessel} ~3 {each_day} && {quit|at_once}',
  '{alcohol} ~3 {each_day} ~4 {big_vessel} && {quit|at_once}',
  '{finish} ~3 {big_vessel} ~3 {alcohol} && {each_day} && {quit|at_once}',
  '#4..99 ~3 {alcohol|vessel} ~6 {each_day} && {quit|at_once} &!! {soft} &!! pots|matches|sprouts',
  '{each_day} ~5 #4..99 ~3 {alcohol|vessel} && {quit|at_once} &!! {soft}',
  '{drink} ~4 #4..99 ~2 {vessel|alcohol} ~6 {each_day} && {quit|at_once} &!! {soft}',
  '{alcohol|drink} ~8 {heavy} && {quit|at_once|signs} &! {soft|helping|fiction} &! blackout curtains|cocktail',
  '{heavy} ~8 {alcohol|drink} && {quit|at_once|signs} &! {soft|helping|fiction} &! water|tap',
  'drinking|drink|drinks|vodka|wine|beer|whisky|whiskey|gin|rum|sherry|cider|lager ~4 in|first|before|for|at|as|on ~1 the?  morning|thing|breakfast|work|waking|dawn|wake|soon &! {soft}',
  'morning|breakfast ~1 vodka|beer|wine|drink|whisky|drinking|gin|cider|lager|can &! {soft}',
  'can|cans|tin|tins|drink|shot|swig|sip|beer|pint ~4 in the morning && {quit|signs|drink|alcohol} &!! {soft}',
  'am|an|became|become|been|being|as|functioning alcoholic|dependent|alcoholics ~12 {quit|at_once|reduce} &! # ~1 years ~1 sober &! {helping}',
  'dependent|dependant|addicted|addiction|hooked|abhangig|suchtig ~2 on|to|von ~2 {alcohol} && {quit|at_once|want_help}',
  'alcohol dependence|dependency|dependent|addiction|addict|withdrawal|withdrawals|detox|detoxification &! {helping|pharma_study}',
  'drink|drinks|drank|drunk|drinking|bebo|bois|trinke|bevo|bebe|drick|pije|drink ~5 {each_day|years_long} && {at_once} &!! {soft} && {quit|at_once|stop_day}',
  '{alcohol} ~5 {each_day|years_long} && {quit} && {at_once} &!! {soft}',
  '{quit} ~10 {alcohol} && {at_once} && {each_day|years_long|heavy|big_vessel} &!! {soft}',
  'pour|pouring|tip ~3 away|out|down|sink ~8 && {alcohol|drinks}|drinking && {each_day|heavy|big_vessel}',
  'last drink|beer|vodka|wine ~8 && {signs}',
  '{alcohol}|drinking|drink|booze && {quit} && shakes|seizure|seizures|fits|tremors|dts|hallucinating|hallucinations',
];

/** Sedatives and opioids: stopping suddenly is dangerous at any dose taken for long. */
const SEDATIVES: readonly string[] = [
  '{sedative} & {sober_days} & {signs|sign_body}|sleep|shadows',
  '{sober_days} ~4 {sedative} &! {pharma_study|helping}',
  '{sedative} & {quit|at_once|signs} &! {pharma_study|fiction|helping} &! appointment|post',
  '{sedative} & {change} & {at_once|quit|every_night} &! {pharma_study|fiction|helping|recall}',
  '{quit} && {sedative} && {each_day|years_long|every_night|signs|at_once} &!! {pharma_study|fiction|helping}',
  '{sedative} ~8 {stop_other}',
  '{stop_other} ~6 {sedative}',
  'halve|skip|cut|reduce|lower|taper|wean ~5 {sedative} &! {study|helping}',
];

const SET = ruleSet([...ALCOHOL, ...SEDATIVES], LOOK_ALIKES);

/** Stopping alcohol, benzodiazepines or opioids suddenly can be dangerous when the body has grown used to them. */
export function isWithdrawal(passage: Passage): boolean {
  return holds(SET, passage);
}
