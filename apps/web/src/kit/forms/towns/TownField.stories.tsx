import { msg } from '@lingui/core/macro';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { TownField } from './TownField';

const meta = {
  title: 'Shell/Town field',
  component: TownField,
  args: { country: 'NL', region: 'UT', error: undefined },
  ...onPage(),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TownField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, loaded: { saidWithin } }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ams');
    await userEvent.click(await canvas.findByRole('option', { name: 'Amsterdam' }));
    await userEvent.tab();
    await expect(field).toHaveValue('Amsterdam');
    await expect(
      canvas.queryByText(
        saidWithin(msg`We don’t know this town, so we measure distances from the centre of your region.`),
      ),
    ).toBeNull();
  },
};

/** What is there from the start is nothing new, and stays unsaid until one has been in the field. */
async function leave({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox'));
  await userEvent.tab();
}

export const UnknownTown: Story = {
  args: { defaultValue: 'Oudewater' },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await leave({ canvas, userEvent });
    await expect(
      await canvas.findByText(
        said(msg`We don’t know this town, so we measure distances from the centre of your region.`),
      ),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), 'n');
    await expect(
      canvas.queryByText(
        said(msg`We don’t know this town, so we measure distances from the centre of your region.`),
      ),
    ).toBeNull();
  },
};

export const UnknownTownWithoutRegion: Story = {
  args: { defaultValue: 'Oudewater', region: '' },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await leave({ canvas, userEvent });
    await expect(
      await canvas.findByText(
        said(msg`We don’t know this town. Choose your region too, so you can search by distance.`),
      ),
    ).toBeVisible();
  },
};

/** The parent may empty a controlled field, as with another country: then nothing is announced. */
export const Emptied: Story = {
  render: function Emptied(args) {
    const [town, setTown] = useState('Oudewater');
    return (
      <>
        <TownField {...args} value={town} onChange={setTown} />
        <button type="button" onClick={() => setTown('')}>
          Another country
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await leave({ canvas, userEvent });
    await canvas.findByText(
      said(msg`We don’t know this town, so we measure distances from the centre of your region.`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Another country' }));
    await expect(
      canvas.queryByText(
        said(msg`We don’t know this town, so we measure distances from the centre of your region.`),
      ),
    ).toBeNull();
  },
};
