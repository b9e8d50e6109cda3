import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberGrid } from '../MemberCard';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { MemberChoice } from './MemberChoice';

const photo = (id: string) => ({ id, variant: 'sharp', src: portrait(id), width: 360, height: 450 }) as const;

const meta = {
  title: 'Pictures/MemberChoice',
  component: MemberChoice,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Several members are liked at once: each card is a checkbox, and a form sends those that are ticked.',
        'Every card marks a fictional profile.',
      ],
      not: ['Not where the card leads to a profile: that is a MemberCard.'],
    }),
    column: 'aside',
  },
  args: {
    name: 'like.nadia',
    memberName: 'Nadia',
    age: 34,
    place: 'Utrecht',
    photo: photo('nadia'),
    isOnline: true,
    isFictional: false,
    reason: 'In common: Coffee',
    isFirst: true,
  },
} satisfies Meta<typeof MemberChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /Nadia/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Nadia'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Chosen: Story = { args: { defaultChecked: true } };

export const Fictional: Story = {
  args: { isFictional: true, fictionalWarning: 'Fictional profile', reason: undefined },
};

export const WithoutPhoto: Story = { args: { photo: null, isOnline: false } };

export const LongName: Story = { args: { memberName: 'Katarzyna-Aleksandra-Maximiliane' } };

export const Several: Story = {
  parameters: { column: 'page' },
  render: (args) => (
    <MemberGrid label="People who may suit you">
      {['nadia', 'linh', 'amara'].map((id) => (
        <li key={id}>
          <MemberChoice {...args} name={`like.${id}`} photo={photo(id)} defaultChecked={id === 'amara'} />
        </li>
      ))}
    </MemberGrid>
  ),
};
