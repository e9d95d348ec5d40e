/** A phone number without the blanks, brackets and hyphens that people write for their eyes. */
export function plainPhone(phone: string): string {
  return phone.replace(/[\s().-]/g, '');
}
