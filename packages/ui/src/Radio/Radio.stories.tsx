import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../Field';
import { Radio } from './Radio';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
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
