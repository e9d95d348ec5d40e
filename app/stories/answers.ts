import type { paths } from '#contract/schema';
import { delay, http as anyHttp, HttpResponse, passthrough } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { ProblemCode, Schemas } from '../platform/client/client.ts';
import { eventIn, site } from './event.fixtures.ts';

/** What a story answers in place of the API; what does not fit the contract does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: '/api' });

/** An answer that never comes. */
export async function never(): Promise<Response> {
  await delay('infinite');
  return HttpResponse.error();
}

/** How the API refuses. */
export function refusal(status: number, code: ProblemCode, errors: Schemas['FieldError'][] = []): Response {
  const problem = { type: `urn:problem:${code}`, title: 'Refused', status, code, requestId: '01JNA5T0W8', errors };
  return HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** The answers to what every page asks, and the events. */
export const everyPage = [
  // While stories are written, the rules that the site shares with the API are fetched from /api too, as modules.
  anyHttp.get(/\.ts(?:\?|$)/, () => passthrough()),
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
  http.get('/owner-texts', ({ response }) => response(200).json({ items: [] })),
  http.get('/form-stamp', ({ response }) => response(200).json({ stamp: 'a-stamp', today: site.today })),
  http.get('/events', ({ query, response }) => response(200).json({ items: [eventIn(query.get('lng'))] })),
  http.get('/events/{eventId}', ({ query, response }) => response(200).json(eventIn(query.get('lng')))),
];
