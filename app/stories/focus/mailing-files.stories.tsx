import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mailingAddress } from '../../platform/addresses/mailing-address.ts';
import en from '../../platform/messages/en.json';
import mailings from '../bulk-email.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { draft, draftId, sentId } from '../fixtures/mailing.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...mailings, title: 'Screens/Focus/Bulk email files' } satisfies Meta<SiteArgs>;

/** A file is attached and removed: each is announced, and the focus stays on the button or goes to the heading. */
export const FileAttachedAndRemoved: SiteStory = {
  args: { address: mailingAddress(draftId) },
  parameters: {
    msw: [
      http.post('/mailings/{mailingId}/files', ({ response }) =>
        response(201).json({ ...draft, files: [{ id: sentId, name: 'songs.txt', bytes: 3 }] }),
      ),
      http.delete('/mailings/{mailingId}/files/{fileId}', ({ response }) =>
        response(200).json({ ...draft, files: [] }),
      ),
      ...mailings.parameters.msw,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const heard = () => canvasElement.querySelector('[aria-live="polite"]');
    const attach = await canvas.findByRole('button', { name: en['mailing.files.attach'] });
    await expect(attach).toHaveAccessibleDescription(en['mailing.files.choose']);
    const field = canvas.getByLabelText(en['mailing.files.add'], { exact: false });
    await userEvent.upload(field, new File(['Ave'], 'songs.txt'));
    await userEvent.click(attach);
    await waitFor(() => expect(heard()).toHaveTextContent('songs.txt was attached.'));
    await expect(attach).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove songs.txt' }));
    await waitFor(() => expect(heard()).toHaveTextContent('songs.txt was removed.'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: en['mailing.files'] })).toHaveFocus());
  },
};
