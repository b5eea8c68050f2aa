import { z } from 'zod';
import { ACT_KINDS } from '#coach/goal/named-act.ts';

const text = z.string().min(1);

const foreignGrammar = z.strictObject({
  openers: text,
  closers: text.optional(),
  stop: text,
  less: text,
  daily: text,
  reasons: text,
  fillers: text,
  open: text,
  verbs: z.partialRecord(z.enum(ACT_KINDS), text),
  isVerbLast: z.literal(true).optional(),
});

const unpartedGrammar = foreignGrammar
  .omit({ closers: true, reasons: true, isVerbLast: true })
  .extend({ endings: z.array(z.tuple([text, z.string()])).min(1) });

/** How goals are built in other languages: in words that stand apart, and in ones that do not. */
export const languageSchema = z.strictObject({
  parted: z.record(text, foreignGrammar),
  unparted: z.record(text, unpartedGrammar),
});
