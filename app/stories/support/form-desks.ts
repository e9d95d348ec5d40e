import { http } from '../fixtures/answers.ts';
import {
  messageIn,
  messageSummaryIn,
  prayersIn,
  retreatIn,
  retreatSummaryIn,
  saturdays,
  summary,
} from '../fixtures/form-desks.fixtures.ts';

/** Requests in these stories do not include the language of the page, so it comes from the document. */
export const shownLanguage = () => document.documentElement.lang;

export const onePage = { page: 1, pageSize: 25, totalIsExact: true, newestAt: '2026-11-22T15:04:00.000Z' };

/** The answers for the desks of the forms, the same in each of their stories. */
export const formDesks = [
  http.get('/new-forms', ({ response }) => response(200).json({ count: 0 })),
  http.get('/prepared-answers', ({ response }) =>
    response(200).json({
      items: [{ id: 'we-have-prayed', title: 'We have prayed for you', text: 'Thank you for entrusting this to us.' }],
    }),
  ),
  http.get('/prayer-request-summary', ({ response }) => response(200).json(summary)),
  http.get('/prayer-cards', ({ query, response }) =>
    response(200).json({
      items: query.get('after')
        ? []
        : prayersIn(shownLanguage()).map(({ id, version, state, firstName, forWhom, text: asked, language }) => ({
            id,
            version,
            state,
            firstName,
            ...(forWhom !== undefined && { forWhom }),
            text: asked,
            language,
          })),
    }),
  ),
  http.get('/prayer-requests', ({ response }) =>
    response(200).json({ ...onePage, items: prayersIn(shownLanguage()), total: 3, unsharedCount: 1 }),
  ),
  http.get('/saturday-calendar', ({ response }) => response(200).json({ today: '2026-11-23', items: saturdays })),
  http.get('/saturdays', ({ response }) =>
    response(200).json({ closedForPrayer: [], closedForRetreats: ['2027-01-02'], onlineOnly: [] }),
  ),
  http.get('/sabbath-requests', ({ response }) =>
    response(200).json({ ...onePage, items: [retreatSummaryIn(shownLanguage())], total: 1 }),
  ),
  http.get('/sabbath-requests/{requestId}', ({ response }) => response(200).json(retreatIn(shownLanguage()))),
  http.get('/contact-messages', ({ response }) =>
    response(200).json({ ...onePage, items: [messageSummaryIn(shownLanguage())], total: 1 }),
  ),
  http.get('/contact-messages/{requestId}', ({ response }) => response(200).json(messageIn(shownLanguage()))),
];
