import type { MouseEvent, ReactElement } from 'react';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { languages, option } from './LanguageSwitch.css.ts';

export type LanguageOption = {
  /** The language code for the `lang` attribute: 'en', 'es'. */
  code: string;
  /** The visible text: the language's name in that language, or its abbreviation. */
  name: string;
  /** The full name in that language, read after the abbreviation. */
  fullName?: string;
  /** The address of this page in that language. */
  href: string;
};

export type LanguageSwitchProps = {
  /** The code of the page's language. */
  current: string;
  /** The name of the list, such as 'Language'. */
  label: string;
  options: readonly LanguageOption[];
  /** Changes the language in place; without it, or without scripts, the links change it. */
  onChange?: (code: string) => void;
};

/** Links to this page in the available languages, each named in its own language. */
export function LanguageSwitch({ current, label, options, onChange }: LanguageSwitchProps): ReactElement {
  const change = (event: MouseEvent, code: string): void => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (onChange === undefined || wantsNewTab) return;
    event.preventDefault();
    onChange(code);
  };
  return (
    <ul role="list" aria-label={label} className={languages}>
      {options.map(({ code, name, fullName, href }) => (
        <li key={code}>
          <a
            className={option}
            href={href}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? 'true' : undefined}
            onClick={(event) => {
              change(event, code);
            }}
          >
            {name}
            {fullName !== undefined && <VisuallyHidden>{` ${fullName}`}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </ul>
  );
}
