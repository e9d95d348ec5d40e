import { useState, type ComponentType } from 'react';
import type { EstimateProps, LoadEstimate } from './port/estimate-part.ts';

/** The part of an event's page that estimates a price; loaded on demand. */
export function useEstimate(load: LoadEstimate) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [part, setPart] = useState<{ Part: ComponentType<EstimateProps> }>();
  const [timesAsked, setTimesAsked] = useState(0);
  const open = () => {
    setTimesAsked((before) => before + 1);
    if (part) return;
    setState('loading');
    load().then(
      ({ PartyEstimate }) => {
        setPart({ Part: PartyEstimate });
        setState('closed');
      },
      () => {
        setState('failed');
      },
    );
  };
  return { open, timesAsked, Part: part?.Part, isLoading: state === 'loading', isFailed: state === 'failed' };
}
