import type { LoadEstimate } from '../../events/port/estimate-part.ts';
import { withFurtherMessages } from '../../platform/messages/messages.ts';

/** The component that estimates a family's price on an event's page; loaded on demand. */
export const loadEstimate: LoadEstimate = () =>
  withFurtherMessages(() => import('../estimate/party-estimate.tsx'), ['form', 'steps']);
