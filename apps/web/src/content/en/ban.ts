// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Bans and appeals',
  lead: `When ${f.siteName} takes something down or closes an account, what we tell you, and how to object.`,
  sections: [
    {
      id: 'reasons',
      heading: 'What leads to it',
      paragraphs: [
        'People look at reports and at new photos, and judge by the terms and the law. These lead to a ban:',
      ],
      list: [
        `being younger than ${f.minAge}, or pretending to be somebody else;`,
        'threats, insults, stalking, or going on writing after a clear no;',
        'asking for money, fraud, advertising or selling;',
        'photos of others, or intimate photos without consent;',
        'sexual content with minors, which we also report to the police;',
        'anything else that is a crime, or that harms others in a similar way.',
      ],
    },
    {
      id: 'measures',
      heading: 'What we do',
      paragraphs: [
        'We take the smallest step that helps: remove a photo or a text, or close the account. There are no hidden limits: nothing is shown to fewer people in secret.',
        'Wrong passwords block a log-in for some minutes. That is no ban: it ends by itself, or with a new password.',
      ],
    },
    {
      id: 'statement',
      heading: 'What we tell you',
      paragraphs: ['Whoever is concerned gets a statement of reasons by e-mail:'],
      list: [
        'what we did, and for how long;',
        'the facts, and whether a report or our own look led to it;',
        'whether a program had a part in it;',
        'the rule or the law, and why it applies;',
        'how to object.',
      ],
    },
    {
      id: 'appeal',
      heading: 'How to object',
      paragraphs: [
        `Send a complaint and choose “A decision about my account or content”, or write to ${f.supportEmail}. It is free, and you have six months. It is judged by a person, and not by the one who decided.`,
        'You may also turn to a body for settling disputes out of court that is certified in the European Union, or to a court.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Your credits',
      paragraphs: [
        `A ban doesn’t take your right to the money: credits that you bought in the last ${f.refundDays} and have not used go back as the return policy says. Write to ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'When you see something',
      paragraphs: [
        'Members report from the profile or the message. Anybody else, authorities included, can use the complaint form: give the address of the page and say what is wrong with it.',
      ],
      links: ['complaints'],
    },
  ],
});
