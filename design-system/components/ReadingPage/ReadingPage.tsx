import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import type { DrawingProps } from '../Drawing/Drawing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import {
  action as actionStyle,
  back,
  backLink,
  backMark,
  body,
  contents as contentsStyle,
  contentsBeside,
  contentsTitle,
  kicker as kickerStyle,
  lead as leadStyle,
  opening,
  page,
  pageWithAction,
  picture,
  placeLink,
  places,
} from './ReadingPage.css.ts';

export type ReadingPageProps = {
  /** The page's level 1 heading. */
  title: string;
  /** The opening text, larger than the rest. */
  lead?: ReactNode;
  /** A line above the title, such as the day of the Church's year. */
  kicker?: string;
  /** The drawn window beside the title. */
  drawing?: DrawingProps['subject'];
  /** The table of contents of a long page, with links to its sections. */
  contents?: { label: string; places: readonly { label: string; href: string }[] };
  /** The main task of the page, such as a form: right below the opening text, or beside the text if there is room. */
  action?: ReactNode;
  children: ReactNode;
};

/** A page for reading: its title and opening text with a drawn window beside them, then the main text. */
export function ReadingPage({
  title,
  lead,
  kicker,
  drawing,
  contents,
  action,
  children,
}: ReadingPageProps): ReactElement {
  const labelId = useId();
  const contentsId = useId();
  return (
    <div className={action === undefined ? page : pageWithAction}>
      {drawing !== undefined && (
        <div className={picture}>
          <Drawing subject={drawing} />
        </div>
      )}
      <div className={opening}>
        {kicker !== undefined && <p className={kickerStyle}>{kicker}</p>}
        <Heading level={1}>{title}</Heading>
        {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      </div>
      {action !== undefined && <div className={actionStyle}>{action}</div>}
      {contents !== undefined && (
        <nav
          className={action === undefined ? contentsBeside : contentsStyle}
          id={contentsId}
          aria-labelledby={labelId}
        >
          <p className={contentsTitle} id={labelId}>
            {contents.label}
          </p>
          <ul role="list" className={places}>
            {contents.places.map(({ label, href }) => (
              <li key={href}>
                {/* A native link, because it also moves the starting point of Tab. */}
                <a className={placeLink} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={body}>{children}</div>
      {contents !== undefined && action === undefined && (
        <p className={back}>
          <a className={backLink} href={`#${contentsId}`}>
            {contents.label}
            <span className={backMark}>
              <Icon name="chevronDown" />
            </span>
          </a>
        </p>
      )}
    </div>
  );
}
