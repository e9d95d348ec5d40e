import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

/** A button with the dialog that it opens. */
export function Opened(args: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>About rooms</Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A dialog that is open from the start, without a button. */
export function OpenAtFirst(args: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
