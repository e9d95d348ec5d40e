import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mailingAddress } from '../../platform/addresses/mailing-address.ts';
import en from '../../platform/messages/en.json';
import mailings from '../bulk-email.stories.tsx';
import { http } from '../fixtures/answers.ts';
import { draft, draftId } from '../fixtures/mailing.fixtures.ts';
import type { SiteArgs, SiteStory } from '../support/site-story.tsx';

export default { ...mailings, title: 'Screens/Focus/Bulk email list' } satisfies Meta<SiteArgs>;

/** A list is read, and then removed: the focus stays on the button, and then goes to the heading above. */
export const ListReadAndRemoved: SiteStory = {
  args: { address: mailingAddress(draftId) },
  parameters: {
    msw: [
      http.put('/mailings/{mailingId}/list', ({ response }) =>
        response(200).json({
          version: draft.version + 1,
          isStored: true,
          recipients: 1,
          repeated: 0,
          unsubscribed: 0,
          wrong: [],
        }),
      ),
      http.delete('/mailings/{mailingId}/list', ({ response }) =>
        response(200).json({ ...draft, version: draft.version + 2, list: null }),
      ),
      ...mailings.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: en['mailing.list.agreed'] }));
    const read = canvas.getByRole('button', { name: en['mailing.list.read'] });
    await expect(read).toHaveAccessibleDescription(en['list.empty']);
    const paste = canvas.getByLabelText(en['list.paste'], { exact: false });
    await userEvent.type(paste, 'luz@example.org');
    await userEvent.click(read);
    await waitFor(() => expect(paste).toHaveValue(''));
    await waitFor(() => expect(read).not.toHaveAttribute('data-pending'));
    await expect(read).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: en['mailing.list.discard'] }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: en['mailing.recipients'] })).toHaveFocus());
    await expect(canvas.getByText(en['mailing.list.discarded'])).toBeInTheDocument();
  },
};
