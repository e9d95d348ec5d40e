import { Link } from '#design-system';
import { reachableAddress, textParts } from '#rules/links';
import { Fragment } from 'react';

/** A sentence whose email addresses and phone numbers can be tapped. */
export function TextWithLinks({ text }: { text: string }) {
  return textParts(text).map((part, index) => {
    const address = reachableAddress(part);
    return (
      <Fragment key={index}>{address === undefined ? part.text : <Link href={address}>{part.text}</Link>}</Fragment>
    );
  });
}
