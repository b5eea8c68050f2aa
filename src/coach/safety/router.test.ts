import { describe, expect, it } from 'vitest';
import { RED_TEAM } from './red-team.testing.ts';
import { asksDirectly, assessSafety, assessTexts } from './router.ts';

describe('the safety router', () => {
  it.each(RED_TEAM)('reads "%s" as %s', (text, label) => {
    expect(assessSafety(text)).toBe(label);
  });

  it('has at least 80 practice cases', () => {
    expect(RED_TEAM.length).toBeGreaterThanOrEqual(80);
  });

  it('gives the same label in capitals, with a full stop and with spaces around', () => {
    for (const [text, label] of RED_TEAM) {
      expect(assessSafety(text.toUpperCase()), text).toBe(label);
      expect(assessSafety(`  ${text}. `), text).toBe(label);
    }
  });

  it('finds danger in the middle of a long harmless text', () => {
    const harmless = 'I would like to walk after lunch and read in bed.';
    for (const [text, label] of RED_TEAM.filter(([, found]) => found !== 'none')) {
      expect(assessSafety(`${harmless} ${text}. ${harmless}`), text).toBe(label);
    }
  });

  it('keeps the strongest label of several texts', () => {
    expect(assessTexts(['get fit', 'I have diabetes', 'lose 10 kg in 3 weeks'])).toBe('ed_risk');
    expect(assessTexts([])).toBe('none');
  });

  it('asks the direct question for hopelessness without a plan only', () => {
    expect(asksDirectly("what's the point")).toBe(true);
    expect(asksDirectly("what's the point, I want to die")).toBe(false);
    expect(asksDirectly('I want to walk')).toBe(false);
  });
});
