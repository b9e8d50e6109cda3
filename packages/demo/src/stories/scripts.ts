import { DAY, HOUR, me, them, type Script } from './script';

/** The conversations of the premium member, the newest first. */
export const PREMIUM_SCRIPTS: readonly Script[] = [
  {
    isMatch: true,
    unread: 2,
    lines: [
      them(3 * DAY, 'You named a second-hand cookbook as a weakness. Which one would you save from a fire?'),
      me(3 * DAY - 40, 'An Indonesian one from 1962, stained on every page that matters.'),
      them(3 * DAY - 55, 'Stains are reviews. Mine has only one good page, but it is the one with the soup.'),
      me(DAY + 4 * HOUR, 'Then I will need that recipe. Sunday is a soup sort of day.'),
      them(DAY + 3 * HOUR, { photo: 'cafe' }),
      them(DAY + 3 * HOUR - 2, 'Proof that I get up early, too. This place opens at seven.'),
      me(5 * HOUR, 'Seven is almost late. Do they have a bench with morning sun?'),
      them(28, 'Two. I could keep one free on Saturday.'),
      them(26, 'If you bring the cookbook.'),
    ],
  },
  {
    isMatch: true,
    unread: 0,
    lines: [
      me(6 * DAY, 'A museum and a long walk: which one first?'),
      them(6 * DAY - 90, 'Walk first. Then the museum feels like a rest.'),
      me(5 * DAY, { gift: 'chocolates' }),
      them(5 * DAY - 15, 'That is the nicest way anyone has ever asked me to keep talking.'),
      me(2 * DAY, 'Then keep talking. What are you reading?'),
      them(2 * DAY - 200, 'Something with ships. I get seasick on the sofa.'),
      me(DAY + 10 * HOUR, 'I have a book for that. It is all trains.'),
    ],
  },
  {
    isMatch: false,
    unread: 1,
    lines: [
      them(
        9 * HOUR,
        'I like what you wrote about being quiet together. Is the bookshop as calm as it sounds?',
      ),
    ],
  },
  {
    isMatch: true,
    unread: 0,
    lines: [
      them(12 * DAY, 'Concerts: front row or at the back near the bar?'),
      me(12 * DAY - 30, 'Front row, and hoarse the next morning.'),
      them(11 * DAY, 'Good. I hold coats.'),
      me(10 * DAY, 'And I hold places. Friday three weeks from now?'),
      them(9 * DAY, 'Already in my calendar, in pen.'),
      me(9 * DAY - 20, { gift: 'bouquet' }),
      them(8 * DAY, 'Now it is in my calendar with flowers next to it.'),
    ],
  },
  {
    isMatch: true,
    unread: 0,
    lines: [
      me(20 * DAY, 'Hello, fellow early riser. Which train do you take?'),
      them(19 * DAY, 'The one before the one I should take.'),
      me(19 * DAY - 60, 'A person of principle.'),
      them(18 * DAY, 'Of habit, I am afraid. But I wave to the heron at the second bridge.'),
      me(18 * DAY - 240, 'I know that heron. We should compare notes.'),
    ],
  },
  {
    isMatch: false,
    unread: 0,
    lines: [
      me(31 * DAY, 'Your profile made me laugh on a full bus, thank you for that.'),
      them(30 * DAY, 'Happy to help. Which line?'),
      me(30 * DAY - 100, 'The last one. And the 12 to the station.'),
      me(29 * DAY, 'How did the baking go?'),
    ],
  },
];

/** The conversations of the free member, who has one message of three left. */
export const FREE_SCRIPTS: readonly Script[] = [
  {
    isMatch: true,
    unread: 1,
    lines: [
      me(2 * DAY, 'A bicycle further than planned: what was your furthest?'),
      them(2 * DAY - 45, 'To the sea and, because of the wind, almost back again.'),
      me(DAY, 'Almost is my favourite distance. Was there good bread on the way?'),
      them(75, 'The best. I could show you, it is only ninety kilometres.'),
    ],
  },
  {
    isMatch: false,
    unread: 1,
    lines: [them(4 * HOUR, 'Bad puns and good bread? Say one of each and I will answer.')],
  },
];
