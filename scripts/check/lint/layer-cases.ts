import { type Case, taken } from './lint-cases.ts';

const imports = 'layers';
const takenAsType = (path: string) => `import type { Taken } from '${path}';\nexport type Mine = Taken;\n`;
const forbidden = (ban: string, file: string, path: string): Case => ({
  ban,
  file,
  source: taken(path),
  rule: imports,
});

/** Imports that the layers ban, each with the rule that reports it. */
export const bannedImports: Case[] = [
  forbidden('core imports a library', 'src/core/a1.ts', 'zod'),
  forbidden('core imports the contract', 'src/core/a2.ts', '#contract/route.ts'),
  forbidden('core imports Node', 'src/core/a3.ts', 'node:fs'),
  forbidden('core imports Temporal beside the reminders', 'src/core/a8.ts', 'temporal-polyfill'),
  forbidden('the browser imports Temporal', 'src/features/goals/web/a9.tsx', 'temporal-polyfill'),
  forbidden('the contract imports a feature', 'src/contract/a1.ts', '#features/goals/contract.ts'),
  forbidden('the contract imports another library', 'src/contract/a2.ts', 'fastify'),
  forbidden("a contract imports its server's code", 'src/features/goals/contract.ts', './server/queries.ts'),
  forbidden(
    "a contract imports another feature's messages",
    'src/features/plans/contract.ts',
    '#features/goals/messages.ts',
  ),
  forbidden('messages import something', 'src/features/goals/messages.ts', '#core/goal/goal.ts'),
  forbidden("a feature's own rule imports its server", 'src/features/goals/rule.ts', './server/queries.ts'),
  forbidden("the list of contracts imports a feature's server", 'src/features/api.ts', './goals/server/routes.ts'),
  forbidden("the server's list imports a page part", 'src/app/server/routes.ts', '#features/goals/web/goal-card.tsx'),
  forbidden(
    "a feature's web imports another feature's web",
    'src/features/goals/web/a1.tsx',
    '#features/plans/web/plan.tsx',
  ),
  forbidden("a feature's web reaches its server", 'src/features/goals/web/a2.tsx', '../server/queries.ts'),
  forbidden("a feature's web reaches the server", 'src/features/goals/web/a3.tsx', '#server/session/session.ts'),
  forbidden(
    "a feature's web reaches another feature's server",
    'src/features/goals/web/a4.tsx',
    '#features/plans/server/queries.ts',
  ),
  forbidden("a feature's web imports zod itself", 'src/features/goals/web/a5.tsx', 'zod'),
  forbidden(
    "a feature's web imports the contract list as a value",
    'src/features/goals/web/a6.tsx',
    '#features/api.ts',
  ),
  forbidden("a feature's web imports a page", 'src/features/goals/web/a7.tsx', '#app/web/pages/dashboard.tsx'),
  forbidden("a feature's web imports the coach's engine", 'src/features/goals/web/a8.tsx', '#coach/port.ts'),
  forbidden('a page imports server code', 'src/app/web/pages/a1.tsx', '#features/goals/server/queries.ts'),
  forbidden('a page imports zod itself', 'src/app/web/pages/a2.tsx', 'zod'),
  forbidden('a page imports the contract list as a value', 'src/app/web/pages/a5.tsx', '#features/api.ts'),
  forbidden('the landing page imports the server', 'src/app/landing/a1.ts', '#server/env.ts'),
  forbidden('what features share of the web imports a feature', 'src/web/a4.ts', '#features/goals/contract.ts'),
  forbidden('what features share of the web imports a page', 'src/web/a5.ts', '#app/web/pages/dashboard.tsx'),
  forbidden('a feature reads texts by itself', 'src/features/goals/server/a12.ts', '#coach/text/reading.ts'),
  forbidden('the server imports a feature', 'src/server/a10.ts', '#features/goals/server/queries.ts'),
  forbidden('the server imports the roof', 'src/server/a11.ts', '#app/server/app.ts'),
  forbidden('the tables know a feature', 'src/server/db/a12.ts', '#features/goals/contract.ts'),
  forbidden('a feature imports the roof', 'src/features/goals/server/a10.ts', '#app/server/app.ts'),
  forbidden('a query imports a page part', 'src/features/plans/server/queries.ts', '#web/ui/button.tsx'),
  forbidden('the roof of the server writes SQL', 'src/app/server/a1.ts', 'drizzle-orm'),
  forbidden('the filling of an account writes SQL', 'src/app/server/seed.ts', 'drizzle-orm'),
  forbidden('the setting of zod imports a feature', 'src/web/zod-without-eval.ts', '#features/api.ts'),
  forbidden('the reminders import zod', 'src/core/reminders/a1.ts', 'zod'),
  {
    ban: 'a page loads server code when it needs it',
    file: 'src/app/web/pages/a6.tsx',
    source: "export const later = () => import('#features/goals/server/queries.ts');\n",
    rule: imports,
  },
  {
    ban: 'the server knows the type of a feature',
    file: 'src/server/a12.ts',
    source: takenAsType('#features/goals/contract.ts'),
    rule: imports,
  },
  forbidden('the server imports React', 'src/server/a7.ts', 'react-dom/server'),
  forbidden('the shell imports Node', 'src/web/a3.ts', 'node:path'),
  forbidden('a ui part imports a feature', 'src/web/ui/a1.tsx', '#features/goals/messages.ts'),
  forbidden('a ui part imports a rule of the product', 'src/web/ui/a2.tsx', '#core/goal/goal.ts'),
  forbidden('a ui part imports a page', 'src/web/ui/a3.tsx', '#app/web/pages/dashboard.tsx'),
  forbidden('a ui part imports the calls', 'src/web/ui/a4.tsx', '../api/api.ts'),
  forbidden("a feature's server imports its web", 'src/features/goals/server/a1.ts', '../web/goal-card.tsx'),
  forbidden("a feature's server imports a ui part", 'src/features/goals/server/a2.ts', '#web/ui/button.tsx'),
  forbidden(
    "a feature's server reaches another folder by ../",
    'src/features/goals/server/a3.ts',
    '../../plans/server/queries.ts',
  ),
  forbidden('a use case writes SQL', 'src/features/goals/server/a4.ts', 'drizzle-orm'),
  forbidden('a use case opens a database', 'src/features/goals/server/a5.ts', 'pg'),
  forbidden('a use case knows the tables', 'src/features/goals/server/a6.ts', '#server/db/schema.ts'),
  forbidden('a use case calls a provider', 'src/features/goals/server/a7.ts', '@ai-sdk/openai'),
  forbidden('the server shell writes SQL', 'src/server/a1.ts', 'drizzle-orm/pg-core'),
  forbidden('the server shell opens PGlite', 'src/server/a2.ts', '@electric-sql/pglite'),
  forbidden('the server shell calls a provider', 'src/server/a8.ts', 'ai'),
  forbidden('the server shell always loads the models', 'src/server/a9.ts', '#coach/model/model-coach.ts'),
  forbidden('a use case loads the models', 'src/features/goals/server/a9.ts', '#coach/model/model-coach.ts'),
  forbidden('the server shell imports a component', 'src/server/a3.ts', '#app/landing/landing.tsx'),
  forbidden('the server shell leaves its folder by ../', 'src/server/a4.ts', '../core/goal.ts'),
  forbidden('the coach imports a feature', 'src/coach/builtin/a1.ts', '#features/coach/messages.ts'),
  forbidden('the coach imports the server', 'src/coach/builtin/a2.ts', '#server/env.ts'),
  forbidden('the built-in coach calls a provider', 'src/coach/builtin/a3.ts', 'ai'),
  forbidden('the built-in coach loads the models', 'src/coach/builtin/a7.ts', '../model/model-coach.ts'),
  forbidden('the built-in coach reads labelled texts', 'src/coach/builtin/a8.ts', '#evals/sets.ts'),
  forbidden('the server reads labelled texts', 'src/server/a10.ts', '#evals/sets.ts'),
  forbidden("the coach's models import a feature", 'src/coach/model/a4.ts', '#features/coach/contract.ts'),
  forbidden("the coach's models call a provider by themselves", 'src/coach/model/a6.ts', 'ai'),
  forbidden('what asks a provider knows the coach', 'src/provider/a1.ts', '#coach/port.ts'),
  forbidden("the coach's models write SQL", 'src/coach/model/a5.ts', 'drizzle-orm'),
  forbidden('a test leaves its folder by ../../', 'src/features/goals/server/a.test.ts', '../../../core/goal.ts'),
];

