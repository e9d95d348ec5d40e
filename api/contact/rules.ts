import type { components } from '#contract/schema';
import type { FieldKind } from '../forms/rules.ts';

/** The fields of the contact form. */
export const contactFields = {
  firstName: 'line',
  lastName: 'line',
  email: 'line',
  phone: 'phone',
  message: 'text',
} as const satisfies Record<keyof components['schemas']['ContactMessageForm'], FieldKind>;
