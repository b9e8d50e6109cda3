import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../Field';
import { withUsage } from '../usage';
import { Radio } from './Radio';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For one answer out of a few that need a line each, in a FieldGroup that asks.',
      'Nothing chosen where the answer is personal or costs.',
    ],
    not: ['Not for two to four short words: these are Segments.'],
  }),
  args: { name: 'shown', children: 'Show my region' },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultChecked: true } };

export const Group: Story = {
  render: () => (
    <FieldGroup label="What others see">
      <div>
        <Radio name="place" value="region" defaultChecked>
          Show my region
        </Radio>
        <Radio name="place" value="city">
          Show my city
        </Radio>
      </div>
    </FieldGroup>
  ),
};
