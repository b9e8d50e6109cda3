import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, ownProfileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Profile } from './Profile';

const { countries, region_data, visible_profile_fields } = settingsFixture();
const settings = settingsFixture({ countries, region_data, visible_profile_fields });
const page = { user: userFixture(), settings };
const photo = (name: string, change: Parameters<typeof imageFixture>[0] = {}) =>
  imageFixture({
    id: name,
    filename: `/portraits/${name}-360.webp`,
    thumb_filename: `/portraits/${name}-260.webp`,
    width: 360,
    height: 450,
    main: false,
    ...change,
  });
const photos = [
  photo('nadia', { main: true }),
  photo('linh', { private: true }),
  photo('elif', { status: 'pending' }),
];
const full = ownProfileFixture({
  photos,
  main_image: photos[0] ?? null,
  reason: 'I would like to meet someone to cook for.',
  tattoos: false,
  interests: ['reading', 'cooking', 'concerts', 'hiking'],
});

const meta = {
  title: 'Screens/Profile',
  component: Profile,
  ...onPage({
    page,
    pageName: 'profile',
    href: '/profile',
    handlers: { getProfile: () => ({ profile: full }) },
  }),
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img')).toHaveLength(3);
  },
};

/** A day after the sign-up, or once corrected. */
export const BasicsFixed: Story = {
  ...onPage({
    page,
    pageName: 'profile',
    href: '/profile',
    handlers: { getProfile: () => ({ profile: { ...full, can_correct: false } }) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const basics = await canvas.findByRole('region', { name: said(msg`The basics`) });
    await expect(within(basics).queryByRole('button')).toBeNull();
    await expect(within(basics).getByRole('link')).toHaveAttribute('href', '/pages/service');
  },
};

/** The own interests come first, each part in the order of its words, whatever they are called inside. */
export const InterestsInOrder: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, loaded: { said } }) => {
    const interests = await canvas.findByRole('region', { name: said(msg`Interests`) });
    const boxes = within(interests).getAllByRole<HTMLInputElement>('checkbox');
    const words = boxes.map((box) => box.closest('label')?.textContent ?? '');
    const own = boxes.filter(({ checked }) => checked).length;
    const { compare } = new Intl.Collator(String(globals['locale'] ?? 'en'));
    await expect([own, words.length > 40]).toEqual([4, true]);
    await expect(boxes.slice(0, own).every(({ checked }) => checked)).toBe(true);
    await expect(words).toEqual([
      ...words.slice(0, own).toSorted(compare),
      ...words.slice(own).toSorted(compare),
    ]);
  },
};

/** The profile has only what the sign-up asked for. */
export const New: Story = onPage({ page, href: '/profile' });

