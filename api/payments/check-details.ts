import type { Config } from '../platform/config.ts';
import type { components } from '../platform/contract/schema.gen.ts';

type PaymentDue = components['schemas']['PaymentDue'];

/** To whom a check is made out and where it is mailed; undefined for every other payment method. */
export function checkDetails(
  method: PaymentDue['method'],
  language: 'en' | 'es',
  { name, checkPayee, addressLines }: Pick<Config['site'], 'name' | 'checkPayee' | 'addressLines'>,
): PaymentDue['check'] {
  if (method !== 'Check') return undefined;
  return { payee: checkPayee, mailTo: [name[language], ...addressLines] };
}
