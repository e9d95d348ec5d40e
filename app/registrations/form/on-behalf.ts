import { createContext, use } from 'react';
import type { Schemas } from '../../platform/client/client.ts';

/** How the form differs when staff fill it in for a party that is on the phone, on paper or at the door. */
export interface OnBehalf {
  source: Schemas['StaffSource'];
  /** The language of the party and of its emails. */
  language: 'en' | 'es';
  /** The address of the form, up to the value of its step. */
  stepAddress: (step: string) => string;
  /** The address of the party once it is registered. */
  partyAddress: (registrationId: string) => string;
}

/** Null unless a staff screen provides it. */
export const OnBehalfContext = createContext<OnBehalf | null>(null);

/** Whether staff fill in the form on a party's behalf, and how. */
export function useOnBehalf(): OnBehalf | null {
  return use(OnBehalfContext);
}

/** The contract's rules for the contact: only a party that staff register may have no email. */
export function contactForm(onBehalf: OnBehalf | null): 'Contact' | 'PartyContact' {
  return onBehalf ? 'PartyContact' : 'Contact';
}
