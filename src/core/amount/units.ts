/** Units of body weight, of food by weight, and of energy: as words of a unit, in the languages that people plan in most. */
const OF_WEIGHT_OR_ENERGY =
  /^(?:(?:m|k)?gs?|kilos?|(?:milli|kilo)?gram+e?s?|tonn?e?s?|lbs?|pounds?|stones?|st|oz|ounces?|bmi|weight|k?cals?|k?j|(?:kilo)?joules?|(?:kilo)?[ck]alor\p{L}*|macros?|kilogramm|gramm|pfund|libras?|livres?)$/u;

/**
 * Whether a unit counts weight or calories: nobody is given such a target by the coach, in whatever words (`KG`, `kg lifted`, `kcal.`).
 * What people choose by hand is theirs.
 */
export function isWeightOrEnergy(unit: string): boolean {
  const words =
    unit
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => OF_WEIGHT_OR_ENERGY.test(word));
}
