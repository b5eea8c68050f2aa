const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'being',
  lie: 'lying',
  die: 'dying',
  tie: 'tying',
  see: 'seeing',
  free: 'freeing',
  quit: 'quitting',
  begin: 'beginning',
  travel: 'travelling',
  journal: 'journalling',
  forget: 'forgetting',
  open: 'opening',
  visit: 'visiting',
  finish: 'finishing',
};

/** `making` for `make`. */
export function gerund(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}
