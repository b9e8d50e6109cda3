import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0] & { default: Meta };

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true });
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const stories = Object.values(modules).flatMap((module) =>
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(([name, Story]) => ({
    name: `${module.default.title} › ${name}`,
    Story,
  })),
);

describe('every story on the server', () => {
  it('is found', () => {
    expect(stories.length).toBeGreaterThan(100);
  });

  it.each(stories)(
    '$name renders, without a style attribute that the security policy would refuse',
    ({ Story }) => {
      const html = renderToString(
        <I18nProvider i18n={i18n}>
          <Story />
        </I18nProvider>,
      );
      expect(html).not.toMatch(/\sstyle=/u);
    },
  );
});

describe('every component', () => {
  const metas = Object.values(modules)
    .map((module) => module.default)
    // What a browser has to bear is no page of Storybook.
    .filter(({ component, title }) => component !== undefined && !title?.startsWith('Load/'));

  it.each(metas.map((meta) => ({ title: meta.title, meta })))(
    '$title has a page that says when to take it and when not',
    ({ meta }) => {
      expect(meta.tags).toContain('autodocs');
      expect(meta.parameters?.['usage']).toEqual({ does: expect.any(Array), not: expect.any(Array) });
    },
  );
});
