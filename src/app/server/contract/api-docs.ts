import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { speakForSchemas } from '#contract/refusals.ts';
import { serializeAnswers } from '#server/http/answers/serialize.ts';
import { withHeaders } from '#server/http/call-description.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

type Operation = {
  summary?: string;
  description?: string;
  operationId?: string;
  security?: unknown[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};
type Description = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
};

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; } summary { cursor: pointer; min-height: 44px; display: flex; gap: .75rem; align-items: center; }
  code { font-size: 1rem; } pre { overflow: auto; padding: .75rem; border-radius: 8px; background: color-mix(in oklab, currentColor 8%, transparent); }
  .method { min-width: 4.5rem; font-weight: 700; } summary span { flex: 1; } details { border-bottom: 1px solid color-mix(in oklab, currentColor 20%, transparent); }`;

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters?.map((parameter) => `${parameter.name} (${parameter.in})`).join(', ');
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const schema = response.content?.['application/json']?.schema;
    return `<h3>${escapeHtml(status)}</h3>${schema ? json(schema) : ''}`;
  });
  return `<details id="${escapeHtml(operation.operationId ?? '')}"><summary><span>${escapeHtml(operation.summary ?? '')}</span></summary>
    <p><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></p>
    <p>${escapeHtml(operation.description ?? '')}</p>${parameters ? `<p>Parameters: ${escapeHtml(parameters)}</p>` : ''}
    ${body ? `<h3>Body</h3>${json(body)}` : ''}${responses.join('')}</details>`;
}

function page(description: Description): string {
  const operations = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(path, method, operation)),
  );
  const shapes = Object.entries(description.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${json(schema)}</details>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Taylr interface</title><style>${STYLE}</style></head><body><main><h1>Taylr interface</h1>
    <p>Made from <a href="/api/openapi.json">openapi.json</a>. Calls take the session cookie, or a personal access token as
    <code>Authorization: Bearer …</code>; ids are UUIDs; errors are
    <code>{message, code, issues?}</code>.</p><h2>Calls</h2>${operations.join('')}<h2>Shapes</h2>${shapes.join('')}</main></body></html>`;
}

/**
 * Validates requests and serialises responses by the contract. Given from the beginning: otherwise Fastify loads its own compilers, which are
 * for JSON schemas and are typed for them alone.
 */
export const schemaController = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializeAnswers },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

/** Generates the description of the contract. */
export async function addDescription(app: FastifyInstance): Promise<void> {
  speakForSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Taylr',
        version: '0.1.0',
        description: 'Goals, identities, weekly habit plans and daily check-ins.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'taylr' },
          token: { type: 'http', scheme: 'bearer', description: 'A personal access token, made in the settings' },
        },
      },
    },
    transform: withHeaders(createJsonSchemaTransform({ skipList: [] })),
    transformObject: createJsonSchemaTransformObject({}),
  });
}

/** `GET /api/openapi.json`, made from the contract, and `GET /api/docs`, the same to read. */
export function mountApiDocs(app: FastifyInstance): void {
  let html: string | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    html ??= page(app.swagger() as Description);
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
