import type { ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import type { IconName } from '../../private/Icon/Icon.tsx';
import { sign, tones } from './StatusTag.css.ts';

export type StatusTagProps = {
  /**
   * What the state means for anyone who works with it: `neutral` is over or set aside, `info` waits or is under way,
   * `positive` is as it should be, `caution` still wants something, `critical` went wrong.
   */
  tone: keyof typeof tones;
  /** The state in a word or two, such as 'Confirmed'. */
  children: string;
};

const signs: Record<StatusTagProps['tone'], IconName> = {
  neutral: 'over',
  info: 'waiting',
  positive: 'check',
  caution: 'caution',
  critical: 'error',
};

/** The state of a thing, such as a registration or a payment: its word, with a sign of its own shape for each tone. */
export function StatusTag({ tone, children }: StatusTagProps): ReactElement {
  return (
    <span className={tones[tone]}>
      <span className={sign}>
        <Icon name={signs[tone]} />
      </span>
      <span>{children}</span>
    </span>
  );
}
