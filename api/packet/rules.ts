import { registrationStates } from '#contract/enums';
import { canArrive } from '../arrivals/rules.ts';

/** The states of the parties that are printed: those that can arrive. */
export const printedStates = registrationStates.filter(canArrive);
