import type { ComponentType } from 'react';
import type { Schemas } from '../../platform/client/client.ts';

export interface EstimateProps {
  event: Schemas['Event'];
  /** The focus goes there each time this changes. */
  timesAsked: number;
}

/** Loads the part of an event's page that estimates a price, with its words. */
export type LoadEstimate = () => Promise<{ PartyEstimate: ComponentType<EstimateProps> }>;
