import { useId } from 'react';
import type { ReactElement } from 'react';
import { locales, useLanguage } from '../../i18n/useMessages.ts';
import { bar, progress, share, unknown, words } from './ProgressBar.css.ts';

export type ProgressBarProps = {
  /** The current work, such as 'Preparing the list…'. */
  label: string;
  /** The completed amount, out of `max`; undefined if unknown. */
  value?: number;
  /** @default 100 */
  max?: number;
};

/** The progress of a task. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps): ReactElement {
  const id = useId();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent' });
  return (
    <div className={progress}>
      <div className={words}>
        <label htmlFor={id}>{label}</label>
        {value !== undefined && (
          <span className={share} aria-hidden="true">
            {percent.format(value / max)}
          </span>
        )}
      </div>
      <progress id={id} className={value === undefined ? `${bar} ${unknown}` : bar} value={value} max={max} />
    </div>
  );
}
