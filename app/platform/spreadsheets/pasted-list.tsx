import { FileField, fileProblem, TextArea } from '#design-system';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DraftKind } from '../drafts/draft-storage.ts';
import { shapeOf, text } from '../drafts/shape.ts';
import { useDraft, type FoundDraft } from '../drafts/use-draft.ts';
import { listEndings, rowsOf } from './rows-of.ts';

interface ListText {
  text: string;
}

/** The text of a pasted list as a draft. Only the API keeps it, because it is about other people. */
export function listDraft(key: string): DraftKind<ListText> {
  return { key, shape: shapeOf<ListText>({ text }), onDevice: null };
}

/**
 * The state of a list of people that is pasted or chosen as a file.
 * @param maxBytes the largest accepted file
 * @param atFirst the text from an earlier visit
 * @param onText called with each new text, so that the page can keep it
 */
export function usePastedList(maxBytes: number, atFirst: string, onText: (text: string) => void) {
  const [typed, setText] = useState(atFirst);
  return useList(maxBytes, typed, (next) => {
    setText(next);
    onText(next);
  });
}

/** The same state, whose text is kept as a draft until the list has been read. */
export function useKeptList(maxBytes: number, kind: DraftKind<ListText>, found: FoundDraft<ListText>) {
  const blank = useCallback(() => ({ text: '' }), []);
  const { draft, change, clear, saveState, place } = useDraft(kind, found, blank);
  const list = useList(maxBytes, draft.text, (next) => {
    if (next === '') clear();
    else change(() => ({ text: next }));
  });
  return { ...list, saveState, place };
}

function useList(maxBytes: number, typed: string, setText: (text: string) => void) {
  const [file, setFile] = useState<File>();
  return {
    text: typed,
    setText,
    file,
    setFile,
    isEmpty: typed.trim() === '' && file === undefined,
    /** The rows, every cell as text. Rejects when the file is too large or of an unknown format. */
    read: async (): Promise<string[][]> => {
      if (file && fileProblem(file, { endings: listEndings, maxBytes })) throw new RangeError('not a list');
      return rowsOf(file ?? typed);
    },
    /** Keeps only this text. */
    leave: (rest: string) => {
      setText(rest);
      setFile(undefined);
    },
  };
}

export type PastedList = ReturnType<typeof usePastedList>;

interface PastedListFieldsProps {
  list: PastedList;
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
