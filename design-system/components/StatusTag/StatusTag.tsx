import type { ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import type { IconName } from '../../private/Icon/Icon.tsx';
import { sign, tones } from './StatusTag.css.ts';

export type StatusTagProps = {
  /**
   * What the state means for people who work with it: `neutral` is finished or set aside, `info` waits or is in progress,
   * `positive` is as it should be, `caution` still needs something, `critical` went wrong.
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

/** The state of something, such as a registration or a payment: a word, with a differently shaped sign for each tone. */
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