/** There is nothing yet that others would see. */
export const LoadingProfile: Story = {
  ...onPage({
    page,
    href: '/profile',
    handlers: { getProfile: () => new Promise(() => {}) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByRole('button', { name: said(msg`Preview profile`) })).toBeDisabled();
  },
};

export const Failed: Story = onPage({
  page,
  href: '/profile',
  handlers: { getProfile: ({ reject }) => reject('internal') },
});

export const Saved: Story = {
  ...onPage({ page, href: '/profile' }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const [about] = await canvas.findAllByRole('textbox');
    if (!about) throw new Error('There is no place to write');
    const save = () => canvas.getAllByRole('button', { name: said(msg`Save`) })[0];
    await userEvent.type(about, ' And tea.');
    await userEvent.click(save() ?? about);
    await waitFor(() => expect(canvas.getByText(said(msg`Saved.`))).toBeVisible());
  },
};

/** Another day of birth: its fields keep what was typed. */
export const SavedDay: Story = {
  ...onPage({ page, href: '/profile' }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const year = () => canvas.getByRole('textbox', { name: said(msg`Year`) });
    const saves = await canvas.findAllByRole('button', { name: said(msg`Save`) });
    const save = saves.find((button) => button.closest('form')?.contains(year()));
    await userEvent.clear(year());
    await userEvent.type(year(), '1985');
    await userEvent.click(save ?? year());
    await waitFor(() => expect(canvas.getByText(said(msg`Saved.`))).toBeVisible());
    await expect(year()).toHaveValue('1985');
  },
};

let answerSaving: () => void;

/** A slow line: what is written while the first words are on their way is no part of them, and stays. */
export const WrittenWhileSaving: Story = {
  ...onPage({
    page,
    href: '/profile',
    handlers: {
      getProfile: () => ({ profile: full }),
      updateProfile: async ({ body }) => {
        await new Promise<void>((resolve) => {
          answerSaving = resolve;
        });
        return { profile: { ...full, about: body.about ?? undefined } };
      },
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const [about] = await canvas.findAllByRole('textbox');
    if (!about) throw new Error('There is no place to write');
    const save = () => canvas.getAllByRole('button', { name: said(msg`Save`) })[0] ?? about;
    await userEvent.type(about, ' And tea.');
    await userEvent.click(save());
    await waitFor(() => expect(canvas.getByRole('button', { busy: true })).toBeVisible());
    await userEvent.type(about, ' And you?');
    answerSaving();
    await waitFor(() => expect(canvas.queryByRole('button', { busy: true })).toBeNull());
    await expect(about).toHaveValue(`${full.about ?? ''} And tea. And you?`);
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Discard changes`) }));
    await expect(about).toHaveValue(`${full.about ?? ''} And tea.`);
  },
};

/** The consent stays where it can't be withdrawn, and so do the answers it is about. */
export const WithdrawalFailed: Story = {
  ...onPage({
    page: {
      ...page,
      user: userFixture({ consents: { terms_version: '2023-12-01', special_categories: true } }),
    },
    href: '/profile',
    handlers: {
      getProfile: () => ({ profile: { ...full, sexuality: 'bi' } }),
      updateUser: ({ reject }) => reject('internal'),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said, saidWithin } }) => {
    const consent = await canvas.findByRole('checkbox', {
      name: saidWithin(
        msg`I agree that my answers below are kept. I can withdraw this at any time; then they are deleted.`,
      ),
    });
    const sexuality = () => canvasElement.querySelector('[name=sexuality]');
    await expect(sexuality()).toHaveValue('bi');
    await userEvent.click(consent);
    await waitFor(() => expect(consent).toBeChecked());
    await expect(sexuality()).toHaveValue('bi');
    await expect(canvas.queryByRole('button', { name: said(msg`Discard changes`) })).toBeNull();
  },
};

export const ChangesOfOnePhoto: Story = {
  ...onPage({ page, href: '/profile', handlers: { getProfile: () => ({ profile: full }) } }),
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /\d/ });
    await userEvent.click(second ?? canvas.getByRole('main'));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByRole('switch')).toBeChecked();
  },
};

/** Where a site asks for it, members see how someone describes their gender; the editor says so. */
export const GenderInOwnWords: Story = {
  ...onPage({
    page: {
      user: userFixture({ consents: { terms_version: '2026-01-01', special_categories: true } }),
      settings: settingsFixture({ niche: 2 }),
    },
    href: '/profile',
    handlers: {
      getProfile: () => ({ profile: { ...full, gender_identity: 'Trans woman, she/her' } }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(await canvas.findByDisplayValue('Trans woman, she/her')).toBeVisible();
    await expect(canvas.queryByText(said(msg`Private to you`))).toBeNull();
    const preview = await canvas.findByRole('button', { name: said(msg`Preview profile`) });
    // There is something to see once the profile is there.
    await waitFor(() => expect(preview).toBeEnabled());
    await userEvent.click(preview);
    const seen = within(await within(document.body).findByRole('dialog'));
    await expect(seen.getByText('Trans woman, she/her')).toBeVisible();
  },
};

const shown = [photo('nadia', { main: true }), photo('linh'), photo('elif', { private: true })];

/** Without Premium the further photos are blurred, as others get them; with it they are sharp. */
export const PreviewWithoutPremium: Story = {
  ...onPage({
    page,
    href: '/profile',
    handlers: { getProfile: () => ({ profile: { ...full, photos: shown } }) },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const preview = await canvas.findByRole('button', { name: said(msg`Preview profile`) });
    await waitFor(() => expect(preview).toBeEnabled());
    await userEvent.click(preview);
    const dialog = await within(document.body).findByRole('dialog');
    const blurs = () => [...dialog.querySelectorAll('img')].map((img) => getComputedStyle(img).filter);
    await expect(blurs()).toEqual(['none', expect.stringContaining('blur')]);
    await expect(within(dialog).getByText(said(msg`Why I’m here`))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: said(msg`with Premium`) }));
    await expect(blurs()).toEqual(['none', 'none']);
  },
};

/** The site shows neither about, interests, region nor photos other than the main one. */
export const AsOthersSee: Story = {
  ...onPage({
    page: { ...page, settings: settingsFixture({ visible_profile_fields: ['reason'] }) },
    href: '/profile',
    handlers: { getProfile: () => ({ profile: full }) },
  }),
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    const preview = await canvas.findByRole('button', { name: said(msg`Preview profile`) });
    // There is something to see once the profile is there.
    await waitFor(() => expect(preview).toBeEnabled());
    await userEvent.click(preview);
    const seen = within(await within(document.body).findByRole('dialog'));
    await expect(
      seen.getAllByRole('button', { name: saidWithin(msg({ message: 'Photo {number}' })) }),
    ).toHaveLength(1);
    await expect(seen.getByText(full.reason ?? '')).toBeVisible();
    for (const hidden of [full.about, full.city, 'Utrecht']) {
      await expect(seen.queryByText(new RegExp(hidden ?? '^$'))).toBeNull();
    }
  },
};
