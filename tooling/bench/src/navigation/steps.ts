/** A step from one members' page to another. */
export interface Step {
  name: string;
  from: string;
  /** The link that is pressed, as a selector. */
  link: string;
  /** The heading of the page that it leads to, as the source of a regular expression. */
  heading: string;
  /** What of the new page's own content is shown by then, as a selector. */
  content: string;
}

const inBar = (path: string): string => `nav a[href="${path}"]`;

/** The demo's member makes them: everyone has conversations, likes and results there. */
export const STEPS: readonly Step[] = [
  {
    name: 'search to likes',
    from: '/members',
    link: inBar('/likes'),
    heading: '^Likes$',
    content: 'main li a[href^="/members/"]',
  },
  {
    name: 'search to a member',
    from: '/members',
    link: 'main a[href^="/members/"]',
    heading: ', \\d\\d',
    content: 'main h1',
  },
  {
    name: 'search to messages',
    from: '/members',
    link: inBar('/chats'),
    heading: '^Messages$',
    content: 'main a[href^="/chats/"]',
  },
  {
    name: 'messages to a conversation',
    from: '/chats',
    link: 'main a[href^="/chats/"]',
    heading: ', ?\\d\\d',
    content: 'main textarea',
  },
  {
    name: 'likes to search',
    from: '/likes',
    link: inBar('/members'),
    heading: '.',
    content: 'main li article',
  },
];
