import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { PhotoPile } from './PhotoPile';

const column = (...names: readonly string[]) =>
  names.map((name, index) => ({ src: portrait(name), isFirst: index < 2 }));

const meta = {
  title: 'Pictures/PhotoPile',
  component: PhotoPile,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Beside the title of a page for visitors: drawn portraits, never members.'],
    not: ['Not where it would push the text or the form out of the window.'],
  }),
  args: {
    photos: [
      column('ingrid', 'kwame', 'sofie', 'mateo'),
      column('farid', 'nadia', 'maarten', 'elif'),
      column('amara', 'jonas', 'linh', 'pieter'),
    ],
  },
} satisfies Meta<typeof PhotoPile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'hero' } };

export const Aside: Story = {
  args: {
    layout: 'aside',
    photos: [column('farid', 'ingrid', 'mateo'), column('nadia', 'maarten', 'amara')],
  },
};
