import { I18nProvider, useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ColorMode } from '@vela/contract/page';
import type { Niche } from '@vela/domain/sites';
import { expect, waitFor } from 'storybook/test';
import { PageInFrame } from '../../../tests/support/page-in-frame';
import { OfflinePage } from './OfflinePage';
import { offlineStyle } from './offline-style';

const meta = {
  title: 'Screens/No connection',
  component: Offline,
  args: { siteName: 'Vela' },
  // A document of its own, which the toolbars don't reach by themselves.
  render: ({ niche, colorMode, ...args }, { globals }) => (
    <Offline
      {...args}
      niche={niche ?? (globals['niche'] as Niche)}
      colorMode={colorMode ?? (globals['theme'] as ColorMode)}
    />
  ),
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('The page');
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')?.checkVisibility()).toBe(true));
    await expect(frame.contentDocument?.querySelectorAll('main a')).toHaveLength(1);
  },
} satisfies Meta<typeof Offline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { colorMode: 'dark' } };

/** A niche has an accent of its own, and some sites a long name. */
export const LongNameOfANiche: Story = {
  args: { niche: 3, siteName: 'Herzklopfen in Mecklenburg-Vorpommern' },
};

interface OfflineProps {
  siteName: string;
  /** That of the toolbar unless said otherwise. */
  niche?: Niche;
  /** That of the toolbar unless said otherwise. */
  colorMode?: ColorMode;
}

/** The page as the service worker answers it, without the script that requests the site again. */
function Offline({ siteName, niche = 1, colorMode = 'system' }: OfflineProps) {
  const { i18n } = useLingui();
  const style = offlineStyle({ niche, colorMode });
  return (
    <PageInFrame title="The page">
      <I18nProvider i18n={i18n}>
        <OfflinePage {...{ siteName, colorMode, style, script: '' }} />
      </I18nProvider>
    </PageInFrame>
  );
}
