import type { Meta } from '@storybook/react-vite';
import { furtherScreens, guardedScreens } from '#rules/access';
import { expect, userEvent, within } from 'storybook/test';
import { unmatchedPath } from '../platform/addresses/unmatched-path.ts';
import { packetAddress } from '../platform/addresses/packet-address.ts';
import type { Schemas } from '../platform/client/client.ts';
import text from '../platform/messages/en.json';
import spanish from '../platform/messages/es.json';
import { entries, healthy, openPayment, settledPayment, troubled } from './fixtures/administration.fixtures.ts';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { packetOf, unsigned } from './fixtures/packet.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

const trail = (items: Schemas['AuditEntry'][]) =>
  http.get('/audit', ({ response }) =>
    response(200).json({ items, page: 1, pageSize: 25, total: items.length, totalIsExact: true }),
  );
const status = (answer: Schemas['SystemStatus']) => http.get('/system', ({ response }) => response(200).json(answer));
const payments = (items: Schemas['UnmatchedPayment'][]) =>
  http.get('/unmatched-payments', ({ response }) => response(200).json({ items }));
const missing = (items: Schemas['UnsignedPerson'][]) =>
  http.get('/events/{eventId}/unsigned-waivers', ({ response }) =>
    response(200).json({ items, page: 1, pageSize: 25, total: items.length }),
  );
const packet = (families: 0 | 1, deposit?: Schemas['Deposit']) =>
  http.get('/events/{eventId}/packet', ({ response }) => response(200).json(packetOf(families, deposit)));

const answers = [
  modules,
  trail(entries),
  status(troubled),
  payments([openPayment, settledPayment]),
  missing(unsigned),
  packet(1),
  ...signedIn,
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Administration',
  tags: ['!autodocs', 'workspace'],
  args: { address: furtherScreens.auditTrail.path, user: staff },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

const onAPhone = { language: 'es', viewport: { value: 'phone' } };
const system: SiteArgs = { address: furtherScreens.systemStatus.path };
const unmatched: SiteArgs = { address: unmatchedPath };
const signatures: SiteArgs = { address: furtherScreens.unsignedWaivers.path };

/** Who did what: the names lead to the people's and the parties' pages, except for a deleted account. */
export const AuditTrail: SiteStory = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['audit.title'] })).toBeVisible();
    const viewed = await canvas.findByRole('link', { name: /K7M-3QX/ });
    await expect(viewed.getAttribute('href')).toContain(guardedScreens.manageRegistrations.path);
    await expect(canvas.getByText(/^Former user no\. 9 viewed the details of/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Former user/ })).toBeNull();
    await expect(canvas.getByText(/sent a bulk email to 38 people/)).toBeVisible();
  },
};

export const AuditTrailWithoutMatches: SiteStory = {
  args: { address: `${furtherScreens.auditTrail.path}?actor=4` },
  parameters: { msw: [modules, trail([]), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['audit.empty'])).toBeVisible();
  },
};

export const AuditTrailFailed: SiteStory = {
  parameters: {
    msw: [modules, http.get('/audit', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

export const AuditTrailInSpanishOnAPhone: SiteStory = {
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: spanish['audit.title'] })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /K7M-3QX/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What needs attention comes first; the kind of job that failed is above the one that is tried again. */
export const SystemInTrouble: SiteStory = {
  args: system,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['system.title'] })).toBeVisible();
    await expect(await canvas.findByText('2 jobs failed in the last day')).toBeVisible();
    await expect(canvas.getByText(text['system.warning.payPalFailing'])).toBeVisible();
    await expect(canvas.queryByText(text['system.well'])).toBeNull();
    const jobs = await canvas.findByRole('table', { name: text['system.jobs'] });
    const [first, second] = within(jobs).getAllByRole('rowheader');
    await expect(first).toHaveTextContent(text['system.job.registration-mail']);
    await expect(second).toHaveTextContent(text['system.job.paypal-check']);
    const requests = canvas.getByRole('table', { name: text['system.requests'] });
    await expect(within(requests).getByRole('rowheader', { name: 'createPayPalOrder' })).toBeVisible();
  },
};

export const SystemWell: SiteStory = {
  args: system,
  parameters: { msw: [modules, status(healthy), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['system.well'])).toBeVisible();
    await expect(canvas.getByText(text['system.jobs.none'])).toBeVisible();
    await expect(canvas.queryByRole('table', { name: text['system.requests'] })).toBeNull();
  },
};

