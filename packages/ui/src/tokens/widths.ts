/** How wide columns of words and what holds them get. */
export const widths = {
  /** A name in a bar that holds more. */
  barName: '10rem',
  /** A list of links, languages or filters beside a page. */
  aside: '18rem',
  /** The width of a picture of what a member sees, on a page that describes it. */
  scene: '19rem',
  /** The conversations beside the open one. */
  conversations: '22.5rem',
  /** Answers under each other, and a bill. */
  answers: '24rem',
  /** A large portrait, beside the words about it. */
  portrait: '26rem',
  form: '30rem',
  bubble: '34rem',
  /** A short screen in the middle of the page, and the places of the bottom bar. */
  narrow: '36rem',
  text: '42rem',
  conversation: '47rem',
  /** One part of the settings on a page of its own. */
  settings: '48rem',
  /** A card with its picture on one side and words on the other. */
  spread: '57rem',
  page: '76rem',
} as const;

/** Narrower than this, what stands beside something goes on a line of its own. */
export const leastWidths = {
  day: '3.5rem',
  word: '4rem',
  name: '5.5rem',
  phrase: '7rem',
  tile: '8.5rem',
  /** The longest month of our languages, in a field. */
  month: '8.75rem',
  /** A choice with its words: two beside each other from 360 px. */
  choice: '9.75rem',
  action: '12rem',
  sentence: '16rem',
  /** The text of a notice, beside its buttons. */
  notice: '20rem',
} as const;
