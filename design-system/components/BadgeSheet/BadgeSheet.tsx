import type { ReactElement } from 'react';
import { InLanguages } from '../../private/InLanguages/InLanguages.tsx';
import type { SheetWords } from '../../private/InLanguages/InLanguages.tsx';
import { papers } from '../../theme/paper.css.ts';
import { QrCode } from '../QrCode/QrCode.tsx';
import {
  about,
  badge as badgeStyle,
  badgesOnPage,
  firstNames,
  lastName as lastNameStyle,
  mark as markStyle,
  names,
  page,
} from './BadgeSheet.css.ts';

export type Badge = {
  id: string;
  firstName: string;
  lastName: string;
  /** Shown in a frame, such as an age group, because color alone conveys nothing. */
  mark?: SheetWords;
  /** The content of the QR code. */
  code: string;
  /** The code as text, for people who cannot scan it. */
  codeLabel: string;
};

export type BadgeSheetProps = {
  badges: readonly Badge[];
  /** The line below the name on every badge, such as the event. */
  event: SheetWords;
  /** @default 'letter' */
  paper?: keyof typeof papers;
};

function sizeOf(firstName: string): keyof typeof firstNames {
  if (firstName.length <= 9) return 'short';
  return firstName.length <= 16 ? 'long' : 'longest';
}

/** Name badges to cut out, eight to a page. */
export function BadgeSheet({ badges, event, paper = 'letter' }: BadgeSheetProps): ReactElement {
  const pages = Array.from({ length: Math.ceil(badges.length / badgesOnPage) }, (_, index) =>
    badges.slice(index * badgesOnPage, (index + 1) * badgesOnPage),
  );
  return (
    <>
      {pages.map((shown) => (
        <ul key={shown[0]?.id} className={`${page} ${papers[paper]}`}>
          {shown.map(({ id, firstName, lastName, mark, code, codeLabel }) => (
            <li key={id} className={badgeStyle}>
              <p className={names}>
                <span className={firstNames[sizeOf(firstName)]}>{firstName}</span>{' '}
                <span className={lastNameStyle}>{lastName}</span>
              </p>
              <p className={about}>
                <InLanguages words={event} />
                <br />
                {codeLabel}
                {mark && (
                  <>
                    <br />
                    <span className={markStyle}>
                      <InLanguages words={mark} />
                    </span>
                  </>
                )}
              </p>
              <QrCode value={code} label={codeLabel} size="small" />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
