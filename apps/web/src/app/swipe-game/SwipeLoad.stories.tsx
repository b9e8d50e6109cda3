import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { SwipeGame } from './SwipeGame';

const PORTRAITS = ['amara', 'elif', 'ingrid', 'jonas', 'kasia', 'kwame', 'linh', 'maarten'];

const members = Array.from({ length: 200 }, (_, index) => {
  const portrait = PORTRAITS[index % PORTRAITS.length];
  const filename = `/portraits/${portrait}-360.webp`;
  const photo = imageFixture({ id: `image-${index}`, filename, sources: [], width: 360, height: 450 });
  return profileFixture({
    id: `member-${index}`,
    name: `Member ${index}`,
    premium: index % 5 === 0,
    main_image: photo,
    photos: [photo],
    about: 'Architect by day, slow cook by night, and on a bicycle in between.',
    interests: ['hiking', 'coffee', 'music'],
  });
});

// More than anyone chooses on in a day; `npm run x -- bench interactions` measures it.
const meta = {
  title: 'Load/Swipe',
  component: SwipeGame,
  tags: ['load', '!test'],
  args: { filters: {} },
  ...onPage({
    page: { user: userFixture() },
    pageName: 'swipe-game',
    href: '/swipe-game',
    handlers: {
      getSwipe: () => ({ profiles: members, liked: [], likes_a_day: 4, likes_left: 4, next_at: null }),
      getMember: ({ query: { id } }) => ({
        profile: members.find((one) => one.id === id) ?? profileFixture(),
      }),
      swipeMember: () => ({ match: false, likes_left: 4, next_at: null }),
      undoSwipe: () => ({ likes_left: 4, next_at: null }),
    },
  }),
} satisfies Meta<typeof SwipeGame>;

export default meta;

export const TwoHundredCards: StoryObj<typeof meta> = {};
