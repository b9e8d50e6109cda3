import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout';
import { OnlineDot } from '../OnlineDot';
import { withUsage } from '../usage';
import { Tag } from './Tag';

const meta = {
  title: 'Markers/Tag',
  component: Tag,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['One or two words about the content that it stands on: “25% off”, “Popular”.'],
    not: ['Not a button, and not a count: that is a Badge.', 'Not for anything that isn’t true.'],
  }),
  args: { children: '25% off' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'solid', children: 'Popular' } };

export const Tones: Story = {
  render: () => (
    <Inline>
      <Tag>25% off</Tag>
      <Tag tone="solid">Popular</Tag>
      <Tag tone="quiet">
        <OnlineDot isSpoken={false} />
        Online now
      </Tag>
      <Tag tone="success">Confirmed</Tag>
      <Tag tone="warning">Not confirmed</Tag>
    </Inline>
  ),
};

export const LongGermanWords: Story = {
  args: { children: 'Zahlungsbestätigung ausstehend', tone: 'warning' },
};
