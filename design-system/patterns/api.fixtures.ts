import type { components, paths } from '#contract/schema';
import createClient from 'openapi-fetch';
import { createOpenApiHttp } from 'openapi-msw';
import type { ReportPaths } from './reports.fixtures.ts';

export type Schemas = components['schemas'];

type Calls = paths & ReportPaths;

/** What a pattern asks, as a page does. */
export const api = createClient<Calls>({ baseUrl: '/api' });

/** What a story answers in place of the API; what does not fit the contract does not compile. */
export const http = createOpenApiHttp<Calls>({ baseUrl: '/api' });
