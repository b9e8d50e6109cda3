import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Violation/Unlabelled' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing says what this field is for. */
export const WithoutALabel: Story = { render: () => <input type="text" name="city" /> };

export const InOrder: Story = { render: () => <input type="text" name="city" aria-label="City" /> };
