import { DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyAddress, type ToolbarValues } from './story-address';
import { viewports } from './toolbars';

export type ViewportName = keyof typeof viewports;

interface StoriesAtWidthProps {
  viewport: ViewportName;
  globals: ToolbarValues;
}

/**
 * The stories of a page, each in a window of its own as wide as the toolbar says: what a style asks of the width, it asks
 * of the window.
 */
export function StoriesAtWidth({ viewport, globals }: StoriesAtWidthProps) {
  const { componentStories } = useContext(DocsContext);
  const { name, styles } = viewports[viewport];
  return (
    <>
      <Heading>{name}</Heading>
      {componentStories().map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which need all that a page may do */}
          <iframe
            title={`${story.name}, ${name}`}
            src={storyAddress(story.id, globals)}
            width={parseInt(styles.width, 10)}
            height={parseInt(styles.height, 10)}
            loading="lazy"
          />
        </section>
      ))}
    </>
  );
}
