import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { grow, password, row } from './PasswordField.css.ts';

export type PasswordFieldProps = TypedFieldProps & {
  /** Whether a password manager offers the known password or a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
};

/** A password that can be shown while typing; hidden again when the form is sent or the page is restored from the cache. */
export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps): ReactElement {
  const { label, hint, errorMessage, name, value, onChange, onBlur, inputRef, isRequired = false, isDisabled } = field;
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  const [isShown, setShown] = useState(false);
  const rowRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = rowRef.current?.closest('form');
    const hide = (): void => {
      setShown(false);
    };
    form?.addEventListener('submit', hide);
    window.addEventListener('pageshow', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      window.removeEventListener('pageshow', hide);
    };
  }, []);

  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage} isOptional={!isRequired}>
      <div ref={rowRef} className={row}>
        <div className={grow}>
          <input
            {...controlAttributes(field)}
            ref={inputRef}
            className={password}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onBlur={onBlur}
            disabled={isDisabled}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button
          size="small"
          onPress={() => {
            setShown(!isShown);
            announce(isShown ? messages.passwordHidden : messages.passwordShown);
          }}
        >
          {isShown ? messages.hidePassword : messages.showPassword}
          {/* A form can ask for two passwords: out of context, their buttons need different names. */}
          <VisuallyHidden>({label})</VisuallyHidden>
        </Button>
      </div>
    </Field>
  );
}
