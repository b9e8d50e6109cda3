import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
    '../../lander/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../../web/src/kit/join/portraits', to: '/portraits' },
    { from: '../portraits', to: '/portraits' },
    { from: '../../web/public/promo', to: '/promo' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'How to use it' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

// Storybook reads its configuration from the default export.
export default config;
