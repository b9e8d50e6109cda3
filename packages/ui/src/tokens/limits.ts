import { iconSizes } from './marks';
import { widths } from './widths';

/** What is bound to the screen: how much of it things take at most, or at least. */
export const limits = {
  screen: '100dvb',
  screenWide: '100dvw',
  /** The most for a sheet, so that what lies under it stays in sight. */
  sheet: '92dvb',
  /** The least for a page with little on it, so that the footer stays below. */
  page: '70dvb',
  /** The most for a question over a page that continues. */
  notice: '60dvb',
  /** What is left free for toasts at the foot of a page. */
  toasts: '14rem',
  /** The most for a text field, so that what it answers stays in sight. */
  writer: '50dvb',
  /** Words that float beside what they are about, and how high they get. */
  floating: 'min(20rem, 100vw - 2rem)',
  floatingHigh: 'calc(100dvb - 6rem)',
  /** Suggestions under a field, with a keyboard on the screen. */
  suggestions: 'min(17rem, 45dvb)',
  /** A member's first photo on a phone, with the name on its foot and the further photos in sight: at most as high as four by five is there. */
  portrait: 'min(125vi, max(13rem, min(60dvb, 100dvb - 22rem)))',
  /** The same under all notices that a member may see above it. */
  portraitUnderNotices: 'min(125vi, max(12rem, min(50dvb, 100dvb - 31rem)))',
  /** The same under one notice. */
  portraitUnderNotice: 'min(125vi, max(12rem, min(50dvb, 100dvb - 26rem)))',
  /** A picture that is being cut, with all that stands around it in its sheet, and in less than half of a low window. */
  crop: `max(min(12rem, 46dvb), min(${widths.portrait}, 46dvb, 92dvb - 25rem))`,
  /** A card to swipe, with what stands above and below it in sight. */
  deck: 'max(24rem, min(40rem, 100dvb - 20rem))',
  /** Its photo on a phone, with the words and buttons under it in sight. */
  deckPhoto: 'max(11rem, 100dvb - 32.5rem)',
  toast: '350px',
  /** The most for a heading if all text is enlarged, so that a long word has room. */
  heading: '14vw',
  /** A first line to send, with the next in sight. */
  starter: 'min(17rem, 86vw)',
  /** The icon of a place on the bottom bar. */
  placeIcon: `min(${iconSizes.large}, 8vw)`,
  /** The most for its word if text is enlarged, so that three have room beside each other. */
  placeWord: '5.6vw',
} as const;
