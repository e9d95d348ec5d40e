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
  /** The name of the result. */
  label: string;
  /** Distinguishes the result from others with the same name. */
  detail?: string;
};

export type CommandGroup = {
  id: string;
  /** The kind of its results, such as 'Events'. */
  label: string;
  results: readonly CommandResult[];
};

export type CommandSearchProps = {
  /** The placeholder, such as 'Search'. */
  label: string;
  /** The typed text. */
  value: string;
  onChange: (value: string) => void;
  /** The results, in groups; the page omits a group without results. */
  groups: readonly CommandGroup[];
  /** Results for the typed text are loading; the previous ones stay until then. @default false */
  isBusy?: boolean;
  /** Called when a result is chosen by a press or by Enter, which chooses the first one if none is highlighted. */
  onChoose: (result: CommandResult) => void;
  /** The number of results in words, announced when they arrive. */
  resultText: string;
  /** A ref to the field, so that a shortcut can focus it. */
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** The name of that shortcut key, as printed on a keyboard. */
  shortcut?: string;
};

/** A field that searches several kinds of things as the user types, and opens the chosen result. */
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
    // Moving past either end returns to the field, where navigation began.
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
      else if (value.trim() !== '') enter.press();
    } else if (event.key === 'Escape' && (hasPanel || value !== '')) {
      event.preventDefault();
      enter.cancel();
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
            enter.cancel();
            setMarkedId(undefined);
            setOpen(true);
            onChange(event.target.value);
          }}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={() => {
            enter.cancel();
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
                  // Some screen readers move the focus here.
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

/**
 * Enter pressed before the results arrive opens the first one, so that a pasted reference or link works at once; unless the user
 * has typed on or left meanwhile.
 */
function useEnter(isBusy: boolean, first: CommandResult | undefined, choose: (result: CommandResult) => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isBusy || !isAwaited.current) return;
    isAwaited.current = false;
    if (first) choose(first);
  });
  return {
    press: () => {
      if (isBusy) isAwaited.current = true;
      else if (first) choose(first);
    },
    cancel: () => {
      isAwaited.current = false;
    },
  };
}

function useResultAnnouncement(isThere: boolean, resultText: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (isThere) announce(resultText);
  }, [isThere, resultText, announce]);
}