export const SystemUnknown: SiteStory = {
  args: system,
  parameters: {
    msw: [modules, http.get('/system', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text['form.tryAgain'] })).toBeVisible();
  },
};

export const SystemInSpanishOnAPhone: SiteStory = {
  args: system,
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: spanish['system.title'] })).toBeVisible();
    await expect(await canvas.findByText(spanish['system.warning.payPalFailing'])).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const sort = canvas.getByRole('combobox', { name: `${spanish['system.jobs']}: Ordenar por` });
    const first = () =>
      within(canvas.getByRole('table', { name: spanish['system.jobs'] })).getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent(spanish['system.job.registration-mail']);
    await userEvent.selectOptions(sort, `${spanish['system.jobs.state']}, descendente`);
    await expect(first()).not.toHaveTextContent(spanish['system.job.registration-mail']);
  },
};

export const UnmatchedPayments: SiteStory = {
  args: unmatched,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['unmatched.title'] })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /\$385.* on November 21, 2026/ })).toBeVisible();
    await expect(canvas.getByText(text['unmatched.reason.cancelled'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: /K7M-3QX · Ana Ruiz/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: /\$50/ })).toBeVisible();
    await expect(canvas.getByText(/Rosa Vega · by check 1042/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: text['unmatched.assigned'] })).toHaveLength(1);
  },
};

/** A refund in another way needs a note; without one, nothing is sent. */
export const UnmatchedPaymentWithoutNote: SiteStory = {
  args: unmatched,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['unmatched.refundedElsewhere'] }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text['unmatched.refundedElsewhere'] }));
    await expect(await within(dialog).findByText(text['unmatched.noteMissing'])).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: text['unmatched.note'] })).toBeInvalid();
    await expect(within(dialog).getByRole('textbox', { name: text['unmatched.note'] })).toHaveFocus();
  },
};

export const NoUnmatchedPayments: SiteStory = {
  args: unmatched,
  parameters: { msw: [modules, payments([]), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text['unmatched.none'] })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: text['unmatched.settled'] })).toBeNull();
  },
};

export const UnmatchedPaymentsInSpanishOnAPhone: SiteStory = {
  args: unmatched,
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: spanish['unmatched.title'] })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: spanish['unmatched.assigned'] })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const MissingSignatures: SiteStory = {
  args: signatures,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text['waiver.list.title'] })).toBeVisible();
    const list = await canvas.findByRole('table', { name: 'Not signed for Weekend of Renewal' });
    const child = within(list).getByRole('row', { name: /Ruiz, Luis/ });
    await expect(within(child).getByText(text['waiver.list.minor'])).toBeVisible();
    await expect(within(child).getByText(text['waiver.list.never'])).toBeVisible();
  },
};

export const EveryoneHasSigned: SiteStory = {
  args: signatures,
  parameters: { msw: [modules, missing([]), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text['waiver.list.none'])).toBeVisible();
  },
};

/** The pages with personal details open only with a reason. */
export const PacketWithoutReason: SiteStory = {
  args: { address: `${packetAddress('renewal')}?pages=families,kitchen` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text['packet.details.open'] }));
    await expect(await canvas.findByText(text['packet.reason.missing'])).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /Ruiz, Luis/ })).toBeVisible();
  },
};

export const PacketWithADeposit: SiteStory = {
  args: { address: `${packetAddress('renewal')}?pages=open` },
  parameters: { msw: [packet(1, { percent: 30, restDueOn: '12-MAY-2099' }), ...answers] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('columnheader', { name: 'Due by May 12, 2099' });
    const table = within(heading.closest('table') as HTMLElement);
    await expect(table.getByRole('columnheader', { name: text['confirmation.payment.dueNow'] })).toBeVisible();
    await expect(table.getByRole('cell', { name: '$100.00' })).toBeVisible();
  },
};

export const PacketWithoutPeople: SiteStory = {
  args: { address: packetAddress('renewal') },
  parameters: { msw: [modules, packet(0), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: text['packet.nobody'] })).toBeVisible();
  },
};

export const MissingSignaturesInSpanishOnAPhone: SiteStory = {
  args: signatures,
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: spanish['waiver.list.title'] })).toBeVisible();
    await expect((await canvas.findAllByText(/Ruiz, Luis/))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
