import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { frame } from './EmailPreview.css.ts';

export type EmailPreviewProps = {
  /** What is shown, for those who cannot see that it is an email. */
  label: string;
  /** Where its HTML is. That address answers with its own policy. */
  address: string;
};

/**
 * The HTML of an email in its own frame. The frame runs no script, opens nothing, and counts as a page of another site, so that
 * nothing in an email reaches the page around it.
 */
export function EmailPreview({ label, address }: EmailPreviewProps): ReactElement {
  const own = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A frame of another site never matches :focus; the window loses the focus to it.
    const mark = () => own.current?.toggleAttribute('data-focused', document.activeElement === own.current);
    window.addEventListener('blur', mark);
    window.addEventListener('focus', mark);
    return () => {
      window.removeEventListener('blur', mark);
      window.removeEventListener('focus', mark);
    };
  }, []);
  return <iframe ref={own} className={frame} title={label} src={address} sandbox="" referrerPolicy="no-referrer" />;
}
