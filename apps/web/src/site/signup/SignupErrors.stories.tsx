import type { Meta, StoryObj } from '@storybook/react-vite';
import { monthNames } from '@vela/ui/option-text';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { loadLaterStep } from './load-later-step';
import { Signup } from './Signup';
import { SignupRoute } from './SignupRoute';

const meta = {
  title: 'Screens/Sign-up/Errors',
  component: Signup,
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

/** A visitor who moves through the form by Tab hasn't answered anything yet, and so nothing is wrong. */
export const PassedByTab: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const form = findIn(canvasElement, '#signup-form');
    const submit = findIn(form, '[type=submit]');
    findIn(form, '[name=email]').focus();
    for (let steps = 0; steps < 30 && document.activeElement !== submit; steps++) await userEvent.tab();
    await expect(submit).toHaveFocus();
    await expect(form.querySelector('[aria-invalid=true], [data-invalid]')).toBeNull();
  },
};

/** A box that was ticked and no longer is has had its answer. */
export const TermsUnticked: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const terms = findIn(canvasElement, '[name=terms]');
    await userEvent.click(terms);
    await userEvent.tab();
    await userEvent.click(terms);
    await waitFor(() => expect(terms).toBeInvalid());
  },
};

/** The server decides whether somebody is old enough: its error is about the whole request, and no date is marked. */
export const NotPossible: Story = {
  ...onPage({
    page: {
      draft: {
        email: 'jonas@example.com',
        name: 'Jonas',
        date_of_birth: '2012-05-17',
        gender: 'male',
        terms: true,
        has_password: true,
      },
    },
    handlers: {
      checkSignup: ({ query, reject }) =>
        query.date_of_birth === undefined
          ? { name: { valid: true, available: true } }
          : reject('signup_not_possible', { params: { support: 'support@example.com' } }),
    },
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(findIn(canvasElement, '#signup-form [type=submit]'));
    const apiError = await waitFor(() => findIn(canvasElement, '[role=alert]'));
    await expect(apiError).toHaveTextContent('support@example.com');
    await expect(canvasElement.querySelector('#signup-form [aria-invalid=true], [data-invalid]')).toBeNull();
  },
};

const asked = fn();

/** Others behind the same address have used up the checks: the sign-up goes on, and its end checks again. */
export const TooManyChecks: Story = {
  ...onPage({
    page: {
      draft: {
        email: 'jonas@example.com',
        name: 'Jonas',
        date_of_birth: '1990-05-17',
        gender: 'male',
        terms: true,
        has_password: true,
      },
    },
    handlers: {
      checkSignup: ({ query, reject }) => {
        if (query.step === 'account') asked();
        return reject('too_many_requests', { retryAfter: 205 });
      },
    },
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(findIn(canvasElement, '#signup-form [type=submit]'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() =>
      expect(findIn(canvasElement, '#signup-form [type=submit]')).not.toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvasElement.querySelector('[role=alert]')).toBeNull();
  },
};

const answer = Promise.withResolvers<void>();

/** What is known only after the try can stand before what was wrong at once. */
export const NameTakenAfterTheTry: Story = {
  ...onPage({
    page: {
      draft: {
        email: 'jonas@example.com',
        gender: 'male',
        terms: true,
        has_password: true,
      },
    },
    handlers: {
      checkSignup: async () => {
        await answer.promise;
        return { name: { valid: true, available: false } };
      },
    },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const name = findIn(canvasElement, '[name=name]');
    await userEvent.type(name, 'Jonas');
    await userEvent.click(findIn(canvasElement, '#signup-form [type=submit]'));
    await waitFor(() => expect(findIn(canvasElement, '[name=dob_day]')).toHaveFocus());
    answer.resolve();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
  },
};

function findIn(element: Element, selector: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} stands on the page`);
  return found;
}

/** The second half of a double click comes to a step that wasn't there at the first: it presses nothing. */
export const DoubleClick: Story = {
  tags: ['!dev'],
  ...onPage({
    href: '/signup?step=meet',
    loaded: { months: monthNames('en'), country: '', regions: null },
    page: {
      draft: {
        email: 'jonas@example.com',
        name: 'Jonas',
        date_of_birth: '1988-09-14',
        gender: 'male',
        terms: true,
        has_password: true,
      },
    },
  }),
  render: () => <SignupRoute />,
  play: async ({ canvasElement }) => {
    const nowMs = performance.now();
    const clock = spyOn(performance, 'now').mockReturnValue(nowMs);
    const press = (target: HTMLElement, detail: number) =>
      target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    press(findIn(canvasElement, 'a[href*="step=account"]'), 1);
    await waitFor(() => expect(canvasElement.querySelector('[name=email]')).toBeVisible());
    const submit = findIn(canvasElement, '#signup-form [type=submit]');
    await expect(press(submit, 2)).toBe(false);
    clock.mockReturnValue(nowMs + 400);
    await expect(press(submit, 2)).toBe(true);
    await waitFor(() => expect(canvasElement.querySelector('[name=email]')).toBeNull());
    clock.mockRestore();
  },
};
