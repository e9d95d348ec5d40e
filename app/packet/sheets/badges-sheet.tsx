import { BadgeSheet } from '#design-system';
import { checkInPayload } from '#rules/registrations';
import { eventWords, guestsOf, type SheetKit } from '../sheet-kit.tsx';

/** A badge for each person, with the code that check-in scans; without a sheet heading, so that eight fit on a page. */
export function BadgesSheet({ kit }: { kit: SheetKit }) {
  return (
    <BadgeSheet
      event={eventWords(kit)}
      paper={kit.choices.paper}
      badges={guestsOf(kit).map(({ id, firstName, lastName, band, party }) => ({
        id,
        firstName,
        lastName,
        ...(band !== 'adult' && { mark: kit.say((intl) => intl.formatMessage({ id: `band.${band}` })) }),
        code: checkInPayload(party),
        codeLabel: party.reference,
      }))}
    />
  );
}
