import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../run/bootstrap.mjs';
import { compileContent, compiledContent } from './compile-content.ts';
import { compiledConcepts } from './content/compile-concepts.ts';
import { compiledSafety } from './content/compile-safety.ts';
import { compiledWordings } from './content/compile-wordings.ts';

const whole = join(root, 'content');
const folder = mkdtempSync(join(tmpdir(), 'taylr-content-'));
beforeEach(() => cpSync(whole, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with the part that a file belongs to: all parts together take three times as long, for each of forty faults. */
function problemsBeside(file: string): string[] {
  const parts = { say: compiledWordings, safety: compiledSafety, 'check-in': compiledConcepts };
  const [name = ''] = file.split('/');
  const part = (parts[name as keyof typeof parts] ?? compiledContent)(folder);
  return 'problems' in part ? part.problems : [];
}

/** Changes the first place of a text in a file of the copy. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say “${from}”`);
  writeFileSync(join(folder, file), text.replace(from, to));
}

const sleep = 'domains/sleep.yaml';
const say = 'say/product-answers.yaml';
const food = 'check-in/food-and-drink.yaml';
const faults: [fault: string, file: string, from: string, to: string, told: RegExp][] = [
  ['a key that is none', sleep, 'label:', 'title:', /^content\/domains\/sleep\.yaml:\d+ label: Invalid input/],
  ['a text that is missing', sleep, 'cue: my alarm rings', 'cue:', /core\.0\.cue: /],
  [
    'a value that is a comment',
    'requests.yaml',
    'takesHold:\n  - ',
    'takesHold:\n  - on #days\n  - ',
    /requests\.yaml:\d+: what stands behind # is a comment/,
  ],
  ['a number that is none', sleep, 'min: 4', 'min: four', /core\.0\.frequency\.min: /],
  ['a frequency over a week', sleep, 'max: 7', 'max: 8', /core\.0\.frequency\.max: /],
  ['frequencies out of order', sleep, 'default: 6', 'default: 3', /core\.0\.frequency: is not in order/],
  ['a size that leaps', sleep, '[60, 30, 15]', '[60, 30, 5]', /core\.0\.ladder: 30 to 5 is no step/],
  [
    'a friction of no habit',
    sleep,
    'no_time: [slp.wind, slp.phone]',
    'no_time: [slp.wind, fit.walk]',
    /fit\.walk is no/,
  ],
  ['a habit twice for a friction', sleep, 'slp.wind, slp.phone]\n  no_mot', 'slp.wind, slp.wind]\n  no_mot', /twice/],
  [
    'an id of another domain',
    sleep,
    'id: slp.dump',
    'id: fit.walk',
    /experimental\.0\.id: fit\.walk stands in domains\.fit/,
  ],
  ['a phrase twice', sleep, 'weak: >-\n', 'weak: >-\n    Insomnia;\n', /words\.weak: “Insomnia” stands twice/],
  [
    'a word of a language twice',
    sleep,
    'es: >-\n',
    'es: >-\n      dormír;\n',
    /words\.foreign\.es: “dormír” stands twice/,
  ],
  ['an expression', sleep, 'weak: >-\n', 'weak: >-\n    naps?;\n', /words\.weak: “naps\?” is no phrase/],
  ['two acts', sleep, 'Get up within', 'Get up and then rest within', /core\.0\.description: .* is not one act/],
  [
    'a habit in other words',
    sleep,
    'Dim the lights {q} minutes before bed',
    'Put my phone {q} minutes away',
    /are the same/,
  ],
  ['one time', 'domains/fitness_general.yaml', '[once, twice', '[1 time, twice', /ladder\.0: says “1 time”/],
  ['what cannot be measured', sleep, 'Dim the lights {q} minutes before bed', 'Dim the lights', /cannot be measured/],
  ['a banned word', sleep, 'place: in low light', 'place: just in low light', /says “just”/],
  ['a flag that is not true', sleep, 'needsEquipment: true', 'needsEquipment: no', /core\.1\.needsEquipment: /],
  [
    'one of many',
    'extras.yaml',
    '{q} cup(s) of water with',
    '{q} cups of water with',
    /^content\/extras\.yaml:\d+ 1\.ladder\.0: says “1 cups”/,
  ],
  [
    'a diagnosis as identity',
    sleep,
    'The Steady Riser',
    'The Insomniac Riser',
    /identities\.1\.name: says “Insomniac”/,
  ],
  [
    'an identity of no habit',
    sleep,
    'favours: [slp.phone',
    'favours: [slp.none',
    /favours: slp\.none is no habit here/,
  ],
  ['a language that is none', 'frictions.yaml', 'es: >-', 'xx: >-', /^content\/frictions\.yaml:\d+ no_time\.words: /],
  ['an act without words', food, '  habit: >-', '  said: >-', /^content\/check-in\/food-and-drink\.yaml/],
  ['an act that stands twice', food, '- id: tea', '- id: water', /^content\/check-in water: stands twice/],
  [
    'an empty phrase',
    food,
    'water; hydrate;',
    'water;; hydrate;',
    /food-and-drink\.yaml 0\.habit: holds an empty phrase/,
  ],
  [
    'a phrase of three wordings',
    say,
    '  - Nothing here is',
    '  # ',
    /^content\/say\/product-answers\.yaml changeLater: has 3 wordings/,
  ],
  [
    'a wording that stands twice',
    say,
    'Core means it stays; experimental means we try it out and nothing is lost if it goes.',
    'The core ones are few and steady. The experimental ones may come and go.',
    / core: says the same twice/,
  ],
  ['a place that nothing fills', say, '{Trial}', '{Trail}', / core: has a place for \{trail\}/],
  ['a phrase in two files', say, 'changeLater:', 'whyGoal:', / whyGoal: stands in two files/],
  ['a phrase that is no list', say, 'vote:\n', 'vote: none\nother:\n', / vote: is no list/],
  [
    'a rule with a concept that has no words',
    'safety/rules/danger.yaml',
    '{strike} {me} to|over',
    '{stroke} {me} to|over',
    /^content\/safety\/rules\/danger\.yaml lookAlikes: \{stroke\} has no words/,
  ],
  [
    'a rule with a name that its language has not',
    'safety/languages/german.yaml',
    '<show> ~8',
    '<shows> ~8',
    /languages\/german\.yaml lookAlikes: <shows> has no words/,
  ],
  [
    'a rule that stands twice',
    'safety/rules/minor.yaml',
    "'soy un|una",
    "'i will be|turn'\n  - 'i will be|turn'\n  - 'soy un|una",
    /twice/,
  ],
  ['a rule that is an expression', 'safety/rules/minor.yaml', 'soy un|una', 'soy una*', /ages\.\d+: holds signs/],
  [
    'rules of a label that is none',
    'safety/languages/german.yaml',
    'overexercise:',
    'sport:',
    /german\.yaml sport: is no label/,
  ],
  ['a concept in two files', 'safety/words/people.yaml', 'other_self:', 'strike:', /strike: stands in two files/],
  ['what is no YAML', 'rest.yaml', 'id: fit.rest', 'id: [fit.rest', /^content\/rest\.yaml: /],
];

describe('content', () => {
  it('is compiled as it stands', () => {
    expect(compileContent(whole, { check: true })).toEqual([]);
  });

  it('that was edited is not what stands compiled, until it is compiled anew', () => {
    change(sleep, 'my alarm rings', 'my alarm goes off');
    expect(compileContent(folder, { check: true })).toEqual([expect.stringContaining('npm run content')]);
    expect(compileContent(folder)).toEqual([]);
    expect(compileContent(folder, { check: true })).toEqual([]);
    expect(readFileSync(join(folder, 'knowledge.json'), 'utf8')).toContain('my alarm goes off');
  });

  it.each(faults)('is not compiled with %s', (_, file, from, to, told) => {
    change(file, from, to);
    expect(problemsBeside(file)).toContainEqual(expect.stringMatching(told));
  });

  it('without a domain names the file that is missing', () => {
    rmSync(join(folder, sleep));
    expect(compileContent(folder)).toEqual([expect.stringMatching(/^content\/domains\/sleep\.yaml: /)]);
  });

  it('tells of every fault at once', () => {
    change(sleep, 'max: 7', 'max: 8');
    change('domains/weight.yaml', 'label:', 'title:');
    change('rest.yaml', 'default: 3', 'default: 5');
    const told = compileContent(folder).join('\n');
    for (const file of ['domains/sleep', 'domains/weight', 'rest']) expect(told).toContain(`content/${file}.yaml:`);
  });
});
