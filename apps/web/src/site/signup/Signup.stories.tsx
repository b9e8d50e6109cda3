import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { monthNames } from '@vela/ui/option-text';
import type { PageData } from '../../kit/page/page-data';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { storeSource } from '../../../tests/support/store-source';
import { waitingPhoto } from '../../../tests/support/waiting-photo';
import { consumeCarriedAddress } from '../../kit/storage/carried-address';
import { tabStore } from '../../kit/storage/safe-store';
import { saveDraft } from './draft-storage';
import { loadLaterStep } from './load-later-step';
import { Signup } from './Signup';

/** A draft that the server stored, password included: every step is open. */
const draft = {
  email: 'maximiliane.von-und-zu-hohenlohe@example.com',
  name: 'Maximiliane-Alexandra von H.',
  date_of_birth: '1988-09-14',
  gender: 'female',
  country: 'DE',
  region: 'MV',
  city: 'Ludwigslust',
  relationship_status: 'living together',
  hair_color: 'dark blond',
  tattoos: 'no',
  about: 'Jemanden, der gern am Wasser ist und über sich selbst lachen kann.',
  terms: true,
  has_password: true,
} satisfies NonNullable<PageData['draft']>;

const regions = {
  country: 'DE',
  regions: [
    { key: 'BE', name: 'Berlin' },
    { key: 'MV', name: 'Mecklenburg-Vorpommern' },
  ],
};

const meta = {
  title: 'Screens/Sign-up',
  component: Signup,
  // The server has these values, and so does a browser that had the time.
  loaders: [async () => ({ LaterStep: await loadLaterStep() })],
  args: {
    step: 'account',
    isEdit: false,
    arrival: {},
    months: monthNames('en'),
    country: '',
    regions: null,
    member: null,
  },
  ...onPage(),
} satisfies Meta<typeof Signup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvasElement }) => {
    const savedAs = (name: string) =>
      canvasElement.querySelector(`[name=${name}]`)?.getAttribute('autocomplete');
    // A password manager saves what the log-in asks for.
    await expect(savedAs('email')).toBe('username');
    await expect(savedAs('password')).toBe('new-password');
    await expect(savedAs('name')).toBe('nickname');
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const submit = canvasElement.querySelector<HTMLButtonElement>('#signup-form button[type=submit]');
    if (submit) await userEvent.click(submit);
    await waitFor(() => expect(canvasElement.querySelector('[name=email]')).toHaveFocus());
  },
};

