import { Inline, StatusTag } from '#design-system';
import { useIntl } from 'react-intl';
import { partyStatus, unconfirmedAddress } from '../port/party-status.ts';

/** Marks a party whose contact address nobody has confirmed. */
export function AddressTag() {
  const { text, tone } = unconfirmedAddress(useIntl());
  return <StatusTag tone={tone}>{text}</StatusTag>;
}

/** The status of a party as tags. */
export function PartyTags({
  party,
  isBrief = false,
}: {
  /** For a row, which shows the money as a sum. */
  isBrief?: boolean;
  party: Parameters<typeof partyStatus>[1];
}) {
  const intl = useIntl();
  return (
    <Inline gap={isBrief ? 'xs' : 's'} wrap>
      {partyStatus(intl, party, isBrief).map(({ text, tone }) => (
        <StatusTag key={text} tone={tone}>
          {text}
        </StatusTag>
      ))}
    </Inline>
  );
}
