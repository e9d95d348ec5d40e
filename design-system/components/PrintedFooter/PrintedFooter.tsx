import { useEffect } from 'react';
import { printedFooter } from '../../theme/printed-footer.ts';

export type PrintedFooterProps = {
  /** A short text, such as when the pages were made. */
  text: string;
};

/** Text at the foot of every printed page, beside the page number. It shows nothing on screen. */
export function PrintedFooter({ text }: PrintedFooterProps): null {
  useEffect(() => {
    const { style } = document.documentElement;
    // A quoted JSON string is also a quoted CSS string, as long as the text has no line break.
    style.setProperty(printedFooter, JSON.stringify(text.replaceAll(/\s+/g, ' ')));
    return () => {
      style.removeProperty(printedFooter);
    };
  }, [text]);
  return null;
}
