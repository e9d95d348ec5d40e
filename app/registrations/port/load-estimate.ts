import type { LoadEstimate } from '../../events/port/estimate-part.ts';
import { withFurtherMessages } from '../../platform/messages/messages.ts';

/** What an event's page shows to estimate a family's price; loaded on demand. */
export const loadEstimate: LoadEstimate = () =>
  withFurtherMessages(() => import('../estimate/party-estimate.tsx'), ['form', 'steps']);
