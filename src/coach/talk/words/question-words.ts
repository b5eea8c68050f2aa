import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Topic } from '../talk-act.ts';

/** How each thing is asked, in the order in which they are looked for. */
export const QUESTION_WORDS = knowledge.questions as readonly {
  readonly topic: Topic;
  readonly asks: readonly string[];
}[];

/** Ways to ask what happens with a habit in some circumstance; its own fallback may answer. */
export const WHAT_IF_WORDS =
  '(what|how) (if|when|about); what happens .. (when|if); (what then|then what|what now|and then what) $; what about (day|week|time|morning|evening|weekend|when|if); what (do|should|can|shall|could) i (say|do|tell|answer) .. (if|when); ^ and (if|when); (happens|do|matter|problem|ok|okay|bad) (if|when); (=suppose|supposing|imagine)';
