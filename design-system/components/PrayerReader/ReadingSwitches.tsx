import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { switches, toggle } from './PrayerReader.css.ts';
import type { Reading } from './reading.ts';

type ReadingSwitchesProps = {
  reading: Reading;
  onChange: (reading: Reading) => void;
  /** Shows the switch for the second language; omitted if there is none. */
  hasBoth?: boolean;
  /** Prints the page; omitted if the page has more than the prayer. */
  onPrint?: () => void;
};

/** The switches for a prayer's display (large print, night light, both languages) and the print button. */
export function ReadingSwitches({ reading, onChange, hasBoth = false, onPrint }: ReadingSwitchesProps): ReactElement {
  const messages = useMessages();
  const offered = [
    { name: 'large', label: messages.largePrint },
    { name: 'night', label: messages.nightLight },
    ...(hasBoth ? [{ name: 'both', label: messages.bothLanguages } as const] : []),
  ] as const;
  return (
    <div className={switches}>
      {offered.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={toggle}
          aria-pressed={reading[name]}
          onClick={() => {
            onChange({ ...reading, [name]: !reading[name] });
          }}
        >
          {label}
        </button>
      ))}
      {onPrint !== undefined && (
        <button type="button" className={toggle} onClick={onPrint}>
          {messages.print}
        </button>
      )}
    </div>
  );
}
