import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { ToolbarValues } from './story-address';

/** What the toolbars are set to, on a page about a component. */
export function useGlobals({ channel, componentStories, getStoryContext }: DocsContextProps): ToolbarValues {
  const [globals, setGlobals] = useState<ToolbarValues>(() => {
    const [story] = componentStories();
    return story ? getStoryContext(story).globals : {};
  });
  useEffect(() => {
    const update = ({ globals: next }: { globals: ToolbarValues }) => setGlobals(next);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}
