import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { withUsage } from '../usage';
import { Slider, type SliderProps } from './Slider';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For one number that needn’t be exact, such as the zoom of a crop.',
        'Give the number its unit: it stands beside the label, and screen readers announce it.',
      ],
      not: [
        'Not for an exact number, such as a year of birth: that is a TextInput or a Select.',
        'Not for a range: that is a RangePair.',
        'Not where only some numbers are offered, or no number is an answer, too: the distance of a search is a Select.',
      ],
    }),
    column: 'aside',
  },
  args: {
    name: 'distance',
    label: 'Distance',
    min: 5,
    max: 200,
    step: 5,
    defaultValue: 50,
    format: kilometres,
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Distance' });
    await fireEvent.change(slider, { target: { value: '75' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '75 km');
    await expect(canvas.getByText('75 km')).toBeVisible();
  },
};

export const Playground: Story = { args: { defaultValue: 120 } };

export const AtItsStart: Story = { args: { defaultValue: 5 } };

export const AtItsEnd: Story = { args: { defaultValue: 200 } };

/** The line ends at the thumb in the first frame already. */
export const BeforeItIsPainted: Story = {
  args: { min: 0, max: 200, defaultValue: 50 },
  render: (args) => <Beheld {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0\.25$/);
  },
};

export const LongGermanWords: Story = {
  args: {
    label: 'Höchstentfernung vom Lebensmittelpunkt',
    defaultValue: 200,
    format: (value) => `${value} Kilometer und weiter`,
  },
};

function kilometres(value: number): string {
  return `${value} km`;
}

/** Returns where the line ended when the browser was about to paint. */
function Beheld(args: SliderProps) {
  const around = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState('');
  useLayoutEffect(() => {
    const track = around.current?.querySelector<HTMLElement>('input')?.parentElement;
    setEnd(track?.style.getPropertyValue('--to') ?? '');
  }, []);
  return (
    <div ref={around}>
      <Slider {...args} />
      <output>{end}</output>
    </div>
  );
}
