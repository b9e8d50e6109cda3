import { DAY, HOUR, me, them, type Script } from './script';

/** The conversations of the account on the transgender-oriented site, the newest first. */
export const ANEMONE_SCRIPTS: readonly Script[] = [
  {
    isMatch: true,
    unread: 2,
    lines: [
      them(
        2 * DAY + 4 * HOUR,
        'Sound engineer by night: at which concert did you forget that you were working?',
      ),
      me(2 * DAY + 3 * HOUR, 'A brass band in a car park. It rained, and nobody left.'),
      them(2 * DAY, 'I would have stayed for the umbrellas alone.'),
      me(DAY + 6 * HOUR, 'How did you end up here, if that isn’t too big a question?'),
      them(
        DAY + 5 * HOUR,
        'Tired of explaining myself before the coffee arrives. Here it says so on the door.',
      ),
      me(7 * HOUR, 'Same. It is nice to begin with the coffee.'),
      them(35, { photo: 'cafe' }),
      them(33, 'Then let us begin here. They know me and my order.'),
    ],
  },
  {
    isMatch: true,
    unread: 0,
    lines: [
      me(6 * DAY, 'Important: runner beans or sweet peas?'),
      them(6 * DAY - 60, 'Sweet peas for the soul, beans for August.'),
      me(5 * DAY, { gift: 'rose' }),
      them(5 * DAY - 20, 'A flower in a conversation about flowers. I am charmed.'),
      me(2 * DAY, 'There is a loud band on in a small room soon, and I am on the list with one guest.'),
      them(2 * DAY - 150, 'Loud I like. Small rooms I take slowly. Could we stand near the door?'),
      me(DAY + 9 * HOUR, 'That is where it sounds best. I would know.'),
    ],
  },
  {
    isMatch: false,
    unread: 1,
    lines: [
      them(
        5 * HOUR,
        'Hi Rowan. You like people who ask before they assume, so: may I ask what grows on your allotment?',
      ),
    ],
  },
  {
    isMatch: false,
    unread: 0,
    lines: [
      me(8 * DAY, 'I laughed at your profile in a very quiet waiting room. Thank you.'),
      them(7 * DAY, 'Which line? I want to know what works.'),
      me(7 * DAY - 30, 'I won’t tell before there is tea.'),
      them(6 * DAY, 'Tea it is. I make a strong case and a strong cup.'),
    ],
  },
];
