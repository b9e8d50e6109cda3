// For the operator's lawyer to read before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Accessibility',
  lead: `${f.siteName} is for everyone of age. How far it is accessible, what is missing, and whom to tell.`,
  sections: [
    {
      id: 'service',
      heading: 'The service',
      paragraphs: [
        'On this site adults find each other and write to each other. It works in a browser on a phone, a tablet or a computer, in eleven languages.',
      ],
    },
    {
      id: 'standard',
      heading: 'What we hold ourselves to',
      paragraphs: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and with them the European standard EN 301 549. That means, among other things:',
      ],
      list: [
        'everything can be done with the keyboard, and one sees where one is;',
        'screen readers are told what things are, and what changes;',
        'text stands out enough from its background, in light and in dark;',
        'pages can be enlarged and read on a narrow screen without scrolling sideways;',
        'nothing moves for those who asked their device for less motion;',
        'without script one can read the pages, sign up, log in, change the settings and send a complaint;',
        'no puzzle of pictures stands before anything.',
      ],
    },
    {
      id: 'check',
      heading: 'How we check',
      paragraphs: [
        'Every page and each of its states is checked by programs in several languages, widths and colours before a change goes out, and by journeys with the keyboard alone. An independent body has not examined it yet.',
      ],
    },
    {
      id: 'gaps',
      heading: 'What is missing',
      paragraphs: ['We know of these:'],
      list: [
        'Photos of members are announced by name, not by what is in them.',
        'What members write is in the words and the language they chose.',
        'Pages of payment providers are theirs; which one you choose is up to you.',
      ],
    },
    {
      id: 'tell',
      heading: 'Tell us',
      paragraphs: [
        `If something stands in your way, write to ${f.supportEmail} with the page and what you use. We help you to get it done, and put it right. If we don’t, send a complaint, or turn to the authority for accessibility where you live.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
