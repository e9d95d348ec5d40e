import type { components } from '#contract/schema';
import type { FieldKind } from '../forms/rules.ts';

/** The fields of a prayer request. */
export const prayerFields = {
  firstName: 'line',
  lastName: 'line',
  forWhom: 'line',
  prayerRequest: 'text',
  shareWithTeam: 'flag',
  email: 'line',
  phone: 'phone',
  tellWhenPrayed: 'flag',
} as const satisfies Record<keyof components['schemas']['PrayerRequestForm'], FieldKind>;

/** The field that is missing although the form asks for it: to be told when we have prayed needs an email address. */
export function prayerFieldMissing(form: {
  readonly tellWhenPrayed?: boolean;
  readonly email?: string;
}): 'email' | null {
  return form.tellWhenPrayed === true && form.email === undefined ? 'email' : null;
}
