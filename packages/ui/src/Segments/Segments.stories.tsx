import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldGroup } from '../Field';
import { withUsage } from '../usage';
import { Segments } from './Segments';

const meta = {
  title: 'Forms/Segments',
  component: Segments,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['For two to four short answers that are all visible, one of them chosen.'],
      not: ['Not for links to parts of a page: that is LinkTabs.', 'Not for answers of more than two words.'],
    }),
    column: 'form',
  },
  args: {
    name: 'meet',
    options: [
      { value: 'female', label: 'Women' },
      { value: 'male', label: 'Men' },
      { value: 'all', label: 'Everyone' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <FieldGroup label="I want to meet">
      <Segments {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Men' }));
    await expect(args.onChange).toHaveBeenCalledWith('male');
    await expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked();
  },
};

/** One stop of Tab; the arrow keys go from answer to answer, and from the last to the first. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'female' },
  play: async ({ canvas, userEvent, args }) => {
    const answer = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(answer('Women')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(answer('Men')).toHaveFocus();
    await expect(answer('Men')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('male');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(answer('Everyone')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
    await userEvent.tab();
    await expect(answer('Everyone')).not.toHaveFocus();
  },
};

export const Playground: Story = { args: { defaultValue: 'all' } };

export const Chosen: Story = { args: { defaultValue: 'female' } };

export const LongGermanWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'Freundschaftsbekanntschaften' },
      { value: 'b', label: 'Lebensabschnittsgefährten' },
      { value: 'c', label: 'Alle' },
    ],
  },
};

/** An error marks the edge of the whole control, like that of a field. */
export const Missing: Story = {
  render: (args) => (
    <FieldGroup label="I want to meet" error="Choose whom you want to meet.">
      <Segments {...args} />
    </FieldGroup>
  ),
  play: async ({ canvasElement }) => {
    const tray = canvasElement.querySelector('[data-invalid]');
    if (!tray) throw new Error('what is missing is marked');
    await expect(getComputedStyle(tray).outlineStyle).toBe('none');
    await expect(tray.getBoundingClientRect().height).toBe(52);
  },
};
