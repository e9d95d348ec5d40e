import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guardedScreens } from '#rules/access';
import { mailingAddress } from '../platform/addresses/mailing-address.ts';
import en from '../platform/messages/en.json';
import es from '../platform/messages/es.json';
import { everyPage, http, modules, refusal, signedIn } from './fixtures/answers.ts';
import { staff } from './fixtures/event.fixtures.ts';
import { audience, draft, draftId, recipient, sent, sentId, summaryOf } from './fixtures/mailing.fixtures.ts';
import { siteMeta, type SiteArgs, type SiteStory } from './support/site-story.tsx';

/** Whether the story's recipients can be counted. */
let isCounting = true;

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
        recipient('Ruiz, Ana María', { address: '' }),
      ],
      page: 1,
      pageSize: 25,
      // The API stops counting here.
      total: 10_000,
      totalIsExact: false,
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

/** The recipients cannot be counted: the page says so, offers another attempt, and does not send to nobody. */
export const NotCounted: SiteStory = {
  args: { address: mailingAddress(draftId) },
  beforeEach: () => {
    isCounting = false;
  },
  parameters: {
    msw: [
      http.get('/mailings/{mailingId}/audience', ({ response }) =>
        isCounting ? response(200).json(audience) : response.untyped(refusal(500, 'internal')),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en['mailing.figures.failed'])).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: en['mailing.send.uncounted'] }));
    await waitFor(() => expect(canvas.getAllByText(en['mailing.figures.failed'])).toHaveLength(2));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    isCounting = true;
    const [again] = canvas.getAllByRole('button', { name: en['form.tryAgain'] });
    if (!again) throw new Error('There is no button');
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Send to 412 people' })).toBeVisible();
  },
};

/** The draft cannot be saved, so it is not sent; the reason is beside the button too. */
export const NotSaved: SiteStory = {
  args: { address: mailingAddress(draftId) },
  parameters: {
    msw: [http.put('/mailings/{mailingId}', ({ response }) => response.untyped(refusal(500, 'internal'))), ...answers],
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send to 412 people' });
    await userEvent.type(await canvas.findByDisplayValue(draft.texts.en.subject), '!');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByText(en['problem.internal'])).toHaveLength(2));
  },
};

/** A draft is deleted from its row's menu, after confirmation. */
export const DraftDeleted: SiteStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: en['mailing.discard'] }));
    const question = await screen.findByRole('alertdialog', { name: en['mailing.discard.ask'] });
    await expect(question).toHaveTextContent(`“${draft.texts.en.subject}” will be deleted for good.`);
    await userEvent.click(within(question).getByRole('button', { name: en['mailing.discard'] }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(en['mailing.discard.done']));
  },
};

/** The question names the draft only if it has a subject. */
export const UnnamedDraftDeleted: SiteStory = {
  args: { address: mailingAddress(draftId) },
  parameters: {
    msw: [
      http.get('/mailings/{mailingId}', ({ response }) =>
        response(200).json({ ...draft, texts: { en: { subject: '', text: '' }, es: { subject: '', text: '' } } }),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en['mailing.discard'] }));
    const question = await screen.findByRole('alertdialog', { name: en['mailing.discard.ask'] });
    await expect(question).toHaveTextContent('It will be deleted for good. Nobody was emailed.');
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
    await userEvent.clear(wanted);
    await userEvent.type(wanted, '411{Enter}');
    await waitFor(() => expect(canvas.getByText('Ana Ruiz (411 of 412)')).toBeVisible());
    const next = canvas.getByRole('button', { name: en['mailing.preview.next'] });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('Ana Ruiz (412 of 412)')).toBeVisible());
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription(en['mailing.preview.last']);
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
    await expect(canvas.getByRole('button', { name: 'Resend to these people (1 failed)' })).toBeVisible();
    await expect(canvas.getByText('More than 10,000 recipients')).toBeInTheDocument();
    await expect(canvas.getByText(en['mailing.erased'])).toBeVisible();
  },
};
