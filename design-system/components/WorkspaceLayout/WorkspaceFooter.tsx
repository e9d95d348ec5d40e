import type { ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import type { SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { DensityChoice } from './DensityChoice.tsx';
import { chevron, more, summary } from './WorkspaceFooter.css.ts';

export type WorkspaceFooterProps = SiteFooterProps & {
  /** The label of the part that opens, such as 'Contact, links and appearance'. */
  moreLabel: string;
};

/** The site's footer as one line that expands to the full footer. */
export function WorkspaceFooter({ moreLabel, legal, switch: choice, ...rest }: WorkspaceFooterProps): ReactElement {
  return (
    // A visitor may have opened it before the scripts loaded; that is not a hydration mismatch.
    <details suppressHydrationWarning>
      <summary className={summary}>
        {legal.map((text) => (
          <span key={text}>{text}</span>
        ))}
        <span className={more}>
          {moreLabel}
          <span className={chevron}>
            <Icon name="chevronDown" />
          </span>
        </span>
      </summary>
      <SiteFooter
        {...rest}
        legal={[]}
        switch={
          <Inline gap="l" wrap>
            {choice}
            <DensityChoice />
          </Inline>
        }
      />
    </details>
  );
}
