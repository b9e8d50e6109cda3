// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Frequently asked questions',
  lead: `What people ask about ${f.siteName}, answered briefly: joining, credits and paying, safety, and your account.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Joining',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Who may join?',
      answer: [`Anyone aged ${f.minAge} or over, with one account of their own.`],
    },
    {
      id: 'free',
      question: 'What does joining cost?',
      answer: [
        'Nothing. Your profile, the search, likes and reading what others write to you are free.',
        `Before your first purchase you may also write for free. People you may write to: ${f.freeConversations}. Messages in all, answers included: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Why do I confirm my e-mail address?',
      answer: [
        'So that nobody joins with an address that isn’t theirs. What you write before that waits, and is delivered in order as soon as you confirm.',
      ],
    },
    {
      id: 'mail',
      question: 'The e-mail hasn’t arrived. What now?',
      answer: [
        'Check your spam folder first. Then log in: the page that waits for your confirmation sends the mail once more, or to another address if there was a mistake in it.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Credits and paying',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Is there a subscription?',
      answer: [
        'No. You buy credits once, when you want them. Nothing renews by itself, and there is nothing to cancel.',
      ],
    },
    {
      id: 'prices',
      question: 'What does a message cost?',
      answer: [
        'That depends on the country and the package. The pricing page has them all, with the ways to pay and their fees.',
      ],
    },
    {
      id: 'premium',
      question: 'What is a premium member?',
      answer: [
        `Anyone who has bought credits. Premium members see all photos but private ones, may write to as many people as they like, and may have ${f.photos.premium} photos of their own. That stays, also when no credits are left.`,
      ],
    },
    {
      id: 'welcome',
      question: 'How does the welcome bonus work?',
      answer: [
        'New members who have not paid yet get a discount on their first purchase for some hours. The countdown shows when it ends, and it really ends then. The price that you see is the price that you pay.',
      ],
    },
    {
      id: 'return',
      question: 'Can I return credits?',
      answer: [
        `Yes, those that you have not used, within ${f.refundDays} of buying them and without a reason. Open the order in your transactions, or write to ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'My payment failed. Was I charged?',
      answer: [
        'A payment that failed or was cancelled is not charged. One that was charged is credited once, also when the answer comes late. If something seems missing, look at your transactions and write to us with the number of the order.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profiles and safety',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Who sees my photos?',
      answer: [
        'Members see your main photo. People without an account see it only if you allow it, and on some sites not at all. Your other photos are sharp for premium members and blurred for free ones. A private photo is seen by nobody but those whom you let in.',
        `You may have ${f.photos.free} photos, and ${f.photos.premium} as a premium member.`,
      ],
    },
    {
      id: 'place',
      question: 'Do others see where I am?',
      answer: [
        'They see the country, the region and the town that you gave, and can search within a distance of their own town. They never see your position, your e-mail address or your date of birth.',
      ],
    },
    {
      id: 'block',
      question: 'Somebody bothers me. What can I do?',
      answer: [
        'Block that person, from the profile: from then on you don’t exist for each other here. Only if there was a like or a conversation between you is the other person told of the block, on opening your profile. Report what breaks the rules, from the profile or the message. A real person reviews every report, and we never reveal who reported.',
      ],
    },
    {
      id: 'fictional',
      question: 'Are all profiles real?',
      answer: [
        f.hasFictional
          ? 'A profile without a label belongs to a person who confirmed an e-mail address. Fictional profiles carry a label everywhere they appear.'
          : `There are no fictional profiles on ${f.siteName}: every profile belongs to a person who confirmed an e-mail address.`,
        'We can’t check all that people say about themselves: be careful with money and with what you share.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Your account',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'I forgot my password.',
      answer: [
        'At the log-in, ask for a new one: we send you a link. It also lifts a block after too many wrong passwords.',
      ],
    },
    {
      id: 'change',
      question: 'How do I change my e-mail address, my password or the language?',
      answer: ['In the settings. A new e-mail address counts as soon as it is confirmed.'],
    },
    {
      id: 'delete',
      question: 'How do I leave?',
      answer: [
        `In the settings, under “Delete my account”. For ${f.deletedDays} the account can come back; then it is erased. Return unused credits first.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Something else?',
  paragraphs: [`Write to ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
