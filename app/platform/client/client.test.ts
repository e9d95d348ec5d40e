import type { paths } from '#contract/schema';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiProblem, createApi, dataOf, NoAnswer } from './client.ts';

const origin = 'http://site.test';
const http = createOpenApiHttp<paths>({ baseUrl: `${origin}/api` });
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

test('a successful answer resolves to its data', async () => {
  server.use(http.get('/health', ({ response }) => response(200).json({ status: 'ok' })));
  expect(await dataOf(createApi(origin).GET('/health'))).toEqual({ status: 'ok' });
});

test('a refusal is an error that carries the problem', async () => {
  const problem = { type: 'about:blank', title: 'Gone', status: 410, code: 'link-invalid', requestId: 'r1' };
  server.use(http.get('/health', ({ response }) => response.untyped(Response.json(problem, { status: 410 }))));
  await expect(dataOf(createApi(origin).GET('/health'))).rejects.toMatchObject({ name: 'ApiProblem', problem });
});

test('an error that does not come from the API becomes a problem too', async () => {
  server.use(http.get('/health', ({ response }) => response.untyped(new Response('<html>Oops', { status: 500 }))));
  await expect(dataOf(createApi(origin).GET('/health'))).rejects.toMatchObject({
    problem: { code: 'internal', status: 500 },
  });
});

test.each([502, 503, 504])('a %i from a proxy counts as no answer', async (status) => {
  server.use(http.get('/health', ({ response }) => response.untyped(new Response('<html>Bad Gateway', { status }))));
  await expect(dataOf(createApi(origin).GET('/health'))).rejects.toBeInstanceOf(NoAnswer);
});

test('a 503 from the API itself is a problem', async () => {
  const problem = { type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable', requestId: 'r1' };
  const headers = { 'Content-Type': 'application/problem+json' };
  server.use(
    http.get('/health', ({ response }) =>
      response.untyped(new Response(JSON.stringify(problem), { status: 503, headers })),
    ),
  );
  await expect(dataOf(createApi(origin).GET('/health'))).rejects.toMatchObject({ name: 'ApiProblem', problem });
});

test('no answer is not a problem of the API', async () => {
  server.use(http.get('/health', ({ response }) => response.untyped(Response.error())));
  const lost = dataOf(createApi(origin).GET('/health'));
  await expect(lost).rejects.toBeInstanceOf(NoAnswer);
  await expect(lost).rejects.not.toBeInstanceOf(ApiProblem);
});
