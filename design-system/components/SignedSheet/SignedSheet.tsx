import type { ReactElement, ReactNode } from 'react';
import { Facts } from '../Facts/Facts.tsx';
import type { FactsProps } from '../Facts/Facts.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { papers } from '../../theme/paper.css.ts';
import { signatureBox } from '../SignatureField/signature.ts';
import {
  blank,
  blanks as blanksStyle,
  drawing as drawingStyle,
  end,
  hand,
  ink,
  sheet,
  typed,
  words,
} from './SignedSheet.css.ts';

/** A signature: a typed name, or a drawing as path data with its accessible name. */
export type SheetSignature = { readonly name: string } | { readonly drawing: string; readonly label: string };

export type SignedSheetProps = {
  title: string;
  /** @default 2 */
  level?: 2 | 3;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  /** The signed text, word for word. */
  children: ReactNode;
  /** The facts about the signature: who signed, for whom, and when. */
  facts: FactsProps['items'];
  /** Undefined for a sheet to be signed by hand. */
  signature?: SheetSignature;
  /** The labels of lines to fill in by hand, such as 'Date'. */
  blanks?: readonly string[];
  /** The paper size; by default, the printer's. */
  paper?: keyof typeof papers;
};

/** A text with its signature as a separate sheet, to read on screen, print, or sign on paper. */
export function SignedSheet({
  title,
  level = 2,
  lang,
  children,
  facts,
  signature,
  blanks = [],
  paper,
}: SignedSheetProps): ReactElement {
  return (
    <article className={paper ? `${sheet} ${papers[paper]}` : sheet}>
      <Heading level={level} lang={lang}>
        {title}
      </Heading>
      <div className={words} lang={lang}>
        {children}
      </div>
      <div className={end}>
        {facts.length > 0 && <Facts items={facts} />}
        {signature && (
          <div className={hand}>
            {'name' in signature ? <p className={typed}>{signature.name}</p> : <Drawn {...signature} />}
          </div>
        )}
        {blanks.length > 0 && (
          <div className={blanksStyle}>
            {blanks.map((label) => (
              <p key={label} className={blank}>
                {label}
              </p>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

function Drawn({ drawing, label }: { readonly drawing: string; readonly label: string }): ReactElement {
  return (
    <svg
      className={drawingStyle}
      viewBox={`0 0 ${String(signatureBox.width)} ${String(signatureBox.height)}`}
      role="img"
      aria-label={label}
    >
      <path className={ink} d={drawing} />
    </svg>
  );
}
