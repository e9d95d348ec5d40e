import { FileField, fileProblem, TextArea } from '#design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listEndings, rowsOf } from './rows-of.ts';

/**
 * The state of a list of people that is pasted or chosen as a file.
 * @param maxBytes the largest accepted file
 */
export function usePastedList(maxBytes: number) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  return {
    text,
    setText,
    file,
    setFile,
    isEmpty: text.trim() === '' && file === undefined,
    /** The rows, every cell as text. Rejects when the file is too large or of an unknown format. */
    read: async (): Promise<string[][]> => {
      if (file && fileProblem(file, { endings: listEndings, maxBytes })) throw new RangeError('not a list');
      return rowsOf(file ?? text);
    },
    /** Keeps only this text. */
    leave: (rest: string) => {
      setText(rest);
      setFile(undefined);
    },
  };
}

interface PastedListFieldsProps {
  list: ReturnType<typeof usePastedList>;
  hint: string;
}

/** The two ways to enter a list: pasted, or as a file. */
export function PastedListFields({ list, hint }: PastedListFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <TextArea
        name="pastedList"
        label={intl.formatMessage({ id: 'list.paste' })}
        hint={hint}
        value={list.text}
        onChange={list.setText}
      />
      <FileField
        name="listFile"
        label={intl.formatMessage({ id: 'list.file' })}
        endings={listEndings}
        file={list.file}
        onChange={list.setFile}
      />
    </>
  );
}
