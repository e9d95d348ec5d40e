const menuLabelLength = 25;

/** A retreat's name as the menu shows it: cut to 25 characters (specification, section 2). */
export function menuLabel(name: string): string {
  return Array.from(name).slice(0, menuLabelLength).join('');
}

/** Where a link that calls this number leads. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
