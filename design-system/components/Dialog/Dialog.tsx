import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../i18n/useMessages.ts';
import { AriaLanguage } from '../../private/AriaLanguage/AriaLanguage.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { sizes } from '../Heading/Heading.css.ts';
import { actionRow, close, dialog, overlay, sheet, titleRow } from './Dialog.css.ts';

export type DialogProps = {
  /** Its name, shown at the top. */
  title: string;
  isOpen: boolean;
  /** Called for Escape and the close button. A click beside it does nothing: what was typed must not be lost by a slip. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its end, the most likely first. */
  actions?: ReactNode;
  /** `alertdialog` for what needs an answer: its words are read at once and it has no close button beside its answers. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Its work is going on: Escape does not leave it. @default false */
  isPending?: boolean;
};

/** A sheet over the page: takes focus, keeps it while open and returns it where it came from. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  role = 'dialog',
  isPending = false,
}: DialogProps): ReactElement {
  const messages = useMessages();
  const wordsId = useId();
  const follow = (open: boolean): void => {
    if (!open) onClose();
  };
  return (
    <AriaLanguage>
      <ModalOverlay className={overlay} isOpen={isOpen} onOpenChange={follow} isKeyboardDismissDisabled={isPending}>
        <Modal className={sheet}>
          <AriaDialog className={dialog} role={role} aria-describedby={role === 'alertdialog' ? wordsId : undefined}>
            <div className={titleRow}>
              <AriaHeading slot="title" level={2} className={sizes[3]}>
                {title}
              </AriaHeading>
              {role === 'dialog' && (
                <AriaButton className={close} aria-label={messages.close} onPress={onClose}>
                  <Icon name="close" />
                </AriaButton>
              )}
            </div>
            <div id={wordsId}>{children}</div>
            {actions !== undefined && <div className={actionRow}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  );
}
