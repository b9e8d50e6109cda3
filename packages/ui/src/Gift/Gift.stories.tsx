import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GIFT_IDS, type GiftId } from '@vela/domain/chat';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../layout';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { Gift } from './Gift';
import { GIFT_NAMES, GIFT_SENTENCES } from './gift-texts';

const meta = {
  title: 'Pictures/Gift',
  component: Gift,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Beside its name, in the message and in the list of gifts.',
      'With its price wherever it can be sent.',
    ],
    not: ['Not as decoration.'],
  }),
  args: { id: 'rose' },
} satisfies Meta<typeof Gift>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { id: 'champagne' } };

function NamedGift({ id }: { id: GiftId }) {
  const { i18n } = useLingui();
  return (
    <Inline gap="3">
      <Gift id={id} />
      <Stack gap="1">
        <Text>{i18n._(GIFT_NAMES[id])}</Text>
        <Text size="label" tone="muted">
          {GIFT_SENTENCES[id]('Nadia')}
        </Text>
      </Stack>
    </Inline>
  );
}

export const All: Story = {
  render: () => (
    <Stack gap="4">
      {GIFT_IDS.map((id) => (
        <NamedGift key={id} id={id} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Nadia$/)).toHaveLength(GIFT_IDS.length);
  },
};
