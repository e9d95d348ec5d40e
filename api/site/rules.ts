const menuLabelLength = 25;

/** A retreat's name in the menu: cut to 25 characters (specification, section 2). */
export function menuLabel(name: string): string {
  return Array.from(name).slice(0, menuLabelLength).join('');
}

/** The address of a link that calls this number. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
