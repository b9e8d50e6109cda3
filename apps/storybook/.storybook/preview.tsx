import '@vela/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { triedByValue } from './arg-types';
import { loadI18n } from './load-i18n';
import { saidIn } from './said';
import { StoryFrame } from './StoryFrame';
import { StoryRoom } from './StoryRoom';
import { globalTypes, viewports } from './toolbars';

// What a story waits for may take long where others work, too; nothing is judged by how long it took.
configure({ asyncUtilTimeout: 20_000 });

// What only such a page needs is heavy: a story doesn't wait for it.
const UsagePage = lazy(() => import('./UsagePage').then((module) => ({ default: module.UsagePage })));
const DocsFrame = lazy(() => import('./DocsFrame').then((module) => ({ default: module.DocsFrame })));

const preview: Preview = {
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Start here', 'Colour', 'Type', 'Space', 'Sizes', 'Icons', 'Motion', 'Voice'],
          'Patterns',
          'Overview',
          'Layout',
          'Words',
          'Actions',
          'Forms',
          'Markers',
          'Pictures',
          'Members',
          'Chat',
          'Content',
          'Messages',
          'Feedback',
          'Progress',
          'States',
          'Surfaces',
          'Navigation',
          'Shell',
          'Screens',
          'Landers',
          'Load',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // No rule among these reads styles from their text: to fetch and parse them again took a seventh of a run.
        preload: { assets: ['media'] },
        // Storybook's panel also lists what holds; a test needs only what doesn't.
        ...(import.meta.env['STORYBOOK_WIDTH'] && { resultTypes: ['violations'] }),
      },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <UsagePage />
        </Suspense>
      ),
    },
  },
  globalTypes,
  initialGlobals: {
    locale: import.meta.env['STORYBOOK_LOCALE'] ?? 'en',
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    niche: 1,
    motion: 'full',
    direction: 'ltr',
    viewport: { value: import.meta.env['STORYBOOK_WIDTH'] ?? 'desktop', isRotated: false },
  },
  argTypesEnhancers: [triedByValue],
  loaders: [
    async ({ globals }) => {
      const i18n = await loadI18n(globals['locale']);
      return { i18n, ...saidIn(i18n) };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters, viewMode }) => (
      <StoryFrame
        i18n={loaded['i18n']}
        locale={globals['locale']}
        theme={globals['theme']}
        niche={globals['niche']}
        motion={globals['motion']}
        direction={globals['direction']}
        isInPage={viewMode === 'docs'}
      >
        <StoryRoom
          column={parameters['column']}
          nothingShown={parameters['nothingShown']}
          nothingShownFrom={parameters['nothingShownFrom']}
        >
          <Story />
        </StoryRoom>
      </StoryFrame>
    ),
  ],
};

// Storybook reads its configuration from the default export.
export default preview;
