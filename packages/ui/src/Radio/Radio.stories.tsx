import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroup } from '../Field';
import { withUsage } from '../usage';
import { Radio } from './Radio';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For one answer out of a few that need a line each, in a FieldGroup with the question.',
        'Nothing chosen where the answer is personal or costs.',
      ],
      not: ['Not for two to four short words: these are Segments.'],
    }),
    column: 'form',
  },
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

/** The group is one stop of Tab; the arrow keys choose. */
export const WithTheKeys: Story = {
  ...Group,
  play: async ({ canvas, userEvent }) => {
    const [region, city] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(city).toHaveFocus();
    await expect(city).toBeChecked();
    await expect(region).not.toBeChecked();
    await userEvent.tab();
    await expect(city).not.toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show my region'));
    await expect(canvas.getByRole('radio')).not.toBeChecked();
  },
};

export const WithAnError: Story = {
  render: () => (
    <FieldGroup label="What others see" error="Select an option.">
      <div>
        <Radio name="place" value="region">
          Show my region
        </Radio>
        <Radio name="place" value="city">
          Show my city
        </Radio>
      </div>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What others see' })).toHaveAccessibleDescription(
      'Select an option.',
    );
  },
};

export const LongGermanWords: Story = {
  args: {
    children:
      'Benachrichtigungseinstellungen übernehmen und Unterhaltungsteilnehmerinnen und Unterhaltungsteilnehmern anzeigen',
  },
};
