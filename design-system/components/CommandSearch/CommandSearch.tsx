import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import {
  detail as detailStyle,
  empty as emptyStyle,
  field,
  groupTitle,
  input,
  key as keyStyle,
  label as labelStyle,
  option as optionStyle,
  panel,
  search,
} from './CommandSearch.css.ts';

export type CommandResult = {
  id: string;
  /** What is found, as it is called. */
  label: string;
  /** What tells it from another of the same name. */
  detail?: string;
};

export type CommandGroup = {
  id: string;
  /** What its results are, such as 'Events'. */
  label: string;
  results: readonly CommandResult[];
};

export type CommandSearchProps = {
  /** The word in the field, such as 'Search'. */
  label: string;
  /** What is typed. */
  value: string;
  onChange: (value: string) => void;
  /** What was found, in groups; a group without results is left out by the page. */
  groups: readonly CommandGroup[];
  /** Results for what is typed are on their way; those before stay meanwhile. @default false */
  isBusy?: boolean;
  /** A result was chosen: by Enter, which takes the first one where none is marked, or by a press. */
  onChoose: (result: CommandResult) => void;
  /** How many results there are, or that there is none; said aloud once they have arrived. */
  resultText: string;
  /** Finds the field, so that a key can bring the focus to it. */
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** The key that does, as it is written on a keyboard. */
  shortcut?: string;
};

/** One field that finds things of several kinds while one types, and opens what is chosen. */
export function CommandSearch({
  label,
  value,
  onChange,
  groups,
  isBusy = false,
  onChoose,
  resultText,
  fieldRef,
  shortcut,
}: CommandSearchProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [markedId, setMarkedId] = useState<string>();
  const results = groups.flatMap((group) => group.results);
  const marked = results.find((result) => result.id === markedId);
  const hasPanel = isOpen && value.trim() !== '' && (results.length > 0 || !isBusy);
  const listId = `${id}list`;
  const optionId = (result: CommandResult) => `${id}${result.id}`;
  useResultAnnouncement(isOpen && value.trim() !== '' && !isBusy, resultText);

  const choose = (result: CommandResult) => {
    setOpen(false);
    setMarkedId(undefined);
    onChoose(result);
  };
  const enter = useEnter(isBusy, results[0], choose);

  const move = (step: 1 | -1) => {
    setOpen(true);
    if (results.length === 0) return;
    const at = results.findIndex((result) => result.id === markedId);
    // Beyond either end is the field itself, as where one began.
    const next = at === -1 ? (step === 1 ? 0 : results.length - 1) : at + step;
    const wanted = results[next];
    setMarkedId(wanted?.id);
    if (wanted) document.getElementById(optionId(wanted))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (hasPanel && marked) choose(marked);
      else if (value.trim() !== '') enter();
    } else if (event.key === 'Escape' && (hasPanel || value !== '')) {
      event.preventDefault();
      if (hasPanel) setOpen(false);
      else onChange('');
    }
  };

  return (
    <div className={search}>
      <div className={field}>
        <Icon name="search" />
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          ref={fieldRef}
          className={input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-expanded={hasPanel && results.length > 0}
          aria-controls={hasPanel && results.length > 0 ? listId : undefined}
          aria-activedescendant={hasPanel && marked ? optionId(marked) : undefined}
          aria-keyshortcuts={shortcut}
          value={value}
          onChange={(event) => {
            setMarkedId(undefined);
            setOpen(true);
            onChange(event.target.value);
          }}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={() => {
            setOpen(false);
          }}
          onKeyDown={onKeyDown}
        />
        {shortcut !== undefined && value === '' && (
          <kbd aria-hidden="true" className={keyStyle}>
            {shortcut}
          </kbd>
        )}
      </div>
      {hasPanel && results.length === 0 && <div className={`${panel} ${emptyStyle}`}>{resultText}</div>}
      {hasPanel && results.length > 0 && (
        <div id={listId} role="listbox" aria-label={label} className={panel}>
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}group${group.id}`}>
              <div id={`${id}group${group.id}`} role="presentation" className={groupTitle}>
                {group.label}
              </div>
              {group.results.map((result) => (
                <div
                  key={result.id}
                  id={optionId(result)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={result.id === markedId}
                  className={optionStyle}
                  onMouseDown={(event) => {
                    // The focus stays in the field until the choice is made.
                    event.preventDefault();
                  }}
                  onClick={() => {
                    choose(result);
                  }}
                  // Some screen readers bring the focus here.
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') choose(result);
                  }}
                >
                  <span>{result.label}</span>
                  {result.detail !== undefined && (
                    <>
                      {' '}
                      <span className={detailStyle}>{result.detail}</span>
                    </>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Enter before the results are here means the first of them: a pasted reference or link opens what it names. */
function useEnter(isBusy: boolean, first: CommandResult | undefined, choose: (result: CommandResult) => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isBusy || !isAwaited.current) return;
    isAwaited.current = false;
    if (first) choose(first);
  });
  return () => {
    if (isBusy) isAwaited.current = true;
    else if (first) choose(first);
  };
}

function useResultAnnouncement(isThere: boolean, resultText: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (isThere) announce(resultText);
  }, [isThere, resultText, announce]);
}
