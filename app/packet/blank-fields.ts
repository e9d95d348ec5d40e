/**
 * The fields of the blank registration form besides the people. They are in the order of the screen where staff enter the form, so
 * that nobody has to search the paper; a story of that screen compares them.
 */
export const fieldsBeforePeople = ['entry.language'] as const;
export const fieldsAfterPeople = [
  'field.phone',
  'field.email',
  'registrationList.contact',
  'responsible.adult',
  'field.rooms',
  'entry.method',
  'entry.amount',
] as const;

export type BlankField = (typeof fieldsBeforePeople)[number] | (typeof fieldsAfterPeople)[number];
