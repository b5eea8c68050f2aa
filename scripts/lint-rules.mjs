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

/** The rules of the house that no published rule expresses; `.oxlintrc.json` says where they hold. */
export default {
  meta: { name: 'taylr' },
  rules: { 'no-clock': noClock, 'no-barrel': noBarrel },
};
