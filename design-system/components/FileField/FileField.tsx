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
   * The file extensions that the browser's chooser offers, without the dot: 'csv', 'xlsx'. Nothing is enforced: see
   * `fileProblem`.
   */
  endings: readonly string[];
  /** The chosen file, stored by the page. */
  file: File | undefined;
  /** Called with the chosen or dropped file, or with undefined when it is removed. */
  onChange: (file: File | undefined) => void;
  onBlur?: () => void;
  /** The input itself, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** If false, the label says '(optional)'. */
  isRequired?: boolean;
  isDisabled?: boolean;
};

/**
 * One file, chosen or dropped. The native input is invisible over our own drop zone: its text would be in the browser's
 * language, but its keyboard support, file chooser and drag and drop are what people know.
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
      // Browsers include the file in the input's name, so the removed file would still be announced.
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
            // Choosing a corrected file with the same name fires a change event only if the input is empty.
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
