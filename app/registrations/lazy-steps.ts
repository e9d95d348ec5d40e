import { lazy } from 'react';
import { withFurtherMessages } from '../platform/messages/messages.ts';

const load = () => withFurtherMessages(() => import('./steps-chunk.ts'), ['steps']);

/** Preloads the steps after the first, so that they are there when they are opened. */
export function fetchFurtherSteps(): void {
  // A failure does no harm: the step itself requests them again and reports errors.
  load().catch(() => undefined);
}

export const PeopleStep = lazy(async () => ({ default: (await load()).PeopleStep }));
export const PaymentStep = lazy(async () => ({ default: (await load()).PaymentStep }));
export const ReviewStep = lazy(async () => ({ default: (await load()).ReviewStep }));
