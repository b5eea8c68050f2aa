/**
 * Plain statements of crisis in scripts that the concepts do not read: Chinese, Japanese, Korean, Arabic, Russian, Greek and
 * Ukrainian. Idioms for laughing, longing and tiredness are left out.
 */
const STATEMENTS: readonly RegExp[] = [
  /不想活|活不下去|活着没(有)?意思|自杀|自殺|轻生|輕生|结束(我的|自己的)?生命|伤害自己|割腕|想死(?!你|了你)/u,
  /死にたい|消えてしまいたい|自殺|生きていたくない|リストカット|自分を傷つけ/u,
  /죽고\s?싶|자살|살기\s?싫|자해/u,
  /أريد أن أموت|اريد ان اموت|انتحار|أنتحر|أقتل نفسي|اقتل نفسي|لا أريد أن أعيش|إيذاء نفسي/u,
  /хочу умереть|не хочу (больше )?жить|покончить с собой|самоубийств|убить себя|режу себя/iu,
  /хочу померти|не хочу жити|самогубств|вбити себе/iu,
  /θέλω να πεθάνω|αυτοκτον|δεν θέλω να ζω/iu,
];

/** True for a plain statement of crisis in another script than the Latin one. */
export function isCrisisInOtherScript(text: string): boolean {
  const plain = text.normalize('NFC');
  return STATEMENTS.some((statement) => statement.test(plain));
}
