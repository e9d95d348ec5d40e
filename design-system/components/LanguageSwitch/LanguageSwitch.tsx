import type { MouseEvent, ReactElement } from 'react';
import { languages, option } from './LanguageSwitch.css.ts';

export type LanguageOption = {
  /** As the `lang` attribute writes it: 'en', 'es'. */
  code: string;
  /** The language's name in that language. */
  name: string;
  /** This page in that language. */
  href: string;
};

export type LanguageSwitchProps = {
  /** Code of the page's language. */
  current: string;
  /** What the list is, such as 'Language'. */
  label: string;
  options: readonly LanguageOption[];
  /** Changes the language in place; without it, and without scripts, the links do. */
  onChange?: (code: string) => void;
};

/** This page in the other languages: links, each named in its own language. */
export function LanguageSwitch({ current, label, options, onChange }: LanguageSwitchProps): ReactElement {
  const change = (event: MouseEvent, code: string): void => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (onChange === undefined || wantsNewTab) return;
    event.preventDefault();
    onChange(code);
  };
  return (
    <ul role="list" aria-label={label} className={languages}>
      {options.map(({ code, name, href }) => (
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
          </a>
        </li>
      ))}
    </ul>
  );
}
