import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PersonList } from './PersonList.tsx';
import type { PersonListProps } from './PersonList.tsx';

const Name = controlled(TextField);

const ana = { id: 'ana', name: 'Ana Ruiz', details: '41 years, in a room' };
const luis = { id: 'luis', name: 'Luis Ruiz', details: '12 years, in a room' };
const rosa = { id: 'rosa', name: 'Rosa Ruiz', details: '70 years', problem: 'Something is still missing' };

/** Stores the people as a form would. */
function Party(props: PersonListProps): ReactElement {
  const [people, setPeople] = useState(props.people);
  const [before, setBefore] = useState(people);
  const [edited, setEdited] = useState<string>();
  const close = (): void => {
    setEdited(undefined);
  };
  const save = (): void => {
    if (edited === 'new') setPeople([...people, { id: 'eva', name: 'Eva Ruiz', details: '3 years' }]);
    close();
  };
  const editor = edited !== undefined && {
    personId: edited,
    node: (
      <Stack>
        <Name label="First name" name="firstName" value="" onChange={fn()} isRequired />
        <Name label="Last name" name="lastName" value="" onChange={fn()} isRequired />
        <Inline>
          <Button tone="primary" onPress={save}>
            Save this person
          </Button>
          <Button tone="quiet" onPress={close}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    ),
  };
  return (
    <PersonList
      {...props}
      people={people}
      onAdd={() => {
        setEdited('new');
      }}
      onEdit={setEdited}
      onRemove={(id) => {
        setBefore(people);
        setPeople(people.filter((person) => person.id !== id));
      }}
      onUndo={() => {
        setPeople(before);
      }}
      editor={editor === false ? undefined : editor}
    />
  );
}

const meta = {
  title: 'Forms/PersonList',
  component: PersonList,
  args: {
    id: 'people',
    label: 'People',
    people: [ana, luis, rosa],
    emptyText: 'No active members found',
    addLabel: 'Add another person',
    editLabel: (name) => `Change ${name}`,
    removeLabel: (name) => `Remove ${name}`,
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
  render: (args) => <Party {...args} />,
} satisfies Meta<typeof PersonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'People' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change Ana Ruiz' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Ana Ruiz' })).toHaveFocus();
  },
};

export const RemovingAndUndoing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Luis Ruiz' }));
    await expect(canvas.getByRole('button', { name: 'Change Rosa Ruiz' })).toHaveFocus();
    const [shown, said] = canvas.getAllByText('Luis Ruiz was removed.');
    await expect(shown).toBeVisible();
    await expect(said?.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Luis Ruiz' })).toHaveFocus());
    await expect(canvas.getByText('Luis Ruiz is back on the list.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const RemovingTheLastByKeyboard: Story = {
  args: { people: [ana] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Ana Ruiz' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add another person' })).toHaveFocus();
    await expect(canvas.getByText('No active members found')).toBeVisible();
  },
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add another person' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Ana Ruiz' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save this person' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add another person' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** A user who moves to another field before the first one takes the focus keeps their place. */
export const GoingAheadOfTheFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add another person' }).click();
    const lastName = await canvas.findByRole('textbox', { name: 'Last name' });
    lastName.focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Ana Ruiz' })).toBeNull());
    await expect(lastName).toHaveFocus();
  },
};

/**
 * Checks where focus goes from each button, and that the button still exists at that moment. Screen readers skip a field that
 * takes the focus at the same moment as the pressed button is removed.
 */
export const PressedButtonsStay: Story = {
  play: async ({ canvas }) => {
    const press = async (button: HTMLElement, next: () => HTMLElement): Promise<void> => {
      let wentTo: EventTarget | null = null;
      let wasThere = false;
      button.addEventListener('blur', (event) => {
        wentTo = event.relatedTarget;
        wasThere = button.isConnected;
      });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(next()).toHaveFocus());
      await expect(wentTo).toBe(next());
      await expect(wasThere).toBe(true);
      await waitFor(() => expect(button.isConnected).toBe(false));
    };
    const button = (name: string) => canvas.getByRole('button', { name });
    const field = () => canvas.getByRole('textbox', { name: 'First name' });
    const addButton = () => button('Add another person');
    await press(addButton(), field);
    await press(button('Save this person'), addButton);
    await press(button('Change Luis Ruiz'), field);
    await press(button('Cancel'), () => button('Change Luis Ruiz'));
    await press(button('Remove Luis Ruiz'), () => button('Change Rosa Ruiz'));
    await press(button('Undo'), () => button('Change Luis Ruiz'));
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Luis Ruiz' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Luis Ruiz' })).toHaveFocus());
  },
};

export const EmptyWithError: Story = {
  args: { people: [], addLabel: 'Add a person', errorMessage: 'Add at least one person.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a person' })).toHaveAccessibleDescription(
      'Error: Add at least one person.',
    );
    await expect(canvas.getByText('No active members found')).toBeVisible();
  },
};

/** The list's error describes its first button; a person's missing details describe that person's button. */
export const IncompleteWithError: Story = {
  args: { errorMessage: 'Something about a person is missing.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change Ana Ruiz' })).toHaveAccessibleDescription(
      'Error: Something about a person is missing.',
    );
    await expect(canvas.getByRole('button', { name: 'Change Rosa Ruiz' })).toHaveAccessibleDescription(
      'Something is still missing',
    );
    await expect(canvas.getByRole('button', { name: 'Add another person' })).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Ana Ruiz' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Error: Something about a person is missing.');
  },
};

export const InSpanish: Story = {
  args: {
    label: 'Personas',
    people: [
      { id: 'jose', name: 'José Antonio Hernández de la Cruz', details: '41 años, en una habitación' },
      { id: 'rosa', name: 'Rosa Hernández', details: '70 años', problem: 'Todavía falta algo' },
    ],
    addLabel: 'Agregar otra persona',
    editLabel: (name) => `Cambiar ${name}`,
    removeLabel: (name) => `Quitar ${name}`,
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Rosa Hernández' }));
    await expect(canvas.getByRole('button', { name: 'Cambiar José Antonio Hernández de la Cruz' })).toHaveFocus();
    await expect(canvas.getAllByText('Se quitó a Rosa Hernández.')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  },
};
