import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { Search } from './Search';

const PORTRAITS = ['amara', 'elif', 'ingrid', 'jonas', 'kasia', 'kwame', 'linh', 'maarten'];

const members = Array.from({ length: 500 }, (_, index) => {
  const portrait = PORTRAITS[index % PORTRAITS.length];
  const filename = `/portraits/${portrait}-360.webp`;
  return profileFixture({
    id: `member-${index}`,
    name: `Member ${index}`,
    premium: index % 5 === 0,
    fictional: index % 7 === 0,
    main_image: imageFixture({ id: `image-${index}`, filename, sources: [], width: 360, height: 450 }),
  });
});

// More than anyone scrolls to; `npm run x -- bench interactions` measures it. Documented as usual it would lose the window
// that it fills: Storybook puts such words in place of all parameters.
const meta = {
  title: 'Load/Search',
  component: Search,
  tags: ['load', '!test'],
  args: { address: { filters: {}, page: 1 }, hasPlace: true },
  ...onPage({
    page: { user: userFixture() },
    href: '/members',
    handlers: {
      searchMembers: () => ({
        pageNumber: 1,
        results: members,
        numResults: members.length,
        numMembers: members.length,
        similar: [],
        unmet: [],
        costs: [],
      }),
    },
  }),
} satisfies Meta<typeof Search>;

export default meta;

export const FiveHundredCards: StoryObj<typeof meta> = {};
