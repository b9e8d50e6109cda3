import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownProfileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { Container } from '@vela/ui/layout';
import { NOTE_TEXTS } from '@vela/ui/profile-text';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { NotesSection } from './sections';

const notes = [
  { name: 'perfect_sunday', text: 'the flea market at eight and soup at one.' },
  { name: 'best_dish', text: 'a lasagne that takes all afternoon.' },
  { name: 'friends_say', text: 'lend out too many books.' },
] as const;
const profile = ownProfileFixture({ notes: notes.slice(0, 2) });
const page = { user: userFixture(), settings: settingsFixture() };
const around = { page, pageName: 'profile', bars: false, href: '/profile' } as const;

const meta = {
  title: 'Screens/Profile/Notes',
  component: NotesSection,
  args: { profile },
  render: (args) => (
    <main>
      <Container size="form">
        <NotesSection {...args} />
      </Container>
    </main>
  ),
  ...onPage(around),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NotesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('textarea')].map(({ value }) => value);

function buttonOf(canvasElement: HTMLElement, name: string, selector: string): HTMLElement {
  const button = canvasElement.querySelector<HTMLElement>(`[data-note=${name}] ${selector}`);
  if (!button) throw new Error(`${name} has no such button`);
  return button;
}

export const Default: Story = {};

/** None yet: a sentence is chosen and added, and the cursor is in its field. */
export const Empty: Story = {
  args: { profile: ownProfileFixture() },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'best_dish');
    await userEvent.click(
      canvas.getByRole('button', { name: said(msg({ message: 'Add', context: 'a sentence' })) }),
    );
    const field = canvas.getByRole('textbox', { name: said(NOTE_TEXTS.best_dish) });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('soup.');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await waitFor(() => expect(canvas.getByText(said(msg`Saved.`))).toBeVisible());
  },
};

/** Three is all there is room for. */
export const Full: Story = {
  args: { profile: ownProfileFixture({ notes: [...notes] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** By the keyboard alone: the button keeps the focus wherever its sentence goes, and the new place is announced. */
export const Reordered: Story = {
  ...Full,
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    const down = () => buttonOf(canvasElement, 'perfect_sunday', '[data-move="1"]');
    down().focus();
    await userEvent.keyboard('{Enter}');
    await expect(wordsIn(canvasElement)[1]).toBe(notes[0].text);
    await expect(down()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(wordsIn(canvasElement)).toEqual([notes[1].text, notes[2].text, notes[0].text]);
    await expect(down()).toHaveFocus();
    await expect(down()).toHaveAttribute('aria-disabled', 'true');
    const place = said(msg({ message: 'Now in place {number} of {count}' }));
    await expect(canvas.getByText(place)).toBeInTheDocument();
  },
};

/** The focus goes to where another one is chosen; discarded changes bring it back. */
export const Removed: Story = {
  ...Full,
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await userEvent.click(buttonOf(canvasElement, 'best_dish', 'button:last-child'));
    await expect(wordsIn(canvasElement)).toEqual([notes[0].text, notes[2].text]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Discard changes`) }));
    await expect(wordsIn(canvasElement)).toHaveLength(3);
  },
};

/** What the server rejects is said at the sentence that it is about. */
export const Rejected: Story = {
  ...onPage({
    ...around,
    handlers: {
      updateProfile: ({ reject }) =>
        reject('invalid_input', {
          fields: [{ path: 'notes.1.text', code: 'too_long', params: { limit: 200 } }],
        }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const field = canvas.getByRole('textbox', { name: said(NOTE_TEXTS.best_dish) });
    await userEvent.type(field, ' And more.');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await waitFor(() => expect(field).toBeInvalid());
  },
};

/** The site stopped offering a sentence while the page was open: the answer stands at that sentence. */
export const RejectedSentence: Story = {
  ...onPage({
    ...around,
    handlers: {
      updateProfile: ({ reject }) =>
        reject('invalid_input', { fields: [{ path: 'notes.1.name', code: 'unknown_option' }] }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const field = canvas.getByRole('textbox', { name: said(NOTE_TEXTS.best_dish) });
    await userEvent.type(field, ' And more.');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        said(msg`This sentence is no longer offered here. Please remove it.`),
      ),
    );
  },
};

/** The list as a whole is rejected. */
export const RejectedList: Story = {
  ...onPage({
    ...around,
    handlers: {
      updateProfile: ({ reject }) =>
        reject('invalid_input', { fields: [{ path: 'notes', code: 'invalid' }] }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: said(NOTE_TEXTS.best_dish) }), ' And more.');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The site has stopped offering one of them: it stays, and the editor says that nobody sees it. */
export const NoLongerOffered: Story = onPage({
  ...around,
  page: { ...page, settings: settingsFixture({ visible_profile_notes: ['perfect_sunday', 'learning'] }) },
});

/** The site offers none any more: the last one can still be removed, and the focus goes to what saves that. */
export const LastRemoved: Story = {
  args: { profile: ownProfileFixture({ notes: notes.slice(0, 1) }) },
  ...onPage({ ...around, page: { ...page, settings: settingsFixture({ visible_profile_notes: [] }) } }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await userEvent.click(buttonOf(canvasElement, 'perfect_sunday', 'button:last-child'));
    const save = canvas.getByRole('button', { name: said(msg`Save`) });
    await expect(save).toHaveFocus();
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText(said(msg`Saved.`))).toBeVisible());
  },
};
