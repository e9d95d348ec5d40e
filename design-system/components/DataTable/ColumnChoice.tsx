import type { ReactElement } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { box, choice, words } from '../../private/Choice/Choice.css.ts';
import { columnList, columnSummary } from './ColumnChoice.css.ts';

export type DataTableColumnChoice = {
  /** The ids of the hidden columns. The row header always stays. */
  hiddenIds: readonly string[];
  onChange: (hiddenIds: readonly string[]) => void;
};

type ColumnChoiceProps = DataTableColumnChoice & { columns: readonly { id: string; header: string }[] };

/** A checkbox for the visibility of each column; changes take effect at once. */
export function ColumnBoxes({ columns, hiddenIds, onChange }: ColumnChoiceProps): ReactElement {
  const messages = useListMessages();
  return (
    <fieldset className={columnList} aria-label={messages.columns}>
      {columns.map(({ id, header }) => (
        <label key={id} className={choice}>
          <input
            type="checkbox"
            className={box}
            checked={!hiddenIds.includes(id)}
            onChange={(event) => {
              onChange(event.target.checked ? hiddenIds.filter((each) => each !== id) : [...hiddenIds, id]);
            }}
          />
          <span className={words}>{header}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The column checkboxes in a disclosure. */
export function ColumnChoice(props: ColumnChoiceProps): ReactElement {
  const messages = useListMessages();
  return (
    <details>
      <summary className={columnSummary}>{messages.columns}</summary>
      <ColumnBoxes {...props} />
    </details>
  );
}
