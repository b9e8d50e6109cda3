import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { ButtonLink } from '@vela/ui/Button';
import { use, useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { SignupPart } from '../../../kit/join/SignupPart';
import { RoutingContext } from '../../../kit/page/routing-context';
import { consumeCarriedAddress } from '../../../kit/storage/carried-address';
import { tabStore } from '../../../kit/storage/safe-store';
import { loadDraft, saveDraft } from '../draft-storage';
import { loadLaterStep } from '../load-later-step';
import { prepareModal } from './prepare-modal';

const meta = {
  title: 'Screens/Sign-up/Over a page',
  component: OverAPage,
  loaders: [async () => ({ LaterStep: await loadLaterStep() })],
  args: { go: fn() },
  ...onPage({ href: '/members/nadia', bars: false }),
} satisfies Meta<typeof OverAPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a link to the sign-up; `go` is asked for what leaves the page. */
function OverAPage({ go, query = 'signup_member_id=nadia' }: { go: (href: string) => void; query?: string }) {
  const routing = use(RoutingContext);
  const value = useMemo(() => routing && { ...routing, go }, [routing, go]);
  return (
    <RoutingContext value={value}>
      <ButtonLink href={`/signup?${query}`} data-member-name="Nadia">
        Join for free
      </ButtonLink>
      <SignupPart load={prepareModal} />
    </RoutingContext>
  );
}

const pressEscape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
const pressBeside = (dialog: HTMLElement) =>
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

function fieldIn(dialog: HTMLElement, name: string): HTMLInputElement {
  const field = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`the step asks for ${name}`);
  return field;
}

function submitOf(dialog: HTMLElement): HTMLElement {
  const submit = dialog.querySelector<HTMLElement>('form [type="submit"]');
  if (!submit) throw new Error('a step has a button');
  return submit;
}

type Play = NonNullable<Story['play']>;

/** Opens the sign-up, and returns its dialog once somebody can write in it. */
async function open({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('link', { name: 'Join for free' }));
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Everything of the first step that has no problem. */
const filledIn = {
  email: 'jonas@example.com',
  name: 'Jonas',
  dob_day: '14',
  dob_month: '9',
  dob_year: '1988',
  gender: 'male',
  terms: 'on',
};

export const FirstStep: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    await waitFor(() => expect(fieldIn(dialog, 'email')).toHaveFocus());
    await expect(fieldIn(dialog, 'signup_member_id')).toHaveValue('nadia');
    await expect(dialog).toHaveAccessibleName(new RegExp(settingsFixture().name));
  },
};

/** Nothing is typed: Escape or a press beside it closes it, and the focus is where it was. */
export const ClosesOnEscapeWhileEmpty: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    for (const close of [pressEscape, pressBeside]) {
      close(await open({ canvas, userEvent }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('link', { name: 'Join for free' })).toHaveFocus();
    }
  },
};

/** It closes by its button alone, and what was typed is there again. */
export const StaysOpenWithTypedFields: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const dialog = await open({ canvas, userEvent });
    await userEvent.type(fieldIn(dialog, 'email'), 'jonas@example.com');
    pressEscape(dialog);
    pressBeside(dialog);
    await expect(fieldIn(dialog, 'email')).toHaveValue('jonas@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: said(msg`Close`) }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(loadDraft(tabStore, {}).email).toBe('jonas@example.com');
    const again = await open({ canvas, userEvent });
    await waitFor(() => expect(fieldIn(again, 'email')).toHaveValue('jonas@example.com'));
  },
};

/** Its heading gets the focus, and no slip closes what stands behind the first step. */
export const SecondStep: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    saveDraft(tabStore, { draft: filledIn, serverDraft: {} });
    const dialog = await open({ canvas, userEvent });
    await waitFor(() => expect(fieldIn(dialog, 'email')).toHaveValue('jonas@example.com'));
    await userEvent.type(fieldIn(dialog, 'password'), 'windstille-am-hafen');
    await userEvent.click(within(dialog).getByRole('button', { name: said(msg`Continue`) }));
    const title = said(msg`Who would you like to meet?`);
    const heading = await within(dialog).findByRole('heading', { name: title, level: 3 });
    await waitFor(() => expect(heading).toHaveFocus());
    pressEscape(dialog);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('link', { name: said(msg`Back`) }));
    await waitFor(() => expect(fieldIn(dialog, 'password')).toHaveValue('windstille-am-hafen'));
  },
};

