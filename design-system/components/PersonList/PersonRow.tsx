import { useId } from 'react';
import type { ReactElement, Ref } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { hidden } from '../../private/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { actions as actionsStyle, details, name, person as personStyle, problem, row } from './PersonList.css.ts';

export type Person = {
  id: string;
  name: string;
  /** Other identifying details, such as age and room. */
  details?: string;
  /** A message about wrong or missing details. */
  problem?: string;
};

type PersonRowProps = {
  person: Person;
  editLabel: string;
  removeLabel: string;
  /** 'none' during editing; 'leaving' keeps the buttons mounted but invisible until the focus has moved. */
  actions: 'shown' | 'leaving' | 'none';
  /** The ids of messages about the whole list, for its first row. */
  groupWords: string | undefined;
  editButtonRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
};

/** One person in the list; the buttons show only a verb, but their accessible names include the person. */
export function PersonRow({
  person,
  editLabel,
  removeLabel,
  actions,
  groupWords,
  editButtonRef,
  onEdit,
  onRemove,
}: PersonRowProps): ReactElement {
  const messages = useFurtherMessages();
  const problemId = useId();
  const descriptions = [groupWords, person.problem !== undefined && problemId].filter(Boolean);
  return (
    <div className={row}>
      <div className={personStyle}>
        <div className={name}>{person.name}</div>
        {person.details !== undefined && <div className={details}>{person.details}</div>}
        {person.problem !== undefined && (
          <div id={problemId} className={problem}>
            {person.problem}
          </div>
        )}
      </div>
      {actions !== 'none' && (
        <div className={actions === 'leaving' ? hidden : actionsStyle}>
          <Button
            size="small"
            tone="quiet"
            onPress={actions === 'shown' ? onEdit : undefined}
            ref={editButtonRef}
            descriptionId={descriptions.length > 0 ? descriptions.join(' ') : undefined}
          >
            <span aria-hidden="true">{messages.edit}</span>
            <VisuallyHidden>{editLabel}</VisuallyHidden>
          </Button>
          <Button size="small" tone="quiet" onPress={actions === 'shown' ? onRemove : undefined}>
            <span aria-hidden="true">{messages.remove}</span>
            <VisuallyHidden>{removeLabel}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
