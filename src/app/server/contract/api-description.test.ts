import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, calls } from '#app/testing/world/contract-fields.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

let me: TestClient;

beforeEach(async () => {
  me = (await freshServer()).visitor();
});

describe('the description of the interface', () => {
  type Operation = {
    summary?: string;
    description?: string;
    operationId?: string;
    security?: Record<string, unknown>[];
    parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
    requestBody?: { content: Record<string, { schema: unknown }> };
    responses: Record<string, { description?: string; content?: Record<string, { schema: unknown }> }>;
  };
  type Description = {
    openapi: string;
    info: { title: string; version: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
  };

  const describedPath = (call: Call) => call.path.replace(/:(\w+)/g, '{$1}');
  const description = async () => (await (await me.raw('/api/openapi.json')).json()) as Description;

  const getHeaders = ({ parameters = [] }: Operation) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const getSchemes = ({ security = [] }: Operation) => security.flatMap((entry) => Object.keys(entry));
  const getSuccess = ({ method, route }: Call) => {
    const redirect = method === 'POST' ? '303' : '302';
    return route.redirect ? redirect : String(route.status ?? 200);
  };

  it('names every call with its summary, security, body and errors', async () => {
    const { paths, components } = await description();
    for (const call of calls) {
      const operation = paths[describedPath(call)]?.[call.method.toLowerCase()] as Operation;
      expect(operation?.summary, call.key).toBe(call.route.summary);
      expect(operation.description, call.key).toMatch(/^\w.+\.$/);
      const headers = getHeaders(operation);
      expect(headers.includes('X-Time-Zone'), call.key).toBe(call.route.access !== 'public');
      expect(headers.includes('Idempotency-Key'), call.key).toBe(Boolean(call.route.idempotent));
      const schemes = getSchemes(operation);
      expect(schemes.length > 0, call.key).toBe(call.route.access !== 'public');
      for (const scheme of schemes) expect(components.securitySchemes).toHaveProperty(scheme);
      expect(Boolean(operation.requestBody), call.key).toBe(Boolean(call.route.body));
      const success = getSuccess(call);
      expect(Object.keys(operation.responses), call.key).toEqual(expect.arrayContaining([success, '4XX', '5XX']));
      for (const status of ['4XX', '5XX']) {
        expect(operation.responses[status]?.content?.['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
  });

  it('names each operation once, for programs made from it', async () => {
    const { paths } = await description();
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(names).toContain('getGoalsById');
    expect(new Set(names).size).toBe(calls.length);
  });

  it('describes nothing but the contract', async () => {
    const { paths } = await description();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(calls.map((call) => `${call.method} ${describedPath(call)}`).toSorted());
  });

  it('is sound: every reference leads somewhere, every path parameter is described, every answer has a description', async () => {
    const whole = await description();
    expect(whole.openapi).toMatch(/^3\.1/);
    expect(whole.info.title).toBe('Taylr');
    for (const [, pointer] of JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)) {
      const found = (pointer as string)
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], whole);
      expect(found, pointer).toBeDefined();
    }
    for (const [path, methods] of Object.entries(whole.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(methods)) {
        const described = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
        expect(described.map((parameter) => parameter.name)).toEqual(names);
        expect(described.every((parameter) => parameter.required && parameter.schema)).toBe(true);
        for (const response of Object.values(operation.responses)) expect(response.description).toBeTypeOf('string');
      }
    }
  });

  it('can be read at /api/docs, every call of it, without signing in', async () => {
    const response = await me.raw('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const call of calls) {
      expect(html).toContain(describedPath(call));
      const listed = call.route.summary.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
      expect(html).toContain(`<summary><span>${listed}</span></summary>`);
    }
    expect(html).toMatch(/<main>[\s\S]+<\/main>/);
    expect(html).not.toMatch(/<script/);
  });
});
