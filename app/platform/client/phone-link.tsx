import { Link } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { telephoneAddress } from '#rules/site';

/** A person's phone number, formatted for reading and linked for calling. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Link href={telephoneAddress(phone)}>{spacedPhone(phone)}</Link>;
}
