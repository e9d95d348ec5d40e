import { entryGridCellId, readDate } from '#design-system';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { problemText } from '../../../platform/client/problem-text.ts';
import { brokenRules } from '../../../platform/forms/contract-rules.ts';
import { fieldError, fieldLabel, fieldMessage } from '../../../platform/forms/field-messages.ts';
import { readAmount } from '../../../platform/client/read-amount.ts';
import { roomProblems } from '../../form/rooms/rooms-choice.tsx';
import type { QuoteState } from '../../form/price/use-quote.ts';
import { responsibilityErrors } from '../../form/people/responsible-adults.tsx';
import { contactOf, filledRows, responsibilityOf, type EntryDraft } from './entry-draft.ts';
import { brokenCells } from './entry-notes.ts';

/** An error that keeps the form from being saved, in the words shown at its field. */
export interface EntryProblem {
  /** The field: `firstName` and `lastName` are those of a contact who is someone else. */
  field: string;
  fieldId?: string;
  label?: string | undefined;
  isUnspecific?: boolean;
  message: string;
}

export const gridId = 'people';

/** The rules that the contact breaks; if the contact is the first person, the grid already shows them. */
function contactProblems(intl: IntlShape, draft: EntryDraft): EntryProblem[] {
  const broken = brokenRules('PartyContact', contactOf(draft));
  const names = draft.isOther ? (['firstName', 'lastName'] as const) : [];
  return [...names, 'phone' as const, 'email' as const].flatMap((field) => {
    const error = fieldError(intl, field, broken[field]);
    return error ? [{ field, fieldId: `entry-${field}`, ...error }] : [];
  });
}

function paymentProblems(intl: IntlShape, draft: EntryDraft, today: string): EntryProblem[] {
  const cents = readAmount(draft.amount);
  const isAmountWrong = draft.amount.trim() !== '' && (cents === null || cents < 1);
  const isDayWrong = draft.receivedOn !== '' && readDate(draft.receivedOn, { latest: today }).date === undefined;
  return [
    ...(isAmountWrong
      ? [{ field: 'amount', fieldId: 'entry-amount', message: fieldMessage(intl, 'amount', 'pattern') ?? '' }]
      : []),
    ...(isDayWrong
      ? [
          {
            field: 'receivedOn',
            fieldId: 'entry-receivedOn',
            message: intl.formatMessage({ id: 'field.receivedOn.wrong' }),
          },
        ]
      : []),
  ];
}

/** Everything that is wrong, in the order of the form. Warnings are not included. */
export function entryProblems(
  intl: IntlShape,
  event: Schemas['Event'],
  draft: EntryDraft,
  { price, today }: { price: QuoteState; today: string },
): EntryProblem[] {
  const [firstRow] = draft.rows;
  const nobody =
    filledRows(draft).length === 0 && firstRow
      ? [
          {
            field: 'people',
            fieldId: entryGridCellId(gridId, firstRow.id, 'firstName'),
            message: intl.formatMessage({ id: 'entry.nobody' }),
          },
        ]
      : [];
  const cells = brokenCells(draft).map(({ row, column, rule }) => {
    const name = `${row.firstName} ${row.lastName}`.trim();
    const isUnspecific = fieldError(intl, column, rule)?.isUnspecific ?? false;
    const labels = [name, name === '' || isUnspecific ? (fieldLabel(intl, column) ?? '') : ''];
    return {
      field: column,
      fieldId: entryGridCellId(gridId, row.id, column),
      label: labels.filter((label) => label !== '').join(', '),
      message: fieldMessage(intl, column, rule) ?? '',
      isUnspecific,
    };
  });
  const { problem } = price;
  const isAboutRooms = problem !== undefined && roomProblems.includes(problem.code);
  const refused = problem
    ? [
        {
          field: isAboutRooms ? 'rooms' : 'price',
          ...(isAboutRooms && { fieldId: 'entry-rooms' }),
          message: problemText(intl, problem),
        },
      ]
    : [];
  // A person without a readable age may be a minor or an adult: that is reported first.
  const responsibility =
    cells.length > 0
      ? []
      : responsibilityErrors(intl, event, responsibilityOf(draft), true).map((error) => ({
          field: error.fieldId,
          ...error,
        }));
  return [
    ...nobody,
    ...cells,
    ...contactProblems(intl, draft),
    ...responsibility,
    ...refused,
    ...paymentProblems(intl, draft, today),
  ];
}