export const Hints: Story = {
  ...onPage({
    handlers: { checkSignup: ({ query }) => ({ name: { valid: true, available: query.name !== 'Jonas' } }) },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`);
    const [email, name, password] = [field('email'), field('name'), field('password')];
    if (!email || !name || !password) throw new Error('the account step asks for all three');
    await userEvent.type(email, 'jonas@gmial.com');
    await userEvent.type(name, 'Jonas');
    await userEvent.type(password, 'windstille-am-hafen');
    await userEvent.tab();
    await waitFor(() => expect(name).toBeInvalid());
    await waitFor(() =>
      expect(canvasElement.querySelector('#signup-form')).toHaveTextContent('jonas@gmail.com'),
    );
  },
};

export const AccountExists: Story = {
  ...onPage({
    page: {
      draft: { ...draft, email: 'demo@example.com', signup_member_id: 'nadia' },
      form: {
        name: 'signup',
        action: 'confirm',
        values: { email: 'demo@example.com' },
        error: { error: { code: 'account_exists', message: '' } },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="/login"]')];
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', '/login?next=%2Fmembers%2Fnadia');
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      await expect(consumeCarriedAddress()).toBe('demo@example.com');
    }
  },
};

/**
 * The member in the address is newer than the one in an older draft, in this tab or on the server. Anyone can
 * write such an address.
 */
export const LedBackByTheAddress: Story = {
  tags: ['!dev'],
  args: { step: 'photo', arrival: { signup_member_id: 'nadia?' } },
  ...onPage({ page: { draft: { ...draft, signup_member_id: 'farid' } } }),
  beforeEach: () => saveDraft(tabStore, { draft: { signup_member_id: 'maarten' }, serverDraft: {} }),
  play: async ({ canvas, loaded: { said } }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: said(msg`Log in`) })).toHaveAttribute(
        'href',
        '/login?next=%2Fmembers%2Fnadia%253F',
      ),
    );
  },
};

/** Half filled in, then read in another language: what is lost is said, and nothing else is. */
export const PasswordForgotten: Story = {
  beforeEach: () =>
    saveDraft(tabStore, { draft: { email: 'jonas@example.com' }, serverDraft: {}, hadPassword: true }),
  play: async ({ canvasElement, userEvent, loaded: { saidWithin } }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=password]')).toHaveFocus());
    const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    if (!password) throw new Error('a password is asked for');
    await expect(password).toHaveAccessibleDescription(saidWithin(msg`Re-enter your password to continue.`));
    await expect(canvasElement.querySelector('[name=email]')).toHaveValue('jonas@example.com');
    // Typed, it is no longer asked for.
    await userEvent.type(password, 'four words in a row');
    await userEvent.tab();
    await waitFor(() =>
      expect(password).not.toHaveAccessibleDescription(saidWithin(msg`Re-enter your password to continue.`)),
    );
  },
};

/** The browser's own draft knows on every step which member the visitor signs up for. */
export const LedBackByTheDraft: Story = {
  tags: ['!dev'],
  args: { step: 'photo' },
  beforeEach: () => saveDraft(tabStore, { draft: { signup_member_id: 'nadia' }, serverDraft: {} }),
  play: async ({ canvas, loaded: { said } }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: said(msg`Log in`) })).toHaveAttribute(
        'href',
        '/login?next=%2Fmembers%2Fnadia',
      ),
    );
  },
};

export const SpecialCategories: Story = onPage({ page: { settings: settingsFixture({ niche: 2 }) } });

export const Location: Story = {
  args: { step: 'location', country: 'DE', regions },
  ...onPage({ page: { draft } }),
};

/** Another country has neither the region nor the town of the old one. */
export const AnotherCountry: Story = {
  args: { step: 'location', country: 'DE', regions },
  ...onPage({ page: { draft } }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { saidWithin } }) => {
    const town = canvas.getByRole('combobox', { name: saidWithin(msg`City`) });
    await expect(town).toHaveValue('Ludwigslust');
    const country = canvasElement.querySelector<HTMLSelectElement>('[name=country]');
    if (!country) throw new Error('the step asks for a country');
    await userEvent.selectOptions(country, 'NL');
    await expect(town).toHaveValue('');
    // What is written for the new one stays.
    await userEvent.type(town, 'Delft');
    await userEvent.tab();
    await expect(town).toHaveValue('Delft');
  },
};

export const LocationWithoutCountry: Story = {
  args: { step: 'location' },
  ...onPage({ page: { draft: { ...draft, country: undefined, region: undefined } } }),
};

export const RegionsFailed: Story = {
  args: { step: 'location', country: 'DE' },
  ...onPage({ page: { draft }, handlers: { listRegions: ({ reject }) => reject('not_found') } }),
};

export const Photo: Story = {
  args: { step: 'photo' },
  ...onPage({ page: { draft } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[type=file]')).toBeInTheDocument());
  },
};

/** Nobody is shown to visitors who didn't say so. */
export const ShownToVisitors: Story = {
  ...Photo,
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvasElement.querySelector('#signup-form')).toHaveFormValues({ visitors_may_see: true });
    await expect(
      canvas.getByText(
        said(
          msg`All members can see your main photo. Visitors without an account see it only if you allow it.`,
        ),
      ),
    ).toBeVisible();
  },
};

/** Where the site shows no members to visitors, it asks nothing. */
export const ShownToMembersOnly: Story = {
  args: { step: 'photo' },
  ...onPage({
    page: {
      draft: { ...draft, special_categories: true },
      settings: settingsFixture({ niche: 2 }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      canvas.getByText(said(msg`Every member can see your main photo. Nobody can without an account.`)),
    ).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The photo is found again after a reload. */
export const PhotoChosen: Story = {
  args: { step: 'photo' },
  ...onPage({ page: { draft } }),
  beforeEach: () => waitingPhoto({ owner: null }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: /./ })).toBeVisible());
  },
};

/** The page was reloaded, and there was no room to store the photo. */
export const PhotoNotStored: Story = {
  args: { step: 'photo' },
  ...onPage({ page: { draft } }),
  beforeEach: () => waitingPhoto({ owner: null, isStored: false }),
  play: async ({ canvasElement, loaded: { saidWithin } }) => {
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(
        saidWithin(msg`This browser had no room to keep your photo. Please choose it once more.`),
      ),
    );
    await expect(canvasElement.querySelector('[type=file]')).toBeInTheDocument();
  },
};

export const NoPhoto: Story = {
  args: { step: 'photo' },
  ...onPage({ page: { draft } }),
  play: async ({ canvasElement, userEvent, canvas }) => {
    const input = () => canvasElement.querySelector<HTMLInputElement>('[type=file]');
    await waitFor(() => expect(input()).toBeInTheDocument());
    const words = new File(['words'], 'words.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input() ?? canvasElement, words);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const About: Story = { args: { step: 'about' }, ...onPage({ page: { draft } }) };

export const Summary: Story = {
  args: { step: 'confirm', country: 'DE', regions },
  ...onPage({ page: { draft } }),
};

/** What was ticked with the photo, to be looked over. */
export const SummaryShownToVisitors: Story = {
  args: { step: 'confirm', country: 'DE', regions },
  ...onPage({ page: { draft: { ...draft, visitors_may_see: true } } }),
  play: async ({ canvas, loaded: { said } }) => {
    const term = canvas.getByText(said(msg`Visible without an account`), { selector: 'dt' });
    await expect(term.nextElementSibling).toHaveTextContent(said(msg`Yes`));
  },
};

export const SummaryWithPhoto: Story = {
  ...Summary,
  beforeEach: () => waitingPhoto({ owner: null }),
  play: async ({ canvas, loaded: { said } }) => {
    const picture = await canvas.findByRole('img', { name: said(msg`Your photo`) });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', expect.any(Number)));
    await expect(picture).toBeVisible();
  },
};

/** Two answers, where one may describe oneself in words later on. */
export const DescribedLater: Story = {
  ...onPage({ page: { settings: settingsFixture({ niche: 2 }) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      canvas.getByText(said(msg`Later, on your profile, you can describe your gender in your own words.`)),
    ).toBeVisible();
  },
};

export const InviteOnly: Story = onPage({ page: { settings: settingsFixture({ signups: 'none' }) } });

/** Who said yes and comes back another day has come from where they came from. */
export const ComingBackAsSent: Story = {
  tags: ['!dev'],
  ...onPage({ page: { settings: settingsFixture({ signups: 'with_trafficsource' }) } }),
  beforeEach: storeSource,
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByRole('textbox', { name: said(msg`E-mail address`) })).toBeVisible();
  },
};

/** A site that doesn't say who has an account says this to everyone. */
export const CheckMail: Story = onPage({
  page: {
    settings: settingsFixture({ account_disclosure: 'neutral' }),
    form: { name: 'signup', values: {}, error: null, done: true },
  },
});
