import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import type { Schemas } from '../platform/client/client.ts';
import { mailingAddress } from '../platform/addresses/mailing-address.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './site-story.tsx';

const draftId = '5b0d6c2e-7f1a-4c3b-9d8e-1a2b3c4d5e6f';
const sentId = '5b0d6c2e-7f1a-4c3b-9d8e-1a2b3c4d5e70';
const none = { waiting: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, canceled: 0 };

const draft: Schemas['Mailing'] = {
  id: draftId,
  version: 3,
  kind: 'news',
  state: 'draft',
  audience: {
    eventIds: [],
    states: [],
    paymentStatuses: [],
    signatures: 'any',
    languages: [],
    optedIn: true,
    userTypes: [],
  },
  list: { recipients: 12, declaredByName: 'Ana Ruiz', declaredAt: '2026-11-23T15:00:00.000Z' },
  texts: {
    en: { subject: 'A retreat this spring', text: 'Dear {firstName},\n\ncome and pray with us. {link}' },
    es: { subject: 'Un retiro esta primavera', text: 'Hola, {firstName}:\n\nvenga a orar con nosotros. {link}' },
  },
  files: [{ id: sentId, name: 'program.pdf', bytes: 48_000 }],
  createdAt: '2026-11-23T15:00:00.000Z',
  createdByName: 'Ana Ruiz',
  sentAt: null,
  sentByName: null,
  finishedAt: null,
  counts: none,
};

const sent: Schemas['Mailing'] = {
  ...draft,
  id: sentId,
  kind: 'registration',
  state: 'done',
  list: null,
  sentAt: '2026-11-20T15:00:00.000Z',
  sentByName: 'Ana Ruiz',
  finishedAt: '2026-11-20T15:04:00.000Z',
  counts: { ...none, sent: 38, failed: 1, uncertain: 1 },
};

const recipient = (name: string, more: Partial<Schemas['MailingRecipient']>): Schemas['MailingRecipient'] => ({
  id: sentId.replace('5b0d', name.length.toString().padStart(4, '0')),
  registrationId: draftId,
  reference: 'K7QX-4M2P',
  name,
  address: 'someone@example.org',
  language: 'en',
  state: 'sent',
  attempts: 1,
  settledAt: '2026-11-20T15:01:00.000Z',
  serverMessage: null,
  ...more,
});

const summaryOf = ({ texts, ...mailing }: Schemas['Mailing']): Schemas['MailingSummary'] => {
  const { id, kind, state, createdAt, createdByName, sentAt, sentByName, counts } = mailing;
  const eventName = 'Weekend of prayer';
  return {
    id,
    kind,
    state,
    subject: texts.en.subject,
    eventName,
    createdAt,
    createdByName,
    sentAt,
    sentByName,
    counts,
  };
};

const audience: Schemas['MailingAudienceCount'] = {
  recipients: 412,
  parties: 0,
  partiesWithoutEmail: 0,
  recipientsWithoutName: 0,
  lacksPostalAddress: false,
  byLanguage: [
    { language: 'en', recipients: 300 },
    { language: 'es', recipients: 112 },
  ],
  byEvent: [],
  byReason: [
    { reason: 'optedIn', recipients: 400 },
    { reason: 'list', recipients: 12 },
  ],
};

const answers = [
  modules,
  http.get('/mailings', ({ response }) =>
    response(200).json({
      items: [draft, sent].map(summaryOf),
      page: 1,
      pageSize: 25,
      total: 2,
      totalIsExact: true,
      newestAt: draft.createdAt,
    }),
  ),
  http.get('/new-mailings', ({ response }) => response(200).json({ count: 0 })),
  http.delete('/mailings/{mailingId}', ({ response }) => response(204).empty()),
  http.get('/mailings/{mailingId}', ({ params, response }) =>
    response(200).json(params.mailingId === draftId ? draft : sent),
  ),
  http.put('/mailings/{mailingId}', ({ response }) => response(200).json(draft)),
  http.get('/mailings/{mailingId}/audience', ({ response }) => response(200).json(audience)),
  http.get('/mailings/{mailingId}/recipients', ({ response }) =>
    response(200).json({
      items: [
        recipient('Vega, Luz', { state: 'failed', serverMessage: '550 5.1.1 The mailbox does not exist' }),
        recipient('Peña, José', { state: 'uncertain', serverMessage: 'The connection was closed' }),
        recipient('Ruiz, Ana María', {}),
      ],
      page: 1,
      pageSize: 25,
      total: 3,
      totalIsExact: true,
    }),
  ),
  http.get('/mailings/{mailingId}/preview', ({ query, response }) => {
    const search = query.get('search');
    if (search !== null && !'luz vega'.includes(search)) return response.untyped(refusal(404, 'not-found'));
    return response(200).json({
      position: search === null ? Number(query.get('position') ?? 1) : 77,
      recipients: 412,
      recipientName: search === null ? 'Ana Ruiz' : 'Luz Vega',
      language: 'en',
      subject: draft.texts.en.subject,
      text: 'Dear friend, come and pray with us.',
      html: '<p>Dear friend, come and pray with us.</p>',
    });
  }),
  ...signedIn,
  ...everyPage,
];

