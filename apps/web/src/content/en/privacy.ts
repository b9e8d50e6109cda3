import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privacy',
  lead: `What ${f.siteName} knows about you, why, for how long, and who sees it.`,
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Questions and requests: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'What we keep',
      paragraphs: ['To run your account, which is the contract between us, we keep:'],
      list: [
        'your e-mail address, username and date of birth, and your password in a form that cannot be turned back;',
        'what you put into your profile: gender, country, region, city, your own words;',
        'when you joined, the language you chose, and which terms you accepted;',
        'which devices are logged in, without their names: only a fingerprint of a random key.',
      ],
    },
    {
      id: 'others',
      heading: 'What others see',
      paragraphs: [
        'Others see your username, age, region and profile. They never see your date of birth, your e-mail address or where exactly you are.',
        'Sexuality is stored and shown only if you agree to that separately, and you can take it back.',
      ],
    },
    {
      id: 'logs',
      heading: 'Technical records',
      paragraphs: [
        'Our logs hold no names, addresses or messages. To stop password guessing we count failed log-ins for each account and network address, and forget the count after a day.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else receives data',
      paragraphs: [
        'Nobody buys it. Providers that deliver our e-mail, handle payments or host our servers process it on our behalf and under contract.',
      ],
    },
    {
      id: 'duration',
      heading: 'How long',
      paragraphs: [
        `As long as you have an account. After you delete it we keep it for ${f.deletedDays} days so that you can come back, then remove it. Records of payments are kept as long as tax law asks.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `You may see, correct, take with you and delete your data, object to its use and withdraw a consent. Write to ${f.supportEmail}. You may also complain to the data protection authority where you live.`,
      ],
    },
  ],
});
