import { useId, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useLanguage } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes, labelId } from '../../private/Field/fieldProps.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { choose, chosen, drop, fileName, fileSize, input, place } from './FileField.css.ts';
import { formatFileSize } from './formatFileSize.ts';

export type FileFieldProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  /**
   * The file extensions that the browser's chooser offers, without the dot: 'csv', 'xlsx'. It enforces nothing: see
   * `fileProblem`.
   */
  endings: readonly string[];
  /** The chosen file, as the page keeps it. */
  file: File | undefined;
  /** Called with the chosen or dropped file, and without one when it is removed. */
  onChange: (file: File | undefined) => void;
  onBlur?: () => void;
  /** The input itself, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** Without it the label says '(optional)'. */
  isRequired?: boolean;
  isDisabled?: boolean;
};

/**
 * One file, chosen or dropped. The browser's own input is invisible over our drawing: its text would be in the browser's
 * language, while its keys, its chooser and drag and drop are what everyone knows.
 */
export function FileField({
  endings,
  file,
  onChange,
  onBlur,
  inputRef,
  isDisabled = false,
  ...texts
}: FileFieldProps): ReactElement {
  const { label, hint, errorMessage, name, isRequired = false } = texts;
  const language = useLanguage();
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  const chosenId = useId();
  const chooseId = useId();
  const placeElement = useRef<HTMLDivElement>(null);
  const attributes = controlAttributes(texts);
  const descriptions = [file && chosenId, attributes['aria-describedby']].filter((id) => id !== undefined);

  const take = (next: File): void => {
    announce(messages.fileChosen(next.name));
    onChange(next);
  };
  const remove = (known: File): void => {
    const own = placeElement.current?.querySelector('input');
    if (own) {
      // Browsers include it in the name: it would keep announcing the removed file.
      own.value = '';
      own.focus();
    }
    announce(messages.fileRemoved(known.name));
    onChange(undefined);
  };

  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage} isOptional={!isRequired}>
      <div ref={placeElement} className={place} data-invalid={errorMessage !== undefined || undefined}>
        <span id={chooseId} className={choose}>
          {file ? messages.chooseOtherFile : messages.chooseFile}
        </span>
        <span className={drop}>{messages.orDropFile}</span>
        <input
          {...attributes}
          aria-labelledby={`${labelId(name)} ${chooseId}`}
          ref={inputRef}
          className={input}
          type="file"
          accept={endings.map((ending) => `.${ending}`).join(',')}
          aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
          onClick={(event) => {
            // A corrected file is chosen again under its old name: that is only a change if the input was empty.
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const next = event.target.files?.item(0);
            if (next) take(next);
          }}
          onBlur={onBlur}
          disabled={isDisabled}
        />
      </div>
      {file && (
        <div className={chosen}>
          <span id={chosenId}>
            <VisuallyHidden>{messages.chosenFile}</VisuallyHidden> <span className={fileName}>{file.name}</span>{' '}
            <span className={fileSize}>{formatFileSize(file.size, language)}</span>
          </span>
          <Button
            size="small"
            tone="quiet"
            isDisabled={isDisabled}
            onPress={() => {
              remove(file);
            }}
          >
            {messages.remove} <VisuallyHidden>{file.name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Field>
  );
}
