import type { ReactElement, ReactNode } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
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
  /** The title of the screen. */
  title: string;
  /** An id that makes the title focusable by script, for when the pressed button disappears. */
  titleFocusId?: string;
  /** The parent screens, starting from the top; not shown beside a list, which is one of them. */
  trail?: readonly Crumb[];
  /** An element that must be visible with the title, such as a StatusTag. */
  mark?: ReactNode;
  /** The screen's actions, with the main action last. */
  actions?: ReactNode;
  /** The full window width, or a column for fields or for reading. @default 'full' */
  width?: keyof typeof widths;
  /** Whether the title is printed; not needed for sheets that have their own titles. @default true */
  isTitlePrinted?: boolean;
  children: ReactNode;
};

/** A screen of the workspace: breadcrumbs, title with actions, and content. */
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
  const messages = useListMessages();
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
