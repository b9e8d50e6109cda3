import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { BrokenScreen } from './BrokenScreen';
import { CatchErrors } from './CatchErrors';
import { LastResort } from './LastResort';

const meta = {
  title: 'Screens/Broken',
  component: BrokenScreen,
  ...onPage({ page: { requestId: 'k3Vd0_aZ71Qm' } }),
} satisfies Meta<typeof BrokenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function Breaking() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('a defect of this story');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Break
    </button>
  );
}

/** What fails while it is used gives way to the page that says so, with the number by which it is found again. */
export const Default: Story = {
  render: () => (
    <CatchErrors instead={<BrokenScreen />}>
      <Breaking />
    </CatchErrors>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break' }));
    await expect(await canvas.findByText('k3Vd0_aZ71Qm')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

function AlwaysBroken(): never {
  throw new Error('another defect of this story');
}

/** If that fails as well, a few lines are shown that can’t fail. */
export const BrokenTwice: Story = {
  render: () => (
    <CatchErrors instead={<LastResort />}>
      <AlwaysBroken />
    </CatchErrors>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('k3Vd0_aZ71Qm')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

function OneOfTwo() {
  const [shown, setShown] = useState('defect');
  return (
    <>
      <CatchErrors shown={shown} instead={<LastResort />}>
        {shown === 'defect' ? <AlwaysBroken /> : <p>All is well with the other.</p>}
      </CatchErrors>
      <button type="button" onClick={() => setShown('other')}>
        Show the other
      </button>
    </>
  );
}

/** Another page of the same kind isn't taken for the one that failed. */
export const AnotherOne: Story = {
  render: () => <OneOfTwo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other' }));
    await expect(await canvas.findByText('All is well with the other.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
