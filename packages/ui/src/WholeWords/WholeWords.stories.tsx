import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { WholeWords } from './WholeWords';

const ADDRESS = 'address';
const german = setupI18n({ locale: 'de', messages: { de: { [ADDRESS]: ['E-Mail-Adresse'] } } });

const meta = {
  title: 'Words/WholeWords',
  component: WholeWords,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Around large or narrow text, where a line must not end after the “e-” of “e-mail”.'],
    not: ['Not for a Heading, a Button, a Notice, or the texts of a Field: these contain it.'],
  }),
  args: { children: 'Look into your e-mail. We have sent an e-mail to the address that you gave.' },
} satisfies Meta<typeof WholeWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The text of `Trans` is known only when it renders. */
export const Translated: Story = {
  args: { children: <Trans id={ADDRESS} /> },
  decorators: [
    (Story) => (
      <I18nProvider i18n={german}>
        <p ref={(node) => node?.style.setProperty('inline-size', '10ch')}>
          <Story />
        </p>
      </I18nProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E-Mail').getClientRects()).toHaveLength(1);
  },
};

/** In any width the whole word goes to the next line. */
export const Narrow: Story = {
  args: { children: 'Your new e-mail' },
  decorators: [
    (Story) => (
      <p ref={(node) => node?.style.setProperty('inline-size', '11ch')}>
        <Story />
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('e-mail').getClientRects()).toHaveLength(1);
  },
};
