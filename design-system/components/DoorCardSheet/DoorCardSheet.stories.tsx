import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoorCardSheet } from './DoorCardSheet.tsx';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

const meta = {
  title: 'Content/DoorCardSheet',
  component: DoorCardSheet,
  args: {
    cards: [
      { id: '12', room: '12', place: [{ lang: 'en', text: 'Emmaus House, floor 1' }], people: named('Ana', 'Leo') },
      { id: '14', room: '14', place: [{ lang: 'en', text: 'Emmaus House, floor 1' }], people: named('José') },
    ],
    about: [[{ lang: 'en', text: 'Summer retreat' }], [{ lang: 'en', text: 'April 2 to 4, 2027' }]],
  },
} satisfies Meta<typeof DoorCardSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [cards] = canvas.getAllByRole('list');
    if (!cards) throw new Error('There is no list of cards');
    const [first] = within(cards).getAllByRole('listitem');
    await expect(first).toHaveTextContent('12Emmaus House, floor 1AnaLeoSummer retreatApril 2 to 4, 2027');
    await expect(canvas.getByText('14')).toBeVisible();
  },
};

/** A dormitory, and a room named after a saint. */
export const ManyPeopleInBothLanguagesOnAPhone: Story = {
  args: {
    cards: [
      {
        id: 'teresa',
        room: 'Santa Teresa de los Andes',
        place: [
          { lang: 'es', text: 'Casa Emaús, piso 1' },
          { lang: 'en', text: 'Casa Emaús, floor 1' },
        ],
        people: named(
          ...['María de los Ángeles Guadalupe', 'Ana', 'Rosa', 'Inés', 'Luz', 'Carmen'],
          ...['Élida', 'Teresa', 'Marta', 'Sofía', 'Eva', 'Lucía'],
        ),
      },
    ],
    about: [[{ lang: 'es', text: 'Retiro de familias de verano en la casa de la montaña' }]],
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Casa Emaús, floor 1')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('María de los Ángeles Guadalupe')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
