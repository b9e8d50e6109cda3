import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { UsageNotes, type Usage } from '@vela/ui/usage';
import { useContext, useState } from 'react';
import { useGlobals } from './use-globals';
import { StoriesAtWidth } from './StoriesAtWidth';
import { WidthChoice, type PageWidth } from './WidthChoice';

/** The page of a component: what it is, when to take it and when not, what it takes, and all its stories. */
export function UsagePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const globals = useGlobals(useContext(DocsContext));
  const [width, setWidth] = useState<PageWidth>('page');
  const usage = preparedMeta.parameters['usage'] as Usage | undefined;
  return (
    <>
      <Title />
      <Description />
      {usage && (
        <Unstyled>
          <UsageNotes {...usage} />
        </Unstyled>
      )}
      <Primary />
      <Heading>What it takes</Heading>
      <Controls />
      <WidthChoice value={width} onChange={setWidth} />
      {width === 'page' ? <Stories /> : <StoriesAtWidth viewport={width} globals={globals} />}
    </>
  );
}