/** What was typed goes along, and back there it is closed. */
export const ClosesOnLogIn: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args, loaded: { said } }) => {
    const dialog = await open({ canvas, userEvent });
    await userEvent.type(fieldIn(dialog, 'email'), 'jonas@example.com');
    await userEvent.click(within(dialog).getByRole('link', { name: said(msg`Log in`) }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.go).toHaveBeenCalledWith('/login?next=%2Fmembers%2Fnadia', { replaces: true });
    await expect(consumeCarriedAddress()).toBe('jonas@example.com');
  },
};

export const AccountExists: Story = {
  ...onPage({
    href: '/members/nadia',
    bars: false,
    handlers: {
      checkSignup: ({ query, reject }) =>
        query.step === 'account' ? reject('account_exists') : { name: { valid: true, available: true } },
    },
  }),
  play: async ({ canvas, userEvent, args, loaded: { said } }) => {
    saveDraft(tabStore, { draft: filledIn, serverDraft: {} });
    const dialog = await open({ canvas, userEvent });
    await waitFor(() => expect(fieldIn(dialog, 'email')).toHaveValue('jonas@example.com'));
    await userEvent.type(fieldIn(dialog, 'password'), 'windstille-am-hafen');
    await userEvent.click(within(dialog).getByRole('button', { name: said(msg`Continue`) }));
    await waitFor(() => expect(fieldIn(dialog, 'email')).toBeInvalid());
    const [answer] = dialog.querySelectorAll<HTMLElement>('form a[href^="/login"]');
    if (!answer) throw new Error('the answer leads to the log-in');
    await userEvent.click(answer);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.go).toHaveBeenCalled();
  },
};

/** A site that doesn't say who has an account answers in the dialog; another sign-up begins there, too. */
export const MailSent: Story = {
  ...onPage({
    href: '/members/nadia',
    bars: false,
    handlers: { signUp: () => ({ user: null }) },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    saveDraft(tabStore, { draft: { ...filledIn, country: 'DE', city: 'Ludwigslust' }, serverDraft: {} });
    const dialog = await open({ canvas, userEvent });
    await waitFor(() => expect(fieldIn(dialog, 'email')).toHaveValue('jonas@example.com'));
    await userEvent.type(fieldIn(dialog, 'password'), 'windstille-am-hafen');
    for (const step of ['meet', 'photo', 'location', 'about', 'confirm']) {
      await userEvent.click(submitOf(dialog));
      await waitFor(() => expect(fieldIn(dialog, 'step')).toHaveValue(step));
    }
    await userEvent.click(within(dialog).getByRole('button', { name: said(msg`Create my account`) }));
    const heading = await within(dialog).findByRole('heading', { name: said(msg`Check your e-mail`) });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('link', { name: said(msg`Use another address`) }));
    await waitFor(() => expect(fieldIn(dialog, 'email')).toHaveFocus());
    await expect(fieldIn(dialog, 'email')).toHaveValue('');
  },
};

/** On a phone it is as wide and as high as the window, and its button stays in sight while a step scrolls. */
export const Phone: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const dialog = await open({ canvas, userEvent });
    dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' });
    await expect(dialog.scrollTop).toBeGreaterThan(0);
    const close = within(dialog).getByRole('button', { name: said(msg`Close`) });
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      dialog.getBoundingClientRect().top,
    );
    if (innerWidth >= 576) return;
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([document.documentElement.clientWidth, innerHeight]);
  },
};

/** Where only the invited may join it leads to the page that says so. */
export const ForTheInvited: Story = {
  tags: ['!dev'],
  ...onPage({
    page: { settings: settingsFixture({ signups: 'none' }) },
    href: '/members/nadia',
    bars: false,
  }),
  play: async ({ canvas }) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    const followed = new Promise((resolve) => {
      addEventListener(
        'click',
        (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    canvas.getByRole('link', { name: 'Join for free' }).dispatchEvent(press);
    await expect(await followed).toBe(false);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
