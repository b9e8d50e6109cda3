import { expect, test } from 'vitest';
import { storyAddress } from '../.storybook/story-address.ts';

test('a story by itself keeps what the toolbars are set to', () => {
  const address = storyAddress('forms-field--default', {
    locale: 'de',
    niche: 3,
    viewport: { value: 'phone', isRotated: false },
    measureEnabled: undefined,
  });
  const { pathname, searchParams } = new URL(address, 'https://design.example');
  expect(pathname).toBe('/iframe.html');
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'forms-field--default',
    viewMode: 'story',
    globals: 'locale:de;niche:3',
  });
});
