import type { ReactElement, ReactNode, Ref } from 'react';
import { useSignatureMessages } from '../../i18n/useSignatureMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { input } from '../../private/Field/Field.css.ts';
import { Field } from '../../private/Field/Field.tsx';
import { describedBy } from '../../private/Field/fieldProps.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import { Button } from '../Button/Button.tsx';
import { SignatureSheet } from './SignatureSheet.tsx';
import { actions, statement, words } from './SignatureField.css.ts';
import type { Signature, SignatureStroke } from './signature.ts';

export type SignatureFieldProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  /** The text to sign, such as a waiver; it precedes the signature. */
  children: ReactNode;
  /** A typed name or a drawing; initially `{ kind: 'typed', name: '' }`. */
  value: Signature;
  onChange: (value: Signature) => void;
  onBlur?: () => void;
  /** The input of the typed name, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  isDisabled?: boolean;
};

/**
 * A signature under a text. Typing the name is the default and is as valid as drawing, so that nobody needs a pointer or a
 * steady hand. Changing the method clears the signature.
 */
export function SignatureField({
  label,
  hint,
  errorMessage,
  name,
  children,
  value,
  onChange,
  onBlur,
  inputRef,
  isDisabled = false,
}: SignatureFieldProps): ReactElement {
  const messages = useSignatureMessages();
  const announce = useAnnounce();
  const isTyped = value.kind === 'typed';
  const nameId = `${name}-name`;
  const groupWords = describedBy(name, { hint, errorMessage });

  const draw = (strokes: readonly SignatureStroke[]): void => {
    onChange({ kind: 'drawn', strokes });
  };
  const changeWay = (): void => {
    announce(isTyped ? messages.drawNow : messages.typeNow);
    onChange(isTyped ? { kind: 'drawn', strokes: [] } : { kind: 'typed', name: '' });
  };

  return (
    <FieldGroup id={name} legend={label} legendSize="label" hint={hint} errorMessage={errorMessage} saidBy="control">
      <div className={statement}>{children}</div>
      {isTyped ? (
        <Field id={nameId} label={messages.name}>
          <input
            ref={inputRef}
            id={nameId}
            name={nameId}
            className={input}
            type="text"
            value={value.name}
            onChange={(event) => {
              onChange({ kind: 'typed', name: event.target.value });
            }}
            onBlur={onBlur}
            disabled={isDisabled}
            autoComplete="name"
            spellCheck={false}
            aria-describedby={groupWords}
            aria-required
            aria-invalid={errorMessage !== undefined || undefined}
          />
        </Field>
      ) : (
        <>
          <p className={words}>{messages.drawing}</p>
          <SignatureSheet
            label={value.strokes.length === 0 ? messages.empty : messages.drawn}
            strokes={value.strokes}
            onStroke={(stroke) => {
              draw([...value.strokes, stroke]);
            }}
            isDisabled={isDisabled}
          />
        </>
      )}
      <div className={actions}>
        <Button
          size="small"
          isDisabled={isDisabled}
          onPress={changeWay}
          descriptionId={isTyped ? undefined : groupWords}
        >
          {isTyped ? messages.draw : messages.type}
        </Button>
        {!isTyped && (
          <Button
            size="small"
            tone="quiet"
            isDisabled={isDisabled}
            onPress={() => {
              announce(messages.cleared);
              draw([]);
            }}
          >
            {messages.clear}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
