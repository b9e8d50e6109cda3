import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { monthNames } from '@vela/ui/option-text';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import type { PageData } from '../../kit/page/page-data';
import { loadLaterStep } from './load-later-step';
import { Signup } from './Signup';

/** An account that is filled in: the later steps are open. */
const draft = {
  email: 'maximiliane.von-und-zu-hohenlohe@example.com',
  name: 'Maximiliane-Alexandra von H.',
  date_of_birth: '1988-09-14',
  gender: 'female',
  country: 'DE',
  city: 'Ludwigslust',
  terms: true,
  has_password: true,
} satisfies NonNullable<PageData['draft']>;

const wishes = {
  wished_gender: 'male',
  wish_consent: true,
  wished_min_age: '32',
  wished_max_age: '45',
  wished_distance: '50',
  looking_for: 'dating',
} satisfies Partial<NonNullable<PageData['draft']>>;

const meta = {
  title: 'Screens/Sign-up/Who to meet',
  component: Signup,
  loaders: [async () => ({ LaterStep: await loadLaterStep() })],
  args: {
    step: 'meet',
    isEdit: false,
    arrival: {},
    months: monthNames('en'),
    country: '',
    regions: null,
    member: null,
  },
  ...onPage({ page: { draft } }),
} satisfies Meta<typeof Signup>;

export default meta;
type Story = StoryObj<typeof meta>;

const CONSENT = 'input[name=wish_consent]';

/** Nothing has to be answered, and nobody is asked for a consent that nothing needs. */
export const Unanswered: Story = {
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    await expect(canvas.getByRole('radio', { name: said(msg`Women and men`) })).toBeChecked();
    await expect(findIn(canvasElement, CONSENT)).not.toBeVisible();
  },
};

export const Answered: Story = {
  ...onPage({ page: { draft: { ...draft, ...wishes } } }),
  play: async ({ canvasElement }) => {
    await expect(findIn(canvasElement, CONSENT)).toBeChecked();
    await expect(findIn(canvasElement, '#signup-form')).toHaveFormValues({
      wished_gender: 'male',
      wished_min_age: '32',
      wished_max_age: '45',
      wished_distance: '50',
      looking_for: 'dating',
    });
  },
};

/** A gender can reveal an orientation: its consent is asked for with it, and everyone needs none. */
export const ConsentMissing: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded: { said, saidWithin } }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said(msg`Men`) }));
    const consent = findIn(canvasElement, CONSENT);
    await expect(consent).toBeVisible();
    await expect(consent).not.toBeChecked();
    await userEvent.click(findIn(canvasElement, '#signup-form [type=submit]'));
    await waitFor(() => expect(consent).toHaveFocus());
    await expect(consent).toHaveAccessibleDescription(
      saidWithin(msg`Without your consent we can’t keep this answer. “Women and men” needs none.`),
    );
  },
};

export const AgesReversed: Story = {
  ...onPage({ page: { draft: { ...draft, ...wishes, wished_max_age: '30' } } }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await userEvent.click(findIn(canvasElement, '#signup-form [type=submit]'));
    const oldest = canvas.getByRole('combobox', { name: said(msg`Oldest age`) });
    await waitFor(() => expect(oldest).toHaveFocus());
    await expect(oldest).toBeInvalid();
  },
};

/** Without script the server finds what is wrong, and stores no gender without its consent. */
export const RejectedByTheServer: Story = {
  ...onPage({
    page: {
      draft: { ...draft, wish_consent: false },
      form: {
        name: 'signup',
        action: 'meet',
        values: { wished_gender: 'female', wished_distance: '25' },
        error: {
          error: { code: 'invalid_input', message: '', fields: [{ path: 'wish_consent', code: 'required' }] },
        },
      },
    },
  }),
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    await expect(canvas.getByRole('radio', { name: said(msg`Women`) })).toBeChecked();
    await expect(findIn(canvasElement, CONSENT)).toBeInvalid();
    await expect(findIn(canvasElement, '[name=wished_distance]')).toHaveValue('25');
  },
};

/** The account asked for the consent already. */
export const SpecialCategories: Story = {
  ...onPage({
    page: {
      draft: { ...draft, special_categories: true, wished_gender: 'female' },
      settings: settingsFixture({ niche: 2 }),
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(CONSENT)).toBeNull();
  },
};

/** A site asks for what its members can search for. */
export const FewSearchFields: Story = {
  ...onPage({ page: { draft, settings: settingsFixture({ search_fields: ['distance', 'online'] }) } }),
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    await expect(canvasElement.querySelector('[name=wished_gender], [name=wished_min_age]')).toBeNull();
    await expect(canvas.getByRole('option', { name: said(msg`Any distance`) })).toBeInTheDocument();
  },
};

/** It was opened from the summary, and leads back there. */
export const Changed: Story = {
  args: { isEdit: true },
  ...onPage({ page: { draft: { ...draft, ...wishes } } }),
};

export const SummaryOfWishes: Story = {
  args: { step: 'confirm' },
  ...onPage({ page: { draft: { ...draft, ...wishes } } }),
  play: async ({ canvas, loaded: { said } }) => {
    const term = canvas.getByText(said(msg`I want to meet`), { selector: 'dt' });
    await expect(term.nextElementSibling).toHaveTextContent('32');
    await expect(term.nextElementSibling).toHaveTextContent('50');
    const lookingFor = canvas.getByText(said(msg`I’m looking for`), { selector: 'dt' });
    await expect(lookingFor.nextElementSibling).toHaveTextContent(said(msg`Seeing where it goes`));
  },
};

export const SummaryOfAnywhere: Story = {
  tags: ['!dev'],
  args: { step: 'confirm' },
  ...onPage({ page: { draft: { ...draft, wished_min_age: '40', wished_distance: 'anywhere' } } }),
  play: async ({ canvas, loaded: { said, saidWithin } }) => {
    const term = canvas.getByText(said(msg`I want to meet`), { selector: 'dt' });
    await expect(term.nextElementSibling).toHaveTextContent(saidWithin(msg`Women and men`));
    await expect(term.nextElementSibling).toHaveTextContent(saidWithin(msg`anywhere`));
  },
};

function findIn(element: Element, selector: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} stands on the page`);
  return found;
}
