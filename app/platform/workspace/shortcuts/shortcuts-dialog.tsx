import { Button, Checkbox, Dialog, Facts, Stack } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chooseKeys, useAreKeysOn } from './shortcut-choice.ts';
import type { MessageId } from '../../messages/messages.ts';
import { useShortcut } from './use-shortcut.ts';

/** Opens the list of shortcuts with a button, for people who know none or have turned them off. */
export function ShortcutsButton() {
  const { open, dialog } = useShortcutsDialog();
  return (
    <>
      <Button tone="quiet" onPress={open}>
        <FormattedMessage id="shortcuts.title" />
      </Button>
      {dialog}
    </>
  );
}

/** Opens the list of shortcuts with a question mark, on every screen. */
export function ShortcutsKey() {
  const { open, dialog } = useShortcutsDialog();
  useShortcut('?', open);
  return dialog;
}

function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return {
    open: () => {
      setOpen(true);
    },
    dialog: isOpen ? <ShortcutsDialog onClose={close} /> : null,
  };
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const areOn = useAreKeysOn();
  const key = (term: string, id: MessageId) => ({
    term,
    description: intl.formatMessage({ id }),
  });
  return (
    <Dialog title={intl.formatMessage({ id: 'shortcuts.title' })} isOpen onClose={onClose}>
      <Stack gap="m">
        <Facts
          items={[
            key(intl.formatMessage({ id: 'shortcuts.command' }), 'shortcuts.search'),
            key('Esc', 'shortcuts.close'),
            ...(areOn
              ? [
                  key('/', 'shortcuts.search'),
                  key('j', 'shortcuts.next'),
                  key('k', 'shortcuts.previous'),
                  key('?', 'shortcuts.help'),
                ]
              : []),
          ]}
        />
        <Checkbox
          name="singleKeys"
          label={intl.formatMessage({ id: 'shortcuts.singleKeys' })}
          hint={intl.formatMessage({ id: 'shortcuts.singleKeys.hint' })}
          isSelected={areOn}
          onChange={chooseKeys}
        />
      </Stack>
    </Dialog>
  );
}
