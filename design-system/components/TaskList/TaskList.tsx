import type { ReactElement, ReactNode } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { Icon, type IconName } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { action as actionStyle, list, note, row, signs, turns, words } from './TaskList.css.ts';

export type Task = {
  id: string;
  /** `problem`: it failed and does not resolve by itself. */
  state: 'done' | 'open' | 'problem';
  /** The task as a short sentence. */
  label: string;
  /** Further details needed to act. */
  detail?: ReactNode;
  /** Whose turn it is; undefined if the task is done. */
  turn?: string;
  /** Whether it is the reader's turn, which stands out. */
  isOwnTurn?: boolean;
  /** The link or action for it. */
  action?: ReactNode;
};

export type TaskListProps = {
  /** The name of the list. */
  label: string;
  tasks: readonly Task[];
};

const icons: Record<Task['state'], IconName> = { done: 'check', open: 'waiting', problem: 'error' };

/** The tasks of one case, done and open, and whose turn it is. */
export function TaskList({ label, tasks }: TaskListProps): ReactElement {
  const { stepDone } = useFurtherMessages();
  return (
    <ul role="list" aria-label={label} className={list}>
      {tasks.map(({ id, state, label: sentence, detail, turn, isOwnTurn = false, action }) => (
        <li key={id} className={row}>
          <span className={signs[state]}>
            <Icon name={icons[state]} />
          </span>
          <div className={words}>
            <div>
              {state === 'done' && <VisuallyHidden>{stepDone} </VisuallyHidden>}
              {sentence}
            </div>
            {detail !== undefined && <div className={note}>{detail}</div>}
          </div>
          {turn !== undefined && <span className={isOwnTurn ? turns.own : turns.other}>{turn}</span>}
          {action !== undefined && <div className={actionStyle}>{action}</div>}
        </li>
      ))}
    </ul>
  );
}