export default {
  ...siteMeta,
  title: 'Screens/Bulk emails',
  // These screens are used with a mouse at a desk: see .storybook/checks/keyboard.test.ts.
  tags: ['!autodocs', 'workspace'],
  args: { address: guardedScreens.sendEmail.path, user: staff },
  parameters: { ...siteMeta.parameters, msw: answers },
} satisfies Meta<SiteArgs>;

export const All: SiteStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: en['manage.bulkEmails'] })).toBeVisible();
  },
};

/** A draft is deleted from its row's menu, after confirmation. */
export const DraftDeleted: SiteStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: en['mailing.discard'] }));
    const question = await screen.findByRole('alertdialog', { name: en['mailing.discard.ask'] });
    await userEvent.click(within(question).getByRole('button', { name: en['mailing.discard'] }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(en['mailing.discard.done']));
  },
};

/** A draft is deleted from its own page, after confirmation too; then the list is shown. */
export const DraftDeletedOnItsPage: SiteStory = {
  args: { address: mailingAddress(draftId) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['mailing.discard'] }));
    const question = await screen.findByRole('alertdialog', { name: en['mailing.discard.ask'] });
    await userEvent.click(within(question).getByRole('button', { name: en['mailing.discard'] }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(en['mailing.discard.done']));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: en['manage.bulkEmails'] })).toBeVisible();
  },
};

export const AllInSpanishOnAPhone: SiteStory = {
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: es['manage.bulkEmails'] })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AllFailed: SiteStory = {
  parameters: {
    msw: [http.get('/mailings', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en['form.tryAgain'] })).toBeVisible();
  },
};

export const News: SiteStory = {
  args: { address: mailingAddress(draftId) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: en['mailing.kind.news'] })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send to 412 people' })).toBeVisible());
  },
};

/** How many people the server counts; a chosen filter leaves fewer. */
let counted = 412;

/** Another choice of recipients changes their number, which is announced. */
export const FewerRecipients: SiteStory = {
  args: { address: mailingAddress(draftId) },
  beforeEach: () => {
    counted = 412;
  },
  parameters: {
    msw: [
      http.put('/mailings/{mailingId}', ({ response }) => {
        counted = 7;
        return response(200).json({ ...draft, version: draft.version + 1 });
      }),
      http.get('/mailings/{mailingId}/audience', ({ response }) =>
        response(200).json({ ...audience, recipients: counted }),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send to 412 people' })).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(en['mailing.news.optedIn']) }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send to 7 people' })).toBeVisible(), {
      timeout: 5_000,
    });
    await waitFor(() => expect(canvas.getByText('7 recipients')).toBeInTheDocument(), { timeout: 5_000 });
  },
};

export const NewsInSpanishOnAPhone: SiteStory = {
  args: { address: mailingAddress(draftId) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: es['mailing.kind.news'] })).toBeChecked();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The preview finds any recipient by number, or by part of a name or address; if there is none, the field says so. */
export const PreviewOfOneRecipient: SiteStory = {
  args: { address: mailingAddress(draftId) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['mailing.preview.show'] }));
    const wanted = await canvas.findByRole('textbox', { name: en['mailing.preview.find'] });
    await userEvent.type(wanted, 'vega{Enter}');
    await waitFor(() => expect(canvas.getByText('Luz Vega (77 of 412)')).toBeVisible());
    await userEvent.clear(wanted);
    await userEvent.type(wanted, '300{Enter}');
    await waitFor(() => expect(canvas.getByText('Ana Ruiz (300 of 412)')).toBeVisible());
    await userEvent.clear(wanted);
    await userEvent.type(wanted, '413{Enter}');
    await waitFor(() => expect(wanted).toBeInvalid());
  },
};

/** Someone else has saved the draft meanwhile: the page says who, and offers to load the stored version. */
export const DraftChangedMeanwhile: SiteStory = {
  args: { address: mailingAddress(draftId) },
  parameters: {
    msw: [
      http.put('/mailings/{mailingId}', ({ response }) =>
        response.untyped(refusal(409, 'changed-meanwhile', { name: 'Luz Vega' })),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: en['mailing.kind.registration'] }));
    await userEvent.click(await canvas.findByRole('button', { name: en['mailing.reload'] }, { timeout: 3_000 }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: en['mailing.kind.news'] })).toBeChecked());
    await expect(canvas.queryByRole('button', { name: en['mailing.reload'] })).toBeNull();
  },
};

export const NotEveryoneGotIt: SiteStory = {
  args: { address: mailingAddress(sentId) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(en['mailing.failed']))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/The mailbox does not exist/)[0]).toBeVisible());
  },
};
