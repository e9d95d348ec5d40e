import type { ComponentType } from 'react';
import type { Schemas } from '../../platform/client/client.ts';

export interface EstimateProps {
  event: Schemas['Event'];
  /** Moves the focus to the estimate each time this changes. */
  timesAsked: number;
}

/** Loads the part of an event's page that estimates a price, with its messages. */
export type LoadEstimate = () => Promise<{ PartyEstimate: ComponentType<EstimateProps> }>;
