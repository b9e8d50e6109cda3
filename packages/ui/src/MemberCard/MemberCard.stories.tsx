import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { expect } from 'storybook/test';
import { IconButton, IconLink } from '../IconButton';
import type { ShownPhoto } from '../Photo';
import { Tag } from '../Tag';
import { BLURRED_PORTRAIT, portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { MemberCard, MemberGrid } from './MemberCard';
import { MemberCardSkeleton } from './MemberCardSkeleton';

const photo = (id: string) => ({ id, variant: 'sharp', src: portrait(id), width: 360, height: 450 }) as const;

const meta = {
  title: 'Pictures/MemberCard',
  component: MemberCard,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Photo, name, age and region; the whole card is the link, and the like button has a target of its own.',
        'Every card marks fictional and premium profiles.',
      ],
      not: ['Nothing on the photo but the marks.', 'Not for a blocked or deleted member.'],
    }),
    column: 'aside',
  },
  args: {
    href: '#nadia',
    name: 'Nadia',
    age: 34,
    place: 'Utrecht',
    photo: photo('nadia'),
    isOnline: true,
    isPremium: false,
    isFictional: false,
    level: 2,
    isFirst: true,
    action: <IconButton icon={Heart} tone="glass" label="Like Nadia" aria-pressed="false" />,
  },
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nadia' })).toHaveAttribute('href', '#nadia');
    await expect(canvas.getByRole('button', { name: 'Like Nadia' })).toBeVisible();
  },
};

export const Playground: Story = { args: { isPremium: true, isOnline: false } };

/** The choice of a premium member. */
export const Bordered: Story = { args: { isPremium: true, hasBorder: true } };

export const Fictional: Story = { args: { isFictional: true } };

/** A tag for the subject of the list: the cards beside it have the same lines below the photo. */
export const Tagged: Story = {
  args: {
    tags: (
      <>
        <Tag tone="solid">New</Tag>
        <Tag>Match</Tag>
      </>
    ),
    footAction: <IconLink icon={MessageCircle} tone="glass" href="#chat" label="Write to Nadia" />,
  },
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Match').getBoundingClientRect();
    const write = canvas.getByRole('link', { name: 'Write to Nadia' }).getBoundingClientRect();
    await expect(tag.right).toBeLessThan(write.left);
    await expect(tag.bottom).toBeLessThan(canvas.getByText('Utrecht').getBoundingClientRect().top);
  },
};

/** The mark keeps its whole width below the button. */
export const WithAButtonAtItsFoot: Story = {
  args: {
    isFictional: true,
    footAction: <IconLink icon={MessageCircle} tone="glass" href="#chat" label="Write to Nadia" />,
  },
  play: async ({ canvas, loaded: { said } }) => {
    const write = canvas.getByRole('link', { name: 'Write to Nadia' });
    write.scrollIntoView({ block: 'center' });
    const { left, top, bottom } = write.getBoundingClientRect();
    await expect(bottom).toBeLessThan(
      canvas.getByText(said(msg`Fictional profile`)).getBoundingClientRect().top,
    );
    // The link that covers the card lies below the button.
    await expect(write.contains(document.elementFromPoint(left + 9, top + 22))).toBe(true);
  },
};

export const Locked: Story = {
  args: {
    photo: { ...photo('nadia'), variant: 'blurred', src: BLURRED_PORTRAIT },
    lockNote: 'Premium members see all photos',
  },
};

export const NoPhoto: Story = { args: { photo: null } };

export const LongName: Story = {
  args: { name: 'Katarzyna-Aleksandra Maximiliane', place: 'Mecklenburg-Vorpommern, Deutschland' },
};

/** As wide as one of two on a screen of 320 px: the whole name is there, and the mark has its word beside the button. */
export const Narrow: Story = {
  args: { name: 'Maximiliane-K', isPremium: true },
  beforeEach: ({ canvasElement }) => {
    canvasElement.style.inlineSize = '138px';
    return () => (canvasElement.style.inlineSize = '');
  },
  play: async ({ canvas, loaded: { said } }) => {
    const link = canvas.getByRole('link', { name: 'Maximiliane-K' });
    await expect(link.closest('article')?.getBoundingClientRect().width).toBeLessThan(153);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    const mark = canvas.getByText(said(msg`Premium`)).getBoundingClientRect();
    const like = canvas.getByRole('button').getBoundingClientRect();
    await expect(mark.width).toBeGreaterThan(40);
    await expect(mark.right).toBeLessThan(like.left);
  },
};

const photos = {
  Farid: photo('farid'),
  // She shows it only to the premium members that she chose.
  Zoe: { id: 'zoe', variant: 'blurred', src: portrait('zoe-blurred'), width: 360, height: 450 },
  Ingrid: { id: 'ingrid', variant: 'locked' },
  Jonas: photo('jonas'),
  Koen: null,
} as const satisfies Record<string, ShownPhoto | null>;

/** Every kind of photo side by side, and the skeleton of a card. */
export const Grid: Story = {
  parameters: { column: 'page' },
  render: (args) => (
    <MemberGrid label="Members">
      {Object.entries(photos).map(([name, shown], place) => (
        <li key={name}>
          <MemberCard
            {...args}
            href={`#${name}`}
            name={name}
            photo={shown}
            isPremium={place === 1}
            isFictional={place === 4}
            lockNote={shown?.variant === 'locked' ? 'Private' : 'Premium members see all photos'}
          />
        </li>
      ))}
      <li>
        <MemberCardSkeleton />
      </li>
    </MemberGrid>
  ),
};
