import type { ReactElement, ReactNode } from 'react';
import { InLanguages } from '../../private/InLanguages/InLanguages.tsx';
import type { SheetWords } from '../../private/InLanguages/InLanguages.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { papers } from '../../theme/paper.css.ts';
import { about as aboutStyle, sheet, warning as warningStyle } from './PrintSheet.css.ts';

export type PrintSheetProps = {
  title: SheetWords;
  /** @default 2 */
  level?: 2 | 3;
  /** The description of the sheet and its date. */
  about: readonly SheetWords[];
  /** Instructions for handling the paper, such as the date to destroy it by. */
  warning?: SheetWords;
  /** @default 'letter' */
  paper?: keyof typeof papers;
  children: ReactNode;
};

/** A separate sheet, for the screen and for printing. A sheet that does not fit continues on further pages. */
export function PrintSheet({
  title,
  level = 2,
  about,
  warning,
  paper = 'letter',
  children,
}: PrintSheetProps): ReactElement {
  return (
    <article className={`${sheet} ${papers[paper]}`}>
      <Heading level={level} size={3}>
        <InLanguages words={title} />
      </Heading>
      <p className={aboutStyle}>
        {about.map((words) => (
          <span key={words.map(({ text }) => text).join()}>
            <InLanguages words={words} />
          </span>
        ))}
      </p>
      {warning && (
        <p className={warningStyle}>
          <InLanguages words={warning} />
        </p>
      )}
      {children}
    </article>
  );
}
