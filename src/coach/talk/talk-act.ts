import type { PlanAct } from '#contract/plan-act.ts';
import type { Words } from '#coach/text/phrases.ts';

/** What people ask about a plan. */
export type Topic =
  | Words<'person privacy remembered safe proof slip catch-up miss-week ill away every-day counts more-than core'>
  | Words<'number if-then review reminders check-in finish change-later matters easiest first how-long time-needed'>
  | Words<'why explain works company together other-time enough what-if how-to when start recommend summary can-do'>
  | Words<'trust no-drive quality normal must-all drop-which other-way medical site ideas may identity allowed'>;

export type ComplaintKind = Words<'unheard tone told-who pointless amount too-easy fit wording unsure'>;

export type FeelingKind =
  Words<'alarm loss illness shame overwhelm fear exhaustion anger sadness loneliness doubt pride joy'>;

export type SmallTalk =
  Words<'leave-subject just-listen thanks praise greeting goodbye how-are-you joke laugh content weather off-topic'>;

/** `topic` is null for a question whose answer is not known. */
export type Question = {
  readonly act: 'question';
  readonly topic: Topic | null;
  /** The place of the habit asked about; null when none was named. */
  readonly target: number | null;
  /** The question in its own words, for what it shares with a habit's fallback. */
  readonly words: string;
};

/** What somebody says about a plan that is no change of it. */
export type TalkAct =
  | Question
  | { readonly act: 'complaint'; readonly about: ComplaintKind; readonly target: number | null }
  /** `about` is whom or what it is felt about: `your dad`. */
  | {
      readonly act: 'feeling';
      readonly feeling: FeelingKind;
      readonly about: string | null;
      readonly question: Question | null;
    }
  /** `acts` is what the coach offered last; null when there was nothing to say yes to. */
  | { readonly act: 'confirm'; readonly acts: readonly PlanAct[] | null }
  | { readonly act: 'decline' }
  | { readonly act: SmallTalk }
  | { readonly act: 'unclear' };
