import type { NamedAct } from '#coach/goal/named-act.ts';

/** An act as somebody says it: `Ring my sister`, with what else was said of it. */
export function namedAct(
  text: string,
  kind: NamedAct['kind'],
  said: Partial<NamedAct> & { readonly isStopping?: boolean } = {},
): NamedAct {
  const [verb = '', ...rest] = text.split(' ');
  return {
    text,
    kind,
    verb: verb.toLowerCase(),
    object: rest.length > 0 ? rest.join(' ') : null,
    isStopping: false,
    person: null,
    place: null,
    when: null,
    amount: null,
    times: null,
    days: null,
    deadline: null,
    already: null,
    ...said,
  };
}
