// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Terms',
  lead: `These are the rules between you and ${f.companyName}, who runs ${f.siteName}. They are written to be read.`,
  sections: [
    {
      id: 'who',
      heading: 'Who may join',
      paragraphs: [
        `${f.siteName} is for people aged ${f.minAge} and over. You open one account, for yourself, and give a date of birth that is true.`,
        'You may write about yourself as you like. You may not pretend to be somebody else, use other people’s photos, sell or advertise, ask for money, or threaten or insult anybody.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Joining is free. We send an e-mail to check that the address is yours; until you confirm it, messages that you write wait and are not delivered.',
        'Keep your password to yourself. If somebody else got hold of it, change it in the settings: every other device is then logged out.',
      ],
    },
    {
      id: 'credits',
      heading: 'Credits and prices',
      paragraphs: [
        'There is no subscription and nothing renews by itself. You buy credits when you want them, and the price of a message, a photo or a gift stands before the button.',
        'Your first purchase makes you a premium member. You then see all photos but private ones, also when you have no credits left.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Changing your mind',
      paragraphs: [
        `You can return credits that you have not used within ${f.refundDays} of buying them, without giving a reason. You get back the unused share of what you paid, the way you paid it.`,
        'Your rights under consumer law stand beside this and are not made smaller by it.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fictional profiles' : 'No fictional profiles',
      paragraphs: [
        f.hasFictional
          ? 'Fictional profiles carry a label on every card, profile, conversation, notification and e-mail. A profile without that label belongs to a person. Fictional profiles are never counted as members.'
          : `There are no fictional profiles on ${f.siteName}: every profile belongs to a person.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Safety and removals',
      paragraphs: [
        'You can block anybody; from that moment you do not exist for each other here. You can report a profile, a photo or a message, and a person looks at it.',
        'If we remove something or close an account, we say what, why and how to appeal. There are no hidden limits.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Leaving',
      paragraphs: [
        `You can leave whenever you want: delete your account in the settings. For ${f.deletedDays} it can come back; then it is erased.`,
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      paragraphs: [
        'We answer for what we do with intent or gross negligence and for injury to life, body or health. For slight negligence we answer where a duty was broken that the contract depends on, limited to the damage that could be foreseen.',
        'We cannot promise that you will meet somebody, nor that what members say about themselves is true.',
      ],
    },
    {
      id: 'contact',
      heading: 'Who we are',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-mail: ${f.supportEmail}.`],
    },
  ],
});