/** Code that the architecture allows, each as close to a ban as possible. */
export const allowed: Record<string, string> = {
  'src/features/goals/web/fine.ts':
    'export const inOrder = (l: { at: number; id: string }[]) => l.toSorted((a, b) => a.at - b.at || a.id.localeCompare(b.id));\n',
  'src/core/fine.ts': taken('./goal.ts') + 'export const day = (at: Date) => at.toISOString();\n',
  'src/core/reminders/reminders.ts': taken('temporal-polyfill'),
  'src/core/fine.test.ts': "import fc from 'fast-check';\nexport const at = new Date();\nexport const n = fc.nat();\n",
  'src/contract/fine.ts': taken('zod') + "export { goal } from '#core/goal/goal.ts';\n",
  'src/features/reviews/contract.ts': taken('./messages.ts') + "export { plan } from '#features/plans/contract.ts';\n",
  'src/features/reviews/messages.ts': "export const title = 'Review';\n",
  'src/features/reviews/server/queries.ts': taken('drizzle-orm') + "export { reviews } from '#server/db/schema.ts';\n",
  'src/features/reviews/server/routes.ts':
    taken('./queries.ts') +
    "export { contract } from '../contract.ts';\nexport { db } from '#server/db/opening/open.ts';\n" +
    'export const instant = (text: string) => new Date(text);\n',
  'src/features/reviews/server/use-case.ts':
    taken('#features/plans/server/queries.ts') + takenAsType('#server/db/schema.ts'),
  'src/features/reviews/server/routes.test.ts':
    taken('drizzle-orm') + "export const at = new Date();\nexport { app } from '#app/testing/server/test-server.ts';\n",
  'src/features/reviews/web/card.tsx':
    taken('#web/ui/button.tsx') +
    takenAsType('#features/api.ts') +
    "export { reviewText } from '../messages.ts';\nexport { weekOf } from '#core/week/week.ts';\n",
  'src/features/reviews/web/form.tsx':
    taken('#features/reviews/contract.ts') + "export { call } from '#web/api/api.ts';\n",
  'src/features/reviews/web/fields.tsx': taken('@hookform/resolvers/zod') + takenAsType('zod'),
  'src/features/reviews/web/card.test.tsx': taken('node:fs'),
  'src/server/services.ts': takenAsType('drizzle-orm/pg-core'),
  'src/server/coach/create-coach.ts':
    takenAsType('#coach/model/asking/answer-with.ts') +
    "export const load = () => import('#coach/model/model-coach.ts');\n",
  'src/app/web/pages/fine.tsx':
    taken('#features/reviews/web/card.tsx') + "export { button } from '#web/ui/button.tsx';\n",
  'src/web/ui/fine.tsx':
    taken('radix-ui') + "export { join } from './join.ts';\nexport { other } from '#web/ui/other.tsx';\n",
  'src/app/server/main.ts': 'export const now = () => new Date();\n',
  'src/server/db/opening/open.ts': taken('@electric-sql/pglite'),
  'src/app/testing/fine.ts': taken('pg') + 'export const at = new Date();\n',
  'src/coach/builtin/fine.ts': taken('../port.ts') + "export { goal } from '#core/goal/goal.ts';\n",
  'src/coach/builtin/fine.test.ts': taken('#evals/sets.ts'),
  'src/provider/fine.ts': taken('@ai-sdk/openai'),
  'src/coach/model/fine.ts': taken('#provider/call-model.ts') + "export { port } from '../port.ts';\n",
};
