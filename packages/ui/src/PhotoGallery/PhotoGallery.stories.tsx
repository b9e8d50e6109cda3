import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../Button';
import type { ShownPhoto } from '../Photo';
import { PremiumPill } from '../PremiumPill';
import { BLURRED_PORTRAIT, portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { PhotoGallery } from './PhotoGallery';

const sharp = (name: string): ShownPhoto => ({
  id: name,
  variant: 'sharp',
  src: portrait(name),
  width: 360,
  height: 450,
});
const blurred = (id: string): ShownPhoto => ({ ...sharp(id), variant: 'blurred', src: BLURRED_PORTRAIT });

const meta = {
  title: 'Pictures/PhotoGallery',
  component: PhotoGallery,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'All photos of one member, the main photo first; each opens in its full size.',
        'Swipes, arrow keys and buttons lead to the next photo.',
      ],
      not: ['Not for photos of several people.'],
    }),
    column: 'narrow',
  },
  args: { name: 'Nadia', photos: [sharp('nadia'), sharp('linh'), sharp('elif')] },
} satisfies Meta<typeof PhotoGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: <PremiumPill /> } };

export const Locked: Story = {
  args: {
    photos: [sharp('nadia'), blurred('2'), blurred('3'), { id: '4', variant: 'locked' }],
    lockNote: ({ variant }) => (variant === 'locked' ? 'Private' : 'Premium members see all photos'),
    lockWord: ({ variant }) => (variant === 'locked' ? 'Private' : 'Premium'),
    unlock: () => (
      <ButtonLink tone="soft" size="small" href="#premium">
        Get Premium
      </ButtonLink>
    ),
  },
  play: async ({ canvas, loaded: { said } }) => {
    // Photos that Premium opens differ from the others in name and look.
    const [, second, , last] = canvas.getAllByRole('button');
    const [locked, hidden] = [second, last].map((photo) => photo?.getAttribute('aria-label') ?? '');
    await expect(locked?.replace(', Premium', '')).toMatch(
      said(msg`Photo ${{ number: 2 }} of ${{ count: 4 }}: ${{ name: 'Nadia' }}, locked`),
    );
    // The English word is in the name already, and is announced once.
    await expect(hidden?.replace(', Private', '')).toMatch(
      said(msg`Photo ${{ number: 4 }} of ${{ count: 4 }}: ${{ name: 'Nadia' }}, private`),
    );
    await expect(locked?.match(/premium/giu)).toHaveLength(1);
    await expect(hidden?.match(/private/giu)).toHaveLength(1);
    await expect(last?.querySelector('svg')?.outerHTML).not.toBe(second?.querySelector('svg')?.outerHTML);
    await expect(second).toHaveTextContent('Premium');
    await expect(last).toHaveTextContent('Private');
  },
};

export const One: Story = { args: { photos: [sharp('nadia')] } };

export const None: Story = { args: { photos: [] } };

/** A finger scrolls from one photo to the next; the caption follows. */
export const TurnedByASwipe: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first ?? canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/^1\D+3$/)).toBeVisible());
    const strip = [...canvas.getByRole('dialog').querySelectorAll('*')].find(
      ({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth,
    );
    strip?.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText(/^2\D+3$/)).toBeVisible());
  },
};

/** At the last photo the button stays, but is inactive, and the keys still work. */
export const TurnedByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first ?? canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/^1\D+3$/)).toBeVisible());
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('region')).toHaveAccessibleName();
    const [previous, next] = dialog.getAllByRole('button').slice(-2);
    if (!previous || !next) throw new Error('there are two buttons to turn the photos over');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    for (const shown of [/^2\D+3$/, /^3\D+3$/]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(shown)).toBeVisible());
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText(/^2\D+3$/)).toBeVisible());
  },
};

/**
 * In a script that runs from the right, the next photo is to the left: for the buttons, the keys and a
 * finger.
 */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PhotoGallery {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first ?? canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/^1\D+3$/)).toBeVisible());
    const dialog = within(canvas.getByRole('dialog'));
    const strip = dialog.getByRole('region');
    const [previous, next] = dialog.getAllByRole('button').slice(-2);
    if (!previous || !next) throw new Error('there are two buttons to turn the photos over');
    await expect(next.getBoundingClientRect().left).toBeLessThan(previous.getBoundingClientRect().left);
    await expect(next.querySelector('svg')).toHaveStyle({ scale: '-1 1' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText(/^2\D+3$/)).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText(/^3\D+3$/)).toBeVisible());
    await waitFor(() => expect(strip.scrollLeft / strip.clientWidth).toBeCloseTo(-2));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/^2\D+3$/)).toBeVisible());
    strip.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText(/^1\D+3$/)).toBeVisible());
  },
};

/** The link to unlock a photo disappears with the photo, and its focus moves to the photos. */
export const TurnedFromALockedPhoto: Story = {
  args: { ...Locked.args, photos: [sharp('nadia'), blurred('2')] },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getAllByRole('button').at(-1);
    await userEvent.click(second ?? canvas.getByRole('button'));
    const dialog = within(canvas.getByRole('dialog'));
    const unlock = await dialog.findByRole('link');
    unlock.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dialog.getByRole('region')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/^2\D+2$/)).toBeVisible());
  },
};

/** The strip scrolls to the photo that was pressed, not only the caption. */
export const OpenedAtTheLast: Story = {
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole('button').at(-1);
    await userEvent.click(last ?? canvas.getByRole('button'));
    const strip = await within(canvas.getByRole('dialog')).findByRole('region');
    await waitFor(() => expect(strip.scrollLeft / strip.clientWidth).toBeCloseTo(2));
  },
};

export const TurnedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button');
    await userEvent.click(second ?? canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/^2\D+3$/)).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/^3\D+3$/)).toBeVisible());
    const [close] = within(canvas.getByRole('dialog')).getAllByRole('button');
    await userEvent.click(close ?? canvas.getByRole('dialog'));
    await waitFor(() => expect(second).toHaveFocus());
  },
};
