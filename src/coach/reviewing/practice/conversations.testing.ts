import rows from './conversations.json' with { type: 'json' };
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { Weekday } from '#core/calendar/calendar.ts';

/** `description · when and where · days a week · done`, the last two of the week under review. */
export type PlanLine = readonly [description: string, cue: string, days: number | readonly Weekday[], done: number];

/** What has to be true of a habit in next week's plan, by its place in the plan of the week under review. */
export type Wanted = {
  /** Words of its description; `not` words that are not in it. */
  readonly text?: string;
  readonly not?: string;
  /** Words of its when and where, its fallback included. */
  readonly cue?: string;
  readonly times?: number;
  readonly days?: readonly Weekday[];
  readonly is?: 'gone' | 'as-before' | 'changed' | 'lighter' | 'there';
};

/** One review: a life, its plan and its week, what the person says, and what has to come of it. */
export type Conversation = {
  readonly life: string;
  readonly goal: string;
  readonly plan: readonly PlanLine[];
  readonly says: readonly string[];
  readonly choice?: Choice;
  readonly next?: Readonly<Record<number, Wanted>>;
  /** Words of a habit that has come into the plan. */
  readonly adds?: string;
  /** One of these stands in the reply to that message, counted from 1. */
  readonly replies?: Readonly<Record<number, readonly string[]>>;
  /** In no reply at all. */
  readonly never?: readonly string[];
  /** Replies that ask nothing beyond a shall-I and tell no figure: a feeling was told. */
  readonly gentle?: readonly number[];
};

/** Written before the engine that they measure, each by what the person would expect of the week after. */
export const CONVERSATIONS = rows as unknown as readonly Conversation[];
