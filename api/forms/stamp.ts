import type { Secrets } from '../platform/secrets.ts';
import type { Evidence } from './rules.ts';

/** A stamp that says when a form was opened; only this server can create one. */
export function makeStamp({ formStampSignature }: Pick<Secrets, 'formStampSignature'>, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${formStampSignature(openedAt).toString('base64url')}`;
}

/** How long ago the form with this stamp was opened, in ms, or what is wrong with the stamp. */
export function fillTimeOf(
  stamp: string | undefined,
  { isFormStampSignature }: Pick<Secrets, 'isFormStampSignature'>,
  now: Date,
): Evidence['fillTime'] {
  if (stamp === undefined || stamp === '') return 'stampMissing';
  const [openedAt = '', signature = ''] = stamp.split('.');
  if (!isFormStampSignature(Buffer.from(signature, 'base64url'), openedAt)) return 'stampWrong';
  return now.getTime() - parseInt(openedAt, 36);
}
