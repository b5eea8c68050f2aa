import type { PlanName } from './talk-plans.testing.ts';

/** What somebody says about a plan, how it is to be read, and what a good answer holds: each part in one of its ways. */
export type PracticeRow = {
  readonly plan: PlanName;
  readonly message: string;
  /** `why 1`: the topic, and the place of the habit meant. */
  readonly reading: string;
  readonly holds: readonly (readonly string[])[];
};

/** Rows `plan | message | reading | part; one way / another`. */
export function practiceRows(table: string): PracticeRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [plan = '', message = '', reading = '', holds = ''] = line.split('|').map((cell) => cell.trim());
      const parts = holds.split(';').map((part) => part.split('/').map((way) => way.trim().toLowerCase()));
      return { plan: plan as PlanName, message, reading, holds: parts.filter(([way]) => way !== '') };
    });
}
