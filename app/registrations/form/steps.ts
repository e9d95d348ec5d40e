import type { Draft } from './draft.ts';
import { contactBody, followsContact, memberBody } from './draft.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import type { Schemas } from '../../platform/client/client.ts';
import { contactForm, type OnBehalf } from './on-behalf.ts';
import { responsibilityFaults } from './people/responsible-draft.ts';

/** The steps of a registration, in their order. */
export const steps = ['contact', 'people', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

/** Query key of the step, so that Back goes one step back. */
export const stepKey = 'step';

/** Whether a person can be registered as typed. */
export function isComplete(person: Parameters<typeof memberBody>[0]): boolean {
  return Object.keys(brokenRules('Member', memberBody(person))).length === 0;
}

/** The values that determine how far the form is complete. */
interface Progress {
  event: Schemas['Event'];
  draft: Draft;
  onBehalf: OnBehalf | null;
}

function isDone(step: Step, { event, draft, onBehalf }: Progress): boolean {
  switch (step) {
    case 'contact':
      return (
        Object.keys(brokenRules(contactForm(onBehalf), contactBody(draft.contact))).length === 0 &&
        followsContact(draft)
      );
    case 'people':
      return (
        draft.people.length > 0 &&
        draft.people.every(isComplete) &&
        responsibilityFaults(event, draft, onBehalf !== null).length === 0
      );
    case 'payment':
      return draft.paymentMethod !== '';
    case 'review':
      return false;
  }
}

/** The requested step, or the first one before it that is incomplete. */
export function reachableStep(wanted: string | null, progress: Progress): Step {
  const target = steps.find((step) => step === wanted) ?? 'contact';
  return steps.slice(0, steps.indexOf(target)).find((step) => !isDone(step, progress)) ?? target;
}
