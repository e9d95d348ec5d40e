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

test('an answer is its data', async () => {
  server.use(http.get('/health', ({ response }) => response(200).json({ status: 'ok' })));
  expect(await dataOf(createApi(origin).GET('/health'))).toEqual({ status: 'ok' });
});

test('a refusal is an error that carries the problem', async () => {
  const problem = { type: 'about:blank', title: 'Gone', status: 410, code: 'link-invalid', requestId: 'r1' };
  server.use(http.get('/health', ({ response }) => response.untyped(Response.json(problem, { status: 410 }))));
  await expect(dataOf(createApi(origin).GET('/health'))).rejects.toMatchObject({ name: 'ApiProblem', problem });
});

test.each([
  [502, 'unavailable'],
  [503, 'unavailable'],
  [500, 'internal'],
])('an answer that is not the API’s own, status %i, is a problem all the same', async (status, code) => {
  server.use(http.get('/health', ({ response }) => response.untyped(new Response('<html>Bad Gateway', { status }))));
  await expect(dataOf(createApi(origin).GET('/health'))).rejects.toMatchObject({ problem: { code, status } });
});

test('no answer is not a problem of the API', async () => {
  server.use(http.get('/health', ({ response }) => response.untyped(Response.error())));
  const lost = dataOf(createApi(origin).GET('/health'));
  await expect(lost).rejects.toBeInstanceOf(NoAnswer);
  await expect(lost).rejects.not.toBeInstanceOf(ApiProblem);
});
