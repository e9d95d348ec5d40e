import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { Opened } from './Dialog.fixtures.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

/** Tests the page's focus and announcements while a dialog is open and after it closes. */
const meta = {
  title: 'Overlays/Dialog and page',
  component: Dialog,
  args: {
    title: 'Rooms and meals',
    isOpen: true,
    onClose: fn(),
    children: <Text>Families have a room of their own.</Text>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Speaking(args: DialogProps): ReactElement {
  const announce = useAnnounce();
  return (
    <>
      <Button onPress={() => announce('A place has become free.')}>On the page</Button>
      <Dialog {...args} actions={<Button onPress={() => announce('It is kept.')}>Keep this room</Button>} />
    </>
  );
}

/** The page behind and its announcer are hidden from screen readers, so the dialog makes the announcements. */
export const StillHeard: Story = {
  render: (args) => <Speaking {...args} />,
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this room' }));
    const heard = dialog.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(heard).toHaveTextContent('It is kept.'));
    const behind = canvas.getByText('On the page');
    behind.focus();
    await expect(behind).not.toHaveFocus();
    behind.click();
    await waitFor(() => expect(heard).toHaveTextContent('A place has become free.'));
  },
};

function TakingBack(args: DialogProps): ReactElement {
  const announce = useAnnounce();
  const keep = () => {
    const takeBack = announce('Sending …');
    takeBack();
    announce('It is kept.');
  };
  return <Dialog {...args} actions={<Button onPress={keep}>Keep this room</Button>} />;
}

/** A message that is taken back before it is announced is never announced. */
export const TakenBack: Story = {
  render: (args) => <TakingBack {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this room' }));
    const heard = dialog.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(heard).toHaveTextContent(/^It is kept\.$/));
  },
};

/** Shows a toast with an Undo button. */
function Noticing(): ReactElement {
  const show = useToast();
  return (
    <Button onPress={() => show({ tone: 'positive', text: 'It is kept.', action: { label: 'Undo', onPress: fn() } })}>
      Keep this room
    </Button>
  );
}

/** The toast is visible and reachable in the dialog, and moves back to the page when the dialog closes. */
export const WithAToast: Story = {
  render: (args) => <Opened {...args} actions={<Noticing />} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About rooms' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this room' }));
    const notices = await within(dialog).findByRole('region', { name: 'Notifications' });
    const undo = within(notices).getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
    const { left, top } = undo.getBoundingClientRect();
    await expect(undo).toContainElement(document.elementFromPoint(left + 1, top + 1) as HTMLElement);
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument());
  },
};

/** Shows a toast and closes the dialog. */
function Finishing(args: DialogProps): ReactElement {
  const show = useToast();
  const [isOpen, setOpen] = useState(true);
  const finish = () => {
    show({ tone: 'positive', text: 'It is kept.' });
    setOpen(false);
  };
  return <Dialog {...args} isOpen={isOpen} actions={<Button onPress={finish}>Keep this room</Button>} />;
}

/** The toast is on the page and is announced there once. */
export const WithAToastAsItCloses: Story = {
  render: (args) => <Finishing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this room' }));
    await expect(await canvas.findByRole('region', { name: 'Notifications' })).toHaveTextContent('It is kept.');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const heard = canvasElement.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(heard?.children).toHaveLength(1));
  },
};

/** The page behind does not scroll until the last dialog closes, and each dialog returns the focus to its opener. */
export const OneOverAnother: Story = {
  render: (args) => (
    <Opened {...args}>
      <Opened {...args} title="Quiet tables" />
    </Opened>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    await expect(getComputedStyle(root).overflow).toBe('visible');
    const opener = canvas.getByRole('button', { name: 'About rooms' });
    await userEvent.click(opener);
    const first = await screen.findByRole('dialog', { name: 'Rooms and meals' });
    const inner = within(first).getByRole('button', { name: 'About rooms' });
    await userEvent.click(inner);
    const second = await screen.findByRole('dialog', { name: 'Quiet tables' });
    await expect(second).toHaveFocus();
    inner.focus();
    await expect(inner).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(inner).toHaveFocus();
    await expect(getComputedStyle(root).overflow).toBe('hidden');
    // A held-down key does not count as another press.
    inner.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', repeat: true, bubbles: true, cancelable: true }));
    await expect(first).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(root).overflow).toBe('visible');
  },
};

/** A question, with its answer in a separate dialog. */
function Asking(args: DialogProps): ReactElement {
  const [step, setStep] = useState<'closed' | 'question' | 'answer'>('closed');
  const close = () => {
    setStep('closed');
  };
  return (
    <>
      <Button onPress={() => setStep('question')}>Ask</Button>
      <Dialog
        {...args}
        isOpen={step === 'question'}
        onClose={close}
        actions={<Button onPress={() => setStep('answer')}>Go on</Button>}
      />
      <Dialog {...args} title="It is kept" isOpen={step === 'answer'} onClose={close} />
    </>
  );
}

export const OneAfterAnother: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    const second = await screen.findByRole('dialog', { name: 'It is kept' });
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(second).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The action removes the button that opened the dialog, and the page announces the outcome. */
function Removing(args: DialogProps): ReactElement {
  const [step, setStep] = useState<'kept' | 'asked' | 'gone'>('kept');
  return (
    <Stack>
      <Heading level={2}>Rooms</Heading>
      {step === 'gone' ? (
        <Alert tone="positive" announce>
          The room is free again.
        </Alert>
      ) : (
        <Button onPress={() => setStep('asked')}>Give this room back</Button>
      )}
      <Dialog
        {...args}
        isOpen={step === 'asked'}
        onClose={() => setStep('kept')}
        actions={<Button onPress={() => setStep('gone')}>Give it back</Button>}
      />
    </Stack>
  );
}

/**
 * Watches for words in a live region of the page. The result is true if they came in a later task than the removal of the dialog:
 * until then, screen readers have no access to the page.
 */
function whetherHeard(dialog: HTMLElement, region: HTMLElement): () => boolean {
  let isPageBack = false;
  let isHeard = false;
  const closing = new MutationObserver(() => {
    if (dialog.isConnected) return;
    closing.disconnect();
    setTimeout(() => {
      isPageBack = true;
    });
  });
  closing.observe(document, { childList: true, subtree: true });
  const speaking = new MutationObserver(() => {
    speaking.disconnect();
    isHeard = isPageBack;
  });
  speaking.observe(region, { childList: true });
  return () => isHeard;
}

/** The focus moves to the heading above instead of being lost. The outcome is announced when the page is exposed again. */
export const WithoutItsOpener: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give this room back' }));
    const heard = canvasElement.querySelector('[aria-live="polite"]') as HTMLElement;
    const wasHeard = whetherHeard(await screen.findByRole('dialog'), heard);
    await userEvent.click(screen.getByRole('button', { name: 'Give it back' }));
    await waitFor(() => expect(heard).toHaveTextContent('The room is free again.'));
    await expect(wasHeard()).toBe(true);
    const heading = canvas.getByRole('heading', { name: 'Rooms' });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    await expect(heading).not.toHaveAttribute('tabindex');
  },
};

function FromAMenu(args: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu subject="Room 4" items={[{ id: 'about', label: 'About rooms', onAction: () => setOpen(true) }]} />
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpenedFromAMenu: Story = {
  render: (args) => <FromAMenu {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions: Room 4' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'About rooms' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(dialog).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  },
};
