import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { Text } from './Text';

const meta = {
  title: 'Words/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Sizes and tones by meaning; a measure for long texts.',
        '“numbers” for prices and clocks, so that they stand under each other.',
      ],
      not: ['Not muted where the text is important.', 'Not for headings.'],
    }),
    column: 'text',
  },
  args: {
    children:
      'Dating and chat at your own pace. Read profiles, start real conversations, and pay only for the messages you send.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lead', tone: 'muted', measure: 'lead' } };

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack>
      <Text size="stamp">{children}</Text>
      <Text size="label">{children}</Text>
      <Text size="body">{children}</Text>
      <Text size="lead">{children}</Text>
      <Text size="section">{children}</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>Words as they are</Text>
      <Text tone="muted">What matters less</Text>
      <Text tone="danger">What went wrong</Text>
      <Text tone="success">What is done</Text>
    </Stack>
  ),
};

export const Figures: Story = {
  render: () => (
    <Stack gap="1">
      <Text numbers weight="bold">
        €111.11
      </Text>
      <Text numbers weight="bold">
        €888.88
      </Text>
    </Stack>
  ),
};
