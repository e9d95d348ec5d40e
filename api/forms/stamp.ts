import { isSame } from '../access/secrets.ts';
import type { Secrets } from '../access/secrets.ts';
import type { Evidence } from './rules.ts';

type Signer = Pick<Secrets, 'formStampSignature'>;

/** A stamp that says when a form was opened; nobody else can make one. */
export function makeStamp({ formStampSignature }: Signer, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${formStampSignature(openedAt).toString('base64url')}`;
}

/** How long ago the form with this stamp was opened, in ms, or what is wrong with the stamp. */
export function fillTimeOf(stamp: string | undefined, { formStampSignature }: Signer, now: Date): Evidence['fillTime'] {
  if (stamp === undefined || stamp === '') return 'stampMissing';
  const [openedAt = '', signature = ''] = stamp.split('.');
  if (!isSame(Buffer.from(signature, 'base64url'), formStampSignature(openedAt))) return 'stampWrong';
  return now.getTime() - parseInt(openedAt, 36);
}
