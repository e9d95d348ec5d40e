import type { Schemas } from '../../../platform/client/client.ts';

type Summary = Schemas['RegistrationSummary'];

/** The name of a party's contact. */
export function contactName({ contactFirstName, contactLastName }: Summary): string {
  return `${contactFirstName} ${contactLastName}`;
}

/** The outcome for each party of an action, as text. */
export function outcomesInWords<Outcome extends string>(
  parties: readonly Summary[],
  outcomes: readonly { registrationId: string; outcome: Outcome }[],
  word: (outcome: Outcome) => string,
): string[] {
  const outcomeOf = new Map(outcomes.map(({ registrationId, outcome }) => [registrationId, outcome]));
  return parties.flatMap((party) => {
    const outcome = outcomeOf.get(party.id);
    return outcome === undefined ? [] : [`${contactName(party)} (${party.reference}): ${word(outcome)}`];
  });
}
