import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { STORED } from '../../kit/storage/stored-keys';
import { Search } from './Search';

// What is rendered, which no picture shows.
const meta = {
  title: 'Load/SearchCards',
  component: Search,
  tags: ['load'],
  args: { address: { filters: {}, page: 1 }, hasPlace: true },
  ...onPage({ page: { user: userFixture() }, href: '/members' }),
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

const AGE = 'aside input[name=min_age]';
const COUNTRY = 'aside select[name=country]';

/** The cards don't render again while filters are changed beside them, nor when the search starts. */
export const LeftAlone: Story = {
  play: async ({ canvas, canvasElement, loaded: { saidWithin } }) => {
    await canvas.findByRole('link', { name: 'Nadia' });
    const panel = canvasElement.querySelector('aside');
    const before = renderedFor(canvasElement);
    for (const age of ['25', '26', '27']) choose(canvasElement, { field: AGE, value: age });
    await waitFor(() => expect(panel).toHaveTextContent(saidWithin(msg`${{ from: 27 }} to ${{ to: 99 }}`)));
    choose(canvasElement, { field: COUNTRY, value: 'NL' });
    await waitFor(() => expect(panel?.querySelector('select[name=region]')).toBeInTheDocument());
    await expectSame(before, renderedFor(canvasElement));
    // The search is saved once all around the cards is rendered.
    await waitFor(() => expect(sessionStorage.getItem(STORED.search.key)).toContain('country=NL'));
    await expectSame(before, renderedFor(canvasElement));
    await expect(before.size).toBeGreaterThan(20);
  },
};

function choose(within: HTMLElement, { field, value }: { field: string; value: string }): void {
  const control = within.querySelector(field);
  if (!control) throw new Error(`there is ${field}`);
  void fireEvent.change(control, { target: { value } });
}

/** The parts of a card that are no picture: a picture renders again by itself once its file is there. */
const CARDS = 'main ul:has(> li > article) :is(article, h2, a, p)';

/** React keeps the properties it last gave an element beside it: other ones are of another rendering. */
function renderedFor(canvasElement: HTMLElement): Map<Element, unknown> {
  const elements = [...canvasElement.querySelectorAll(CARDS)];
  const key = Object.keys(elements[0] ?? {}).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('the cards are React’s');
  return new Map(elements.map((element) => [element, (element as unknown as Record<string, unknown>)[key]]));
}

async function expectSame(before: Map<Element, unknown>, now: Map<Element, unknown>): Promise<void> {
  const others = [...now].filter(([element, props]) => before.get(element) !== props);
  await expect(others.map(([element]) => element)).toEqual([]);
}
