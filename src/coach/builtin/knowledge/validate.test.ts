import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '#core/plan/plan.ts';
import { isIfThenPlan, isMeasurable, isOneAct, isUnsafeText } from '../planning/habit-wording.ts';
import { habitTexts } from '../planning/render-habit.ts';
import { isSameHabit } from '../planning/similar-habits.ts';
import { bannedWords, voiceProblems } from '../voice.ts';
import { ALL_DOMAINS, ALL_TEMPLATES, RECOGNISED_DOMAINS, getTemplates } from './domains.ts';
import { FRICTION_CODES } from './shape.ts';

const LONGEST_TOPIC = 'organising the garden shed and barn now';

describe.each(ALL_DOMAINS.map((domain) => [domain.id, domain] as const))('the knowledge of %s', (_, domain) => {
  const templates = getTemplates(domain);

  it('has at least three identities, four core habits and four experiments', () => {
    expect(domain.identities.length).toBeGreaterThanOrEqual(3);
    expect(domain.identities.length).toBeLessThanOrEqual(4);
    expect(domain.core.length).toBeGreaterThanOrEqual(4);
    expect(domain.experimental.length).toBeGreaterThanOrEqual(4);
  });

  it('serves every friction, by two habits that are tagged with it', () => {
    for (const code of FRICTION_CODES) {
      const [first, second] = domain.frictionHabits[code];
      expect(first, code).not.toBe(second);
      for (const id of [first, second]) {
        const template = templates.find((habit) => habit.id === id);
        expect(template?.frictions, `${code} → ${id}`).toContain(code);
      }
    }
  });

  it('tells one habit from another at every rung', () => {
    for (const difficulty of DIFFICULTIES) {
      const said = templates.map(
        (template) => habitTexts({ template, difficulty, topic: 'learning the guitar' }).description,
      );
      for (const [index, description] of said.entries()) {
        for (const other of said.slice(index + 1))
          expect(isSameHabit(description, other), `${description} / ${other}`).toBe(false);
      }
    }
  });

  it('has identities of three kinds with 2 to 5 words and 60 to 160 characters in the second person', () => {
    expect(new Set(domain.identities.map(({ kind }) => kind)).size).toBe(3);
    for (const { name, description, favours } of domain.identities) {
      expect(name.length, name).toBeLessThanOrEqual(40);
      expect(name.split(' ').length, name).toBeGreaterThanOrEqual(2);
      expect(name.split(' ').length, name).toBeLessThanOrEqual(5);
      expect(description.length, description).toBeGreaterThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description).toMatch(/^You\b/);
      expect(voiceProblems(description, { kind: 'identity' })).toEqual([]);
      expect(`${name} ${description}`).not.toMatch(
        /\b(slim|thin|lean|skinny|fat|body shape|anorex|adhd|depress|insomniac|man|woman|girl|boy|ex-\w+|addict|perfect)\b/i,
      );
      for (const id of favours) expect(templates.map((template) => template.id)).toContain(id);
    }
  });
});

describe.each(ALL_TEMPLATES.map((template) => [template.id, template] as const))('the habit %s', (_, template) => {
  it('has all its fields', () => {
    for (const field of [
      template.id,
      template.description,
      template.cue,
      template.place,
      template.action,
      template.fallback,
    ]) {
      expect(field.trim().length).toBeGreaterThan(0);
    }
    expect(template.frictions.length).toBeGreaterThan(0);
    expect(template.ladder).toHaveLength(3);
  });

  it('grows by at most 3 times a rung, 2 times with impact', () => {
    const [easy, medium, hard] = template.ladder;
    for (const [from, to] of [
      [easy, medium],
      [medium, hard],
    ] as const) {
      if (typeof from !== 'number' || typeof to !== 'number') continue;
      const ratio = Math.max(from, to) / Math.min(from, to);
      expect(ratio).toBeGreaterThan(1);
      expect(ratio).toBeLessThanOrEqual(template.impact ? 2 : 3);
    }
  });

  it('has its frequencies in order', () => {
    const { min, default: usual, max } = template.frequency;
    expect(1 <= min && min <= usual && usual <= max && max <= 7).toBe(true);
    if (template.impact) expect(max).toBeLessThanOrEqual(5);
  });

  it.each(DIFFICULTIES)('reads as one measurable act with an if-then plan at the %s rung', (difficulty) => {
    const { description, implementationIntention } = habitTexts({ template, difficulty, topic: LONGEST_TOPIC });
    expect(isOneAct(description), description).toBe(true);
    expect(isMeasurable(description), description).toBe(true);
    expect(isIfThenPlan(implementationIntention), implementationIntention).toBe(true);
    expect(bannedWords(`${description} ${implementationIntention}`)).toEqual([]);
    expect(isUnsafeText(`${description} ${implementationIntention}`)).toBe(false);
    expect(`${description} ${implementationIntention}`).not.toMatch(/[{}]|\(s\)|\b1 (minutes|rounds|things)\b/);
  });
});

it('has an id for each habit once, and detection phrases for each recognised domain', () => {
  expect(new Set(ALL_TEMPLATES.map(({ id }) => id)).size).toBe(ALL_TEMPLATES.length);
  for (const { detect } of RECOGNISED_DOMAINS) {
    expect(detect.strong.length).toBeGreaterThan(3);
    expect(detect.foreign.length).toBeGreaterThan(3);
  }
});
