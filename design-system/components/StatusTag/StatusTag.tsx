import type { ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import type { IconName } from '../../private/Icon/Icon.tsx';
import { sign, tones } from './StatusTag.css.ts';

export type StatusTagProps = {
  /**
   * The meaning of the status for people who work with it: `neutral` is finished or set aside, `info` is waiting or in progress,
   * `positive` is as it should be, `caution` still needs something, `critical` went wrong.
   */
  tone: keyof typeof tones;
  /** The status in a word or two, such as 'Confirmed'. */
  children: string;
};

const signs: Record<StatusTagProps['tone'], IconName> = {
  neutral: 'over',
  info: 'waiting',
  positive: 'check',
  caution: 'caution',
  critical: 'error',
};

/** A status, such as that of a registration or a payment: a word, with a differently shaped icon for each tone. */
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
