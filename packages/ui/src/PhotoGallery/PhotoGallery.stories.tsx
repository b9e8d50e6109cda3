import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ShownPhoto } from '../Photo';
import { PremiumPill } from '../PremiumPill';
import { BLURRED_PORTRAIT, portrait } from '../story-portraits';
import { TextLink } from '../TextLink';
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
  args: { name: 'Nadia', photos: [sharp('nadia'), sharp('linh'), sharp('elif')] },
} satisfies Meta<typeof PhotoGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: <PremiumPill /> } };

export const Locked: Story = {
  args: {
    photos: [sharp('nadia'), blurred('2'), blurred('3'), { id: '4', variant: 'locked' }],
    lockNote: ({ variant }) => (variant === 'locked' ? 'Private' : 'Premium sees all photos'),
    unlock: () => <TextLink href="#premium">Get Premium</TextLink>,
  },
};

export const One: Story = { args: { photos: [sharp('nadia')] } };

export const None: Story = { args: { photos: [] } };

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
