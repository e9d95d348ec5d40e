import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { frame } from './EmailPreview.css.ts';

export type EmailPreviewProps = {
  /** A label for screen readers that says it is an email. */
  label: string;
  /** The address of the HTML, which is served with its own security policy. */
  address: string;
};

/**
 * The HTML of an email in its own frame. The frame runs no scripts, opens nothing, and is treated as another origin, so that
 * nothing in an email can reach the surrounding page.
 */
export function EmailPreview({ label, address }: EmailPreviewProps): ReactElement {
  const own = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A cross-origin frame never matches :focus; instead, the window loses the focus to it.
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
