import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import text from '../platform/messages/en.json';
import type { Schemas } from '../platform/client/client.ts';
import { everyPage, http, never, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const report = (language: string | null): Schemas['ReportDefinition'] => ({
  reportId: 3,
  name: language === 'es' ? 'Pagos y devoluciones' : 'Payments and refunds',
  filters: [
    {
      name: 'event',
      label: language === 'es' ? 'Evento' : 'Event',
      type: 'select',
      options: [{ value: 'renewal', label: 'Renewal, 14-MAY-2027' }],
      placeholder: language === 'es' ? 'Todos los eventos' : 'All events',
    },
    { name: 'from', label: language === 'es' ? 'Desde' : 'From', type: 'date', default: '2026-11-01' },
    { name: 'refunds', label: language === 'es' ? 'Solo devoluciones' : 'Refunds only', type: 'check', default: false },
  ],
});

const titles = (language: string | null) =>
  language === 'es' ? (['Recibido el', 'Contacto', 'Monto'] as const) : (['Received on', 'Contact', 'Amount'] as const);

function result(language: string | null): Schemas['ReportResult'] {
  const [day, contact, amount] = titles(language);
  return {
    columns: [
      { id: 'receivedOn', title: day, type: 'date', isSummed: false },
      { id: 'contact', title: contact, type: 'text', isSummed: false },
      { id: 'amount', title: amount, type: 'money', isSummed: true },
    ],
    totals: { amount: 135_050 },
    results: [
      { [day]: '02-NOV-2026', [contact]: 'María Álvarez', [amount]: 1385.5 },
      { [day]: '09-NOV-2026', [contact]: 'Thomas O’Brien', [amount]: -35 },
    ],
  };
}

const available = http.get('/reports/available', ({ query, response }) =>
  response(200).json([report(query.get('lng'))]),
);
const runs = http.get('/reports/runs', ({ query, response }) =>
  response(200).json({
    items: [
      {
        reportId: 3,
        name: report(query.get('lng')).name,
        filterValues: { event: 'renewal' },
        at: '2026-11-20T15:04:00.000Z',
        rows: 2,
      },
    ],
  }),
);
const run = http.post('/reports/run', ({ query, response }) => response(200).json(result(query.get('lng'))));

export default {
  ...siteMeta,
  title: 'Screens/Reports',
  tags: ['!autodocs', 'workspace'],
  args: { address: guardedScreens.reports.path, user: staff },
  parameters: { ...siteMeta.parameters, msw: [available, runs, run, ...signedIn, ...everyPage] },
} satisfies Meta<SiteArgs>;

/** Before the first run: the filters are there, and the download button says that a run is needed first. */
export const BeforeTheFirstRun: SiteStory = {
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('button', { name: text['report.download'] });
    await expect(download).toHaveAccessibleDescription(text['report.runFirst']);
    await userEvent.click(download);
    await expect(await canvas.findByText(text['report.noData'])).toBeVisible();
  },
};

export const WithRows: SiteStory = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['report.show'] }));
    const table = await canvas.findByRole('table', { name: 'Payments and refunds' });
    await expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(within(table).getByText('1,350.50')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('09-NOV-2026'));
  },
};

export const Running: SiteStory = {
  parameters: { msw: [http.post('/reports/run', never), available, runs, ...signedIn, ...everyPage] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['report.show'] }));
    await expect(await canvas.findByRole('button', { name: text['report.running'] })).toBeVisible();
  },
};

export const Refused: SiteStory = {
  parameters: {
    msw: [http.post('/reports/run', () => refusal(403, 'forbidden')), available, runs, ...signedIn, ...everyPage],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['report.show'] }));
    await expect(await canvas.findByText(text['report.problem.forbidden'])).toBeVisible();
  },
};

export const WithoutReports: SiteStory = {
  parameters: {
    msw: [http.get('/reports/available', ({ response }) => response(200).json([])), runs, ...signedIn, ...everyPage],
  },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByRole('combobox', { name: text['report.report'] });
    await expect(chooser).toBeDisabled();
    await expect(chooser).toHaveTextContent(text['report.none']);
  },
};

export const InSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar resultados' }));
    await expect(await canvas.findByText('María Álvarez')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
