// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Return policy',
  lead: `What you have not used, you can return within ${f.refundDays}, without a reason.`,
  sections: [
    {
      id: 'right',
      heading: 'Your right to withdraw',
      paragraphs: [
        `You may withdraw from a purchase of credits within ${f.refundDays} of the credits being on your account. You need not give a reason.`,
        'Credits that you have used for a message, a photo or a gift are spent: you asked us to deliver at once, and we did. All others can be returned.',
      ],
    },
    {
      id: 'how',
      heading: 'How to withdraw',
      paragraphs: [
        'Open your transactions, then the order. As long as you can withdraw, the button stands there, with the amount that goes back.',
        `Or tell us in any words that are clear, to ${f.supportEmail}, from the e-mail address of your account. You may use the form below, but need not. It is in time if you send it before the end of the ${f.refundDays}.`,
      ],
    },
    {
      id: 'amount',
      heading: 'What you get back',
      paragraphs: [
        'The unused share of what you paid, after any discount and with any fee for paying, rounded down. If you return half of the credits, you get half of the money back.',
        'It goes back the way you paid, at no cost to you, no later than 14 days after we hear of it. The credits are taken off your account at once.',
      ],
    },
    {
      id: 'after',
      heading: 'What changes then',
      paragraphs: [
        'When all your purchases are returned, you are no longer a premium member. Your account stays, and so does what you wrote. The welcome bonus is given once and does not come back.',
      ],
    },
    {
      id: 'form',
      heading: 'Model withdrawal form',
      paragraphs: ['Complete and return this form only if you wish to withdraw from the contract.'],
      letter: [
        `To ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'I hereby give notice that I withdraw from my contract for the provision of the following service: credits, order number …',
        'Ordered on: …',
        'Name of the consumer: …',
        'Address of the consumer: …',
        'Signature of the consumer (only if this form is sent on paper): …',
        'Date: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Your other rights',
      paragraphs: [
        'If something that you paid for doesn’t work, the law gives you more than this: write to us, and we put it right. Nothing here makes those rights smaller.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
