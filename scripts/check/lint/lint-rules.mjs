import { layers } from './layers.mjs';

/** `new Date()` and `Date.now()` read the clock of the machine; `new Date(text)` and `new Date(number)` only turn one form into another. */
const noClock = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Take the time as an argument: createApp({ now }) is the only clock.' });
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node);
      },
      MemberExpression(node) {
        if (isDate(node.object) && !node.computed && node.property.name === 'now') report(node);
      },
    };
  },
};

/** A file that only passes other files' exports on hides where things live and pulls everything into every chunk. */
const noBarrel = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const message = 'Import from the file that has it: no barrels.';
    const passesOn = (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source !== null && statement.source !== undefined);
    return {
      ExportAllDeclaration(node) {
        context.report({ node, message });
      },
      Program(program) {
        if (program.body.length > 0 && program.body.every(passesOn)) context.report({ node: program.body[0], message });
      },
    };
  },
};

/**
 * Columns that are unique within a list: id, place, day, and the first day of a plan, which no other plan of its identity shares. `order` is unique among
 * the habits of one plan: in a list, not in a query.
 */
const UNIQUE_COLUMN = /^(?:id|\w*Id|position|place|date|day|activeFrom|weekStartDate)$/;
const UNIQUE_KEY = /^(?:id|\w*Id|position|place|date|day|activeFrom|weekStartDate|order|year)$/;

/** The last thing that an expression names: `id` of `asc(goals.id)`, of `a.id - b.id` and of `` sql`${goals.id} DESC` ``. */
function getName(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.computed ? null : node.property.name;
    case 'CallExpression':
      return getName(node.arguments[0]);
    case 'TaggedTemplateExpression':
      return getName(node.quasi.expressions.at(-1));
    default:
      return null;
  }
}

const isIndex = (node) => node.type === 'CallExpression' && node.callee.property?.name === 'indexOf';

/** The two that a comparison of one key sets against each other: of `a.x - b.x`, `a.x < b.x ? -1 : 1`, `a.x.localeCompare(b.x)`. */
function compared(node) {
  if (node.type === 'ConditionalExpression') return compared(node.test);
  if (node.type === 'BinaryExpression') return [node.left, node.right];
  const isLocal = node.type === 'CallExpression' && node.callee.property?.name === 'localeCompare';
  return isLocal ? [node.callee.object, node.arguments[0]] : null;
}

/** A displayed list has one order, independent of the database, insertion order or imported ids: every sort must end with a unique key. */
const totalOrder = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const message = 'Two may share this key: end the order with one that no two share, such as the id.';
    const checkQuery = (call) => {
      const last = call.arguments.at(-1);
      if (last && last.type !== 'SpreadElement' && !UNIQUE_COLUMN.test(getName(last) ?? ''))
        context.report({ node: last, message });
    };
    const checkList = ([comparator]) => {
      if (comparator?.type !== 'ArrowFunctionExpression' || comparator.body.type === 'BlockStatement') return;
      let { body } = comparator;
      while (body.type === 'LogicalExpression') body = body.right;
      const sides = compared(body);
      // Elements that are equal themselves may come in any order.
      const own = new Set(context.sourceCode.getDeclaredVariables(comparator).map(({ name }) => name));
      const isItself = (side) => side.type === 'Identifier' && own.has(side.name);
      const isUnique = (side) => isItself(side) || isIndex(side) || UNIQUE_KEY.test(getName(side) ?? '');
      if (sides && !sides.every(isUnique)) context.report({ node: body, message });
    };
    return {
      CallExpression(node) {
        const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : null;
        if (name === 'orderBy') checkQuery(node);
        if (name === 'sort' || name === 'toSorted') checkList(node.arguments);
      },
    };
  },
};

/** The rules of the house that no published rule expresses; `.oxlintrc.json` says where they hold. */
export default {
  meta: { name: 'taylr' },
  rules: { layers, 'no-clock': noClock, 'no-barrel': noBarrel, 'total-order': totalOrder },
};
