import { globSync, readFileSync } from 'node:fs';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { mergeClasses } from './merge-classes.ts';

const src = `${import.meta.dirname}/../..`;

/** Every word of the components that Tailwind knows as a class, without its modifiers. */
function usedClasses(): string[] {
  const files = globSync(`${src}/{web,app/web,features}/**/*.{ts,tsx}`).filter(
    (file) => !/\.test|merge-classes/.test(file),
  );
  const all = files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w@:[\]()/.%#=,&>*!-]+/g) ?? []);
  const names = [...new Set(all)].map((word) => word.slice(word.lastIndexOf(':') + 1));
  // What Tailwind's own rules merge with itself is a class; other words stay twice.
  return [...new Set(names)].filter(
    (name) => /^-?[a-z][\w./[\]()%-]*[\w\])%]$/.test(name) && twMerge(`${name} ${name}`) === name,
  );
}

describe('merged classes', () => {
  it.each([
    ['p-4 p-2', 'p-2'],
    ['p-4 md:p-5 p-2', 'md:p-5 p-2'],
    ['hover:md:p-4 md:hover:p-2', 'md:hover:p-2'],
    ['px-3 p-4', 'p-4'],
    ['p-4 px-3', 'p-4 px-3'],
    ['text-ink text-sm text-quiet', 'text-sm text-quiet'],
    ['[&_svg]:size-4 [&_svg]:size-5', '[&_svg]:size-5'],
    ['inline-flex touch  hidden', 'touch hidden'],
    ['', ''],
  ])('of %j are %j', (classes, merged) => {
    expect(mergeClasses(classes)).toBe(merged);
  });

  it('are those of all of Tailwind’s rules, for any two that the components use', () => {
    const used = usedClasses();
    expect(used.length).toBeGreaterThan(300);
    // One of each kind stands for those that it is exchanged with.
    const kinds: string[] = [];
    for (const name of used) {
      if (kinds.every((one) => twMerge(`${one} ${name}`) !== name || twMerge(`${name} ${one}`) !== one))
        kinds.push(name);
    }
    const differing = used.flatMap((name) =>
      kinds
        .flatMap((kind) => [`${kind} ${name}`, `${name} ${kind}`])
        .filter((pair) => mergeClasses(pair) !== twMerge(pair)),
    );
    expect(differing).toEqual([]);
  });
});
