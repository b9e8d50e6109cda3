// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Customer service',
  lead: `How to reach the people behind ${f.siteName}, and what you can do yourself, without waiting for us.`,
  sections: [
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Write from the e-mail address of your account, so that we find it without asking. If it is about an order or a report, give its number.',
        'We never ask for your password or a card number.',
      ],
      contacts: f.contacts({
        email: 'E-mail',
        phone: 'Phone',
        company: 'Company',
        tradeNames: 'Trade names',
        address: 'Address',
        register: 'Trade register (KvK)',
        vat: 'VAT number',
      }),
    },
    {
      id: 'first',
      heading: 'Often the quickest way',
      paragraphs: ['Much can be done without us:'],
      list: [
        'A new password: ask for it at the log-in.',
        'E-mail address and language: in the settings.',
        'Orders, receipts and returning credits: in your transactions.',
        'Somebody bothers you: block or report them, from the profile or the conversation.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Not satisfied?',
      paragraphs: [
        'Send a complaint. It gets a number, we confirm it by e-mail, and a person answers it. The same way leads to us if you disagree with a decision about your account.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'In danger?',
      paragraphs: [
        'If you or somebody else is in danger, call the emergency number first: 112 in Europe, 911 in the United States and Canada, 000 in Australia, 111 in New Zealand.',
      ],
    },
  ],
});
