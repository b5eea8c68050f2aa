import type { Weekday } from '#core/calendar/calendar.ts';

/** What a circumstance is about; it chooses the words of the answer. */
export const FACT_TOPICS = ['work', 'time', 'home', 'equipment', 'people', 'body', 'taste', 'faith', 'money'] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** Minutes of a day, from 0 to 1440; a stretch over midnight is two. */
export type Stretch = { readonly from: number; readonly to: number };

/** What a circumstance leaves no room for. */
export type Limit =
  /** A thing, place or person that is not there: always, or on these days. The id of a row of the words of things, or a noun of the person's own. */
  | { readonly is: 'without'; readonly thing: string; readonly days: readonly Weekday[] | null }
  /**
   * No time: every day or on these days, in this stretch. Who works a shift sleeps and rises at other hours, so that what is tied to bed and waking still fits.
   */
  | ({
      readonly is: 'busy';
      readonly days: readonly Weekday[] | null;
      readonly isShift: boolean;
      /** What takes the time: a habit of that very thing is not in its way. */
      readonly by?: string;
    } & Stretch)
  /** No more than so many minutes at a time. */
  | { readonly is: 'brief'; readonly minutes: number }
  /** A part of the body to be spared; `isGrave` when it cannot be used at all at the moment. */
  | { readonly is: 'body'; readonly part: string; readonly isGrave: boolean }
  /** Not eaten, drunk, liked or dared. */
  | { readonly is: 'avoid'; readonly what: string };

/** A circumstance that every plan has to fit. */
export type Fact = {
  /** In the person's own words: a line that they would recognise. */
  readonly text: string;
  readonly topic: FactTopic;
  /** Empty for what is good to know and rules nothing out: `I have three kids`. */
  readonly limits: readonly Limit[];
};

/** Characters of a fact's line. */
export const FACT_TEXT_MAX = 200;
