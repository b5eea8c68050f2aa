/** Classes that set the same property, by its name. Only what the app uses is known: merge-classes.test.ts compares it with all of Tailwind's. */
const WORDS: Readonly<Record<string, string>> = {
  display: 'hidden block flex grid table contents inline inline-flex inline-block inline-grid',
  position: 'static relative absolute fixed sticky',
  visibility: 'visible invisible collapse',
  stacking: 'isolate',
  direction: 'flex-row flex-row-reverse flex-col flex-col-reverse',
  wrap: 'flex-wrap flex-nowrap',
  flex: 'flex-1 flex-auto flex-none',
  grow: 'grow',
  shrink: 'shrink shrink-0',
  align: 'text-left text-center text-right',
  size: 'text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-[4.5rem]',
  'wrap-text': 'text-balance text-pretty text-nowrap',
  ellipsis: 'truncate text-ellipsis',
  face: 'font-sans font-display font-mono',
  case: 'uppercase lowercase capitalize normal-case',
  list: 'list-disc list-decimal list-none',
  ring: 'ring ring-0 ring-1 ring-2 ring-4',
  inset: 'ring-inset',
  outline: 'outline-0 outline-1 outline-2',
  'outline-style': 'outline-none outline-dashed',
  border: 'border border-0 border-2',
  'border-style': 'border-solid border-dashed',
  'border-collapse': 'border-collapse border-separate',
  'divide-y': 'divide-y',
  decoration: 'decoration-1 decoration-2',
  transition: 'transition',
  underline: 'underline no-underline line-through',
  shadow: 'shadow-card shadow-lift',
  'from-stop': 'from-50% from-75%',
  'to-stop': 'to-50%',
  filter: 'filter',
  'bg-image': 'bg-linear-to-t bg-linear-to-b',
  reader: 'sr-only not-sr-only',
};

/** Beginnings of classes of which any two set the same property; of two that fit the longer one counts. */
const BEGINNINGS = new Set(
  (
    'scroll-mt scroll-mb scroll-pl min-w min-h max-w max-h inset-x inset-y inset gap-x gap-y gap justify-self justify place-items items self ' +
    'col-span col-start row-start grid-cols grid-rows order basis rounded-tl rounded-tr rounded-bl rounded-br rounded-t rounded-b rounded-l rounded-r rounded ' +
    'border-x border-y border-t border-b border-l border-r border ring outline-offset outline divide bg shadow font leading tracking text ' +
    'whitespace underline-offset decoration line-clamp fill stroke stroke-width from to overflow-x overflow-y overflow overscroll opacity brightness backdrop-blur ' +
    'transition duration ease animate cursor select appearance touch resize aspect object origin scale rotate translate-x translate-y translate ' +
    'pointer-events float box blur px py pt pb pl pr p mx my mt mb ml mr m size w h top right bottom left z scroll break field-sizing'
  ).split(' '),
);

/** Colours share their beginning with other properties. */
const COLOURED: readonly string[] = ['text', 'ring', 'outline', 'border', 'divide', 'decoration', 'from', 'to', 'bg'];
const SIDES: readonly string[] = ['border-x', 'border-y', 'border-t', 'border-b', 'border-l', 'border-r'];

const corners = ['tl', 'tr', 'bl', 'br', 't', 'b', 'l', 'r'].map((corner) => `rounded-${corner}`);
/** What a class overrides besides its own property. */
const OVERRIDES: Readonly<Record<string, readonly string[]>> = {
  p: ['px', 'py', 'pt', 'pb', 'pl', 'pr'],
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mb', 'ml', 'mr'],
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  'size-': ['w', 'h'],
  'inset-': ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  rounded: corners,
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-b': ['rounded-bl', 'rounded-br'],
  border: SIDES,
  'border-x': ['border-l', 'border-r'],
  'border-y': ['border-t', 'border-b'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['basis', 'grow', 'shrink'],
  size: ['leading'],
  'line-clamp': ['display', 'overflow'],
};

const words = new Map(
  Object.entries(WORDS).flatMap(([group, list]) => list.split(' ').map((word) => [word, group] as const)),
);

/** The property that a class sets, such as `px` for `-px-3`; null for one that is not known. */
function getGroup(name: string): string | null {
  const word = words.get(name);
  if (word) return word;
  if (name.startsWith('[')) return name.slice(0, name.indexOf(':'));
  const plain = name.startsWith('-') ? name.slice(1) : name;
  let end = plain.length;
  while (end > 0 && !BEGINNINGS.has(plain.slice(0, end))) end = plain.lastIndexOf('-', end - 1);
  if (end <= 0) return null;
  const beginning = plain.slice(0, end);
  if (COLOURED.includes(beginning)) return `${beginning} colour`;
  // `size` and `inset` name properties of text and rings among the words.
  return beginning === 'size' || beginning === 'inset' ? `${beginning}-` : beginning;
}

/** Where the last modifier of a class ends: `md:hover:[&>a]:p-4` is split before `p-4`. */
function afterModifiers(name: string): number {
  if (!name.includes(':')) return 0;
  let depth = 0;
  let end = 0;
  for (let place = 0; place < name.length; place += 1) {
    const sign = name.charAt(place);
    if (sign === '[' || sign === '(') depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (sign === ':' && depth === 0) end = place + 1;
  }
  return end;
}

const known = new Map<string, string>();

function merge(classes: string): string {
  const overridden = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.split(' ').reverse()) {
    const end = afterModifiers(name);
    const group = getGroup(name.slice(end));
    const modifiers = end === 0 ? '' : name.slice(0, end).split(':').toSorted().join(':');
    if (group !== null && overridden.has(modifiers + group)) continue;
    if (name !== '') kept.push(name);
    if (group === null) continue;
    for (const one of [group, ...(OVERRIDES[group] ?? [])]) overridden.add(modifiers + one);
  }
  return kept.reverse().join(' ');
}

/** Leaves out the classes whose property a later one sets under the same modifiers: `p-4 md:p-5 p-2` is `md:p-5 p-2`. */
export function mergeClasses(classes: string): string {
  const before = known.get(classes);
  if (before !== undefined) return before;
  const merged = merge(classes);
  known.set(classes, merged);
  return merged;
}
