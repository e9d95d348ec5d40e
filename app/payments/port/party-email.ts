import type { Schemas } from '../../platform/client/client.ts';

type Party = Pick<Schemas['Registration'], 'contact' | 'emailProblem'>;

/** Returns the address at which a party gets emails; undefined if it has none, or its mail server refuses ours. */
export function reachableEmail({ contact, emailProblem }: Party): string | undefined {
  return emailProblem === 'refused' ? undefined : contact.email;
}

/** Whether the last email to a party was sent. */
export function isMailed({ contact, emailProblem }: Party): boolean {
  return contact.email !== undefined && emailProblem === undefined;
}
