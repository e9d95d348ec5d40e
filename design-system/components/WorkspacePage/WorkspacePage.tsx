import type { ReactElement, ReactNode } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useIsBeside } from '../../private/Beside/Beside.ts';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import {
  actionsPlace,
  crumb,
  crumbLink,
  crumbs,
  head,
  headOfScreen,
  page,
  titlePlace,
  titleRow,
  widths,
} from './WorkspacePage.css.ts';

export type Crumb = { label: string; href: string };

export type WorkspacePageProps = {
  /** What the screen is. */
  title: string;
  /** Makes the title a place to take the focus to when the button that was pressed is gone. */
  titleFocusId?: string;
  /** The screens above this one, from the first; left out beside the list, which is one of them. */
  trail?: readonly Crumb[];
  /** What the reader must see with the title, such as a StatusTag. */
  mark?: ReactNode;
  /** What can be done on the screen, the main action last. */
  actions?: ReactNode;
  /** As wide as the window, or a column for fields or for reading. @default 'full' */
  width?: keyof typeof widths;
  /** Whether the title is printed; what has its own titles on each sheet needs none. @default true */
  isTitlePrinted?: boolean;
  children: ReactNode;
};

/** One screen of the workspace: where it is, its title with its actions, and the content. */
export function WorkspacePage({
  title,
  titleFocusId,
  trail = [],
  mark,
  actions,
  width = 'full',
  isTitlePrinted = true,
  children,
}: WorkspacePageProps): ReactElement {
  const messages = useFurtherMessages();
  const isBeside = useIsBeside();
  return (
    <div className={page}>
      <div className={isTitlePrinted ? head : headOfScreen}>
        <div className={titleRow}>
          <div className={titlePlace}>
            {trail.length > 0 && !isBeside && (
              <nav aria-label={messages.breadcrumb}>
                <ol role="list" className={crumbs}>
                  {trail.map(({ label, href }) => (
                    <li key={href} className={crumb}>
                      <PageLink className={crumbLink} href={href}>
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <Heading level={1} {...(titleFocusId !== undefined && { focusId: titleFocusId })}>
              {title}
            </Heading>
            {mark}
          </div>
          {actions !== undefined && <div className={actionsPlace}>{actions}</div>}
        </div>
      </div>
      <div className={widths[width]}>{children}</div>
    </div>
  );
}
