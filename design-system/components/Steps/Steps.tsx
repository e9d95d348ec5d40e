import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { label as labelStyle, link, number, step, steps as stepsStyle } from './Steps.css.ts';

export type StepsProps = {
  label: string;
  /** In order; a step with an `href` can be revisited. */
  steps: readonly { label: string; href?: string }[];
  /** The index of the current step, from 0. */
  current: number;
};

/** Shows the current position in a task with several screens. */
export function Steps({ label, steps, current }: StepsProps): ReactElement {
  const messages = useFurtherMessages();
  return (
    <nav aria-label={label}>
      <ol className={stepsStyle} role="list">
        {steps.map((each, index) => {
          const isDone = index < current;
          const content = (
            <>
              <span className={number} aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className={labelStyle}>
                {isDone && <VisuallyHidden>{messages.stepDone} </VisuallyHidden>}
                {each.label}
              </span>
            </>
          );
          return (
            <li key={each.label} className={step} aria-current={index === current ? 'step' : undefined}>
              {each.href === undefined || index === current ? (
                content
              ) : (
                <PageLink className={link} href={each.href}>
                  {content}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
