import { useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { describedBy } from '../../private/Field/fieldProps.ts';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import { hidden } from '../../private/VisuallyHidden/VisuallyHidden.css.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { editor as editorStyle, empty, item, list, undo } from './PersonList.css.ts';
import { PersonRow } from './PersonRow.tsx';
import type { Person } from './PersonRow.tsx';
import { usePersonListFocus } from './usePersonListFocus.ts';

export type PersonListProps = {
  /** The id that an error summary links to. */
  id: string;
  label: string;
  hint?: string;
  errorMessage?: string;
  people: readonly Person[];
  emptyText: string;
  addLabel: string;
  /** The accessible name of a person's button; it begins with the library's 'Change' or 'Remove', the visible text. */
  editLabel: (name: string) => string;
  removeLabel: (name: string) => string;
  /** The message to announce after a removal; by default the library's own. */
  removedMessage?: (name: string) => string;
  onAdd: () => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
  /** Restores the most recently removed person; enables undo. */
  onUndo?: () => void;
  /** The person being edited ('new' for someone not yet on the list) and the form for them. */
  editor?: { personId: string; node: ReactNode };
};

/** The people of a party: add, change, remove and undo a removal, one action at a time. */
export function PersonList({
  id,
  label,
  hint,
  errorMessage,
  people,
  emptyText,
  addLabel,
  editLabel,
  removeLabel,
  removedMessage,
  onAdd,
  onEdit,
  onRemove,
  onUndo,
  editor,
}: PersonListProps): ReactElement {
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  const [removedName, setRemovedName] = useState<string>();
  const rows = useRef(new Map<string, HTMLButtonElement>());
  const addButton = useRef<HTMLButtonElement>(null);
  const editorElement = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => people.map((person) => person.id), [people]);
  const focus = usePersonListFocus(ids, editor, { rows, addButton, editor: editorElement });
  // The pressed control (a list button or the closed editor) stays mounted but invisible until the focus leaves it.
  const isOpening = editor !== undefined && focus.settled?.personId !== editor.personId;
  const hasActions = editor === undefined || isOpening;
  const shownEditor = editor ?? focus.settled;
  const sayRemoved = removedMessage ?? messages.removed;

  const remove = (person: Person): void => {
    focus.leaveRow(person.id);
    setRemovedName(person.name);
    announce(sayRemoved(person.name));
    onRemove(person.id);
  };
  const takeBack = (name: string): void => {
    focus.expectRestoring(() => {
      setRemovedName(undefined);
    });
    announce(messages.restored(name));
    onUndo?.();
  };
  const form = shownEditor && (
    <div ref={editorElement} className={editor ? editorStyle : hidden}>
      {shownEditor.node}
    </div>
  );
  const groupWords = describedBy(id, { hint, errorMessage });
  const isOfNobodyListed = shownEditor !== undefined && !ids.includes(shownEditor.personId);

  return (
    // During editing, the first controls belong to the page's form, which reports its own errors.
    <FieldGroup
      id={id}
      legend={label}
      legendSize="label"
      hint={hint}
      errorMessage={errorMessage}
      saidBy={editor ? 'group' : 'control'}
    >
      {people.length === 0 && !editor && <p className={empty}>{emptyText}</p>}
      {people.length > 0 && (
        <ul className={list} role="list">
          {people.map((person, index) => (
            <li key={person.id} className={item}>
              {(editor?.personId !== person.id || isOpening) && (
                <div className={editor?.personId === person.id ? hidden : undefined}>
                  <PersonRow
                    person={person}
                    editLabel={editLabel(person.name)}
                    removeLabel={removeLabel(person.name)}
                    actions={editor === undefined ? 'shown' : isOpening ? 'leaving' : 'none'}
                    groupWords={index === 0 ? groupWords : undefined}
                    editButtonRef={(button) => {
                      if (button) rows.current.set(person.id, button);
                      else rows.current.delete(person.id);
                    }}
                    onEdit={() => {
                      onEdit(person.id);
                    }}
                    onRemove={() => {
                      remove(person);
                    }}
                  />
                </div>
              )}
              {shownEditor?.personId === person.id && form}
            </li>
          ))}
        </ul>
      )}
      {onUndo && removedName !== undefined && !editor && (
        <div className={undo}>
          {sayRemoved(removedName)}
          <Button
            size="small"
            onPress={() => {
              takeBack(removedName);
            }}
          >
            {messages.undo}
          </Button>
        </div>
      )}
      {isOfNobodyListed && form}
      {hasActions && (
        <div className={isOpening ? hidden : undefined}>
          <Button
            ref={addButton}
            onPress={isOpening ? undefined : onAdd}
            descriptionId={people.length === 0 ? groupWords : undefined}
          >
            <Icon name="plus" />
            {addLabel}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
