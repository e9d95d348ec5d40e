import type { paths } from '#contract/schema';
import { delay, http as anyHttp, HttpResponse, passthrough } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { ProblemCode, Schemas } from '../platform/client/client.ts';
import { eventIn, site, staff } from './fixtures/event.fixtures.ts';

/** A story's answer in place of the API; one that violates the contract does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: '/api' });

/** A response that never arrives. */
export async function never(): Promise<Response> {
  await delay('infinite');
  return HttpResponse.error();
}

/** An error response of the API. */
export function refusal(status: number, code: ProblemCode, params: Schemas['ProblemParams'] = {}): Response {
  const problem = { type: `urn:problem:${code}`, title: 'Refused', status, code, requestId: '01JNA5T0W8', params };
  return HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/**
 * In development, the rules that the site shares with the API are also loaded from /api, as modules. This handler must come before
 * those whose paths have parameters, or they would match a module.
 */
export const modules = anyHttp.get(/\.ts(?:\?|$)/, () => passthrough());

/** The answers for every page, and the events. */
export const everyPage = [
  modules,
  http.get('/site', ({ response }) => response(200).json(site)),
  http.get('/day', ({ response }) =>
    response(200).json({
      date: '2026-11-23',
      name: 'Monday of the thirty-fourth week in Ordinary Time',
      season: 'ordinary',
      color: 'green',
      rank: 'weekday',
      alsoKept: ['Saint Clement I, Pope and Martyr'],
      verseId: 'phil-4-13',
      prayerId: 'hail-mary',
    }),
  ),
  http.get('/live', ({ response }) => response(200).json({ live: false })),
  http.get('/open-online-sessions', ({ response }) => response(200).json({ items: [] })),
  http.get('/owner-texts', ({ response }) => response(200).json({ items: [] })),
  http.get('/form-stamp', ({ response }) => response(200).json({ stamp: 'a-stamp', today: site.today })),
  http.get('/saturdays', ({ response }) =>
    response(200).json({ closedForPrayer: [], closedForRetreats: [], onlineOnly: [] }),
  ),
  http.get('/events', ({ query, response }) => response(200).json({ items: [eventIn(query.get('lng'))] })),
  http.get('/events/{eventId}', ({ query, response }) => response(200).json(eventIn(query.get('lng')))),
];

/** The answers for every staff page. */
export const signedIn = [
  http.get('/session', ({ response }) =>
    response(200).json({ session: { user: staff, exp: Date.now() + 3_600_000, remaining: 3_600_000 } }),
  ),
  http.get('/workspace', ({ response }) => response(200).json({ openWork: [], events: [], actions: [] })),
  http.get('/workspace/views', ({ response }) => response(200).json({ items: [] })),
  http.get('/reports/runs', ({ response }) => response(200).json({ items: [] })),
];
