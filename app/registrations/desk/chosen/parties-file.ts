import { lacksConfirmation } from '#rules/registrations';
import { csvField, reportTime, type Cell } from '#rules/reports';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';

type Summary = Schemas['RegistrationSummary'];

/** The value of each column for a party, as plain text and numbers. */
function cellsOf(intl: IntlShape, party: Summary, timeZone: string): Readonly<Record<string, Cell>> {
  const { state, paymentStatus, isOverdue, asksForHelp, isClosed } = party;
  const payment = isOverdue
    ? (`desk.overdue.${paymentStatus === 'partPaid' ? 'partPaid' : 'unpaid'}` as const)
    : (`payment.status.${paymentStatus}` as const);
  const states = [
    `registration.state.${state}` as const,
    payment,
    ...(asksForHelp ? ['party.asksForHelp' as const] : []),
    ...(lacksConfirmation(party) ? ['party.address.unconfirmed' as const] : []),
    ...(isClosed ? ['party.closed' as const] : []),
  ];
  return {
    contact: `${party.contactLastName}, ${party.contactFirstName}`,
    reference: party.reference,
    event: party.eventName,
    partySize: party.partySize,
    state: states.map((id) => intl.formatMessage({ id })).join('; '),
    balanceCents: party.balanceCents / 100,
    dueNowCents: party.dueNowCents / 100,
    restDueOn: party.restDueOn ?? '',
    createdAt: reportTime(new Date(party.createdAt), timeZone),
  };
}

/**
 * Parties as a file that spreadsheets open, with the columns that the list shows.
 * @param timeZone of the center: a file has the same times for every reader
 */
export function partiesFile(
  intl: IntlShape,
  columns: readonly { id: string; header: string }[],
  parties: readonly Summary[],
  timeZone: string,
): Blob {
  const rows = parties.map((party) => {
    const cells = cellsOf(intl, party, timeZone);
    return columns.map(({ id }) => cells[id] ?? '');
  });
  const lines = [columns.map(({ header }) => header), ...rows].map((cells) => cells.map(csvField).join(','));
  // The byte order mark tells Excel that the file is UTF-8.
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
}
