import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventDetails } from './EventDetails.tsx';

const meta = {
  title: 'Content/EventDetails',
  component: EventDetails,
  args: {
    labels: {
      dates: 'When',
      timings: 'Times',
      place: 'Where',
      map: 'See it on a map',
      places: 'Places',
      payment: 'How to pay',
      contact: 'Questions',
    },
    dates: '6 to 8 November 2026',
    timings: 'Friday from 4 pm\nSunday until 3 pm',
    place: 'House of the Visitation',
    address: '100 Example Road\nMiami, Florida',
    mapHref: 'https://maps.example/house',
    places: '12 places left',
    rates: {
      title: 'Price per person',
      free: 'Free',
      items: [
        { label: 'Adult', cents: 23_000 },
        { label: 'Child, 5 to 12 years', cents: 21_000 },
        { label: 'Toddler', cents: 0 },
      ],
    },
    paymentMethods: ['Zelle', 'Check'],
    paymentNote: 'Write your reference in the note of the payment.',
    questions: 'Write to us before you decide to stay away.',
    email: 'retreats@example.org',
    group: { label: 'Join the group of this retreat', href: 'https://messages.example/group' },
  },
} satisfies Meta<typeof EventDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'When',
      'Times',
      'Where',
      'Places',
      'Price per person',
      'How to pay',
      'Questions',
    ]);
    await expect(canvas.getByRole('link', { name: 'See it on a map (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://maps.example/house',
    );
    await expect(canvas.getByRole('link', { name: 'retreats@example.org' })).toHaveAttribute(
      'href',
      'mailto:retreats@example.org',
    );
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Adult $230',
      'Child, 5 to 12 years $210',
      'Toddler Free',
    ]);
  },
};

/** Missing facts leave no empty line, no dash and no 'to be announced'. */
export const LittleIsKnown: Story = {
  args: {
    timings: undefined,
    place: '',
    address: undefined,
    mapHref: undefined,
    places: undefined,
    rates: undefined,
    paymentMethods: [],
    paymentNote: ' ',
    questions: undefined,
    email: undefined,
    group: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByRole('definition')).toHaveTextContent('6 to 8 November 2026');
  },
};

export const PlaceWithoutAMap: Story = {
  args: { mapHref: undefined, address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('House of the Visitation')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /map/ })).not.toBeInTheDocument();
  },
};

export const InSpanishOnAPhone: Story = {
  args: {
    labels: {
      dates: 'Cuándo',
      timings: 'Horario',
      place: 'Dónde',
      map: 'Ver en un mapa',
      places: 'Lugares',
      payment: 'Cómo pagar',
      contact: 'Preguntas',
    },
    dates: 'del 6 al 8 de noviembre de 2026',
    timings: 'Viernes desde las 4 de la tarde\nDomingo hasta las 3 de la tarde',
    places: 'quedan 12 lugares',
    rates: {
      title: 'Precio por persona',
      free: 'Gratis',
      items: [
        { label: 'Adulto adicional en la misma habitación familiar', cents: 23_000 },
        { label: 'Niño pequeño', cents: 0 },
      ],
    },
    questions: 'Escríbanos antes de decidir no venir.',
    group: { label: 'Unirse al grupo de mensajes de este retiro', href: 'https://messages.example/group' },
    paymentMethods: ['Zelle', 'Cheque'],
    paymentNote: 'Escriba su número de referencia en la nota del pago.',
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver en un mapa (se abre en otra pestaña)' })).toBeVisible();
    await expect(canvas.getByText('Gratis')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
