/** A light English stem, good enough to compare words: `walks`, `walked` and `walking` are `walk`. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  let base = word;
  if (base.endsWith('ing') && base.length > 5) base = undouble(base.slice(0, -3));
  else if (base.endsWith('ed') && base.length > 4) base = undouble(base.slice(0, -2));
  else if (/(ches|shes|xes|sses)$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s')) base = base.slice(0, -1);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

const undouble = (base: string): string => (/([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base);
