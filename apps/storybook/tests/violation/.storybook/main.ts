import type { StorybookConfig } from '@storybook/react-vite';
import real from '../../../.storybook/main.ts';

const config: StorybookConfig = { ...real, stories: ['../*.stories.tsx'], staticDirs: [] };

// Storybook reads its configuration from the default export.
export default config;
