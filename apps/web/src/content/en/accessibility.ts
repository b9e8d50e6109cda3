// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Accessibility',
  lead: `${f.siteName} is for every adult. How accessible it is, what is missing, and whom to tell.`,
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
      heading: 'The standard we follow',
      paragraphs: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and with them the European standard EN 301 549. That means, among other things:',
      ],
      list: [
        'everything can be done with the keyboard, and you always see where you are;',
        'screen readers are told what things are, and what changes;',
        'text stands out enough from its background, in light and in dark;',
        'pages can be enlarged and read on a narrow screen without scrolling sideways;',
        'nothing moves for those who asked their device for less motion;',
        'without script one can read the pages, sign up, log in, change the settings and send a complaint;',
        'you never have to solve a picture puzzle to get on.',
      ],
    },
    {
      id: 'check',
      heading: 'How we check',
      paragraphs: [
        'Before a change goes out, programs look at every page: in English and German by the rules of the guidelines, in light and dark, and in the languages with the longest words for text that is cut off on a narrow screen. Journeys with the keyboard alone are part of it. An independent body has not examined it yet.',
      ],
    },
    {
      id: 'gaps',
      heading: 'What is missing',
      paragraphs: ['We know of these:'],
      list: [
        'Photos of members are announced by name, not by what is in them.',
        'What members write is in the words and the language they chose.',
        'The pages of payment providers are their own; which provider you use is up to you.',
      ],
    },
    {
      id: 'tell',
      heading: 'Tell us',
      paragraphs: [
        `If something stands in your way, write to ${f.supportEmail} with the page and what you use. We help you get it done and put it right. If we don’t, send a complaint, or turn to the authority for accessibility where you live.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
