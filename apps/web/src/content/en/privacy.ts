// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privacy',
  lead: `What ${f.siteName} knows about you, why, for how long, who sees it, and what rights you have.`,
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
        'your e-mail address, your username, and your password in a form that cannot be turned back;',
        'what you put into your profile: gender, date of birth, country, region, town, looks, relationship status, interests, why you are here, and your own words;',
        'your photos, without the place and the other notes a camera adds, which we remove on upload, and who may see your private ones;',
        'your messages and gifts, likes and matches, and whom you have blocked or reported;',
        'your orders, payments and credits; a way of paying only if you ask us to, and never a full card number;',
        'if you let your browser tell us where you are: only the country and region we find by it, once you save them, and never the position itself;',
        'when you joined, from whose profile if there was one, when you were last here, the language you chose, and what you agreed to;',
        'which advertisement or link brought you here, only if you agreed to that;',
        'your complaints, with the address we answer to;',
        'if you turn on notifications: the address at which your browser’s maker takes them for it, until you turn them off or log out; what we send there is empty, without names or words;',
        'which notifications you have chosen, your quiet hours with your time zone, whether and why e-mails to you have stopped, and when we last sent you one about news; such an e-mail names nobody;',
        `of each e-mail that we send you: its kind, when it was sent and whether it arrived, with a code in place of your address, for ${f.mailDays};`,
        `what you type of a sign-up when you go on without script or come from another page: for ${f.draftTime}, so that it isn’t lost;`,
        'your passkeys, if you add any: a public key, the name you give each, and when you added and last used it, until you remove it. Your fingerprint, face or PIN never leaves your device;',
        'where you are logged in: which browser and system it is, the country you logged in from, and when you last used it, until you log out there. Your settings show you the list.',
      ],
    },
    {
      id: 'others',
      heading: 'What others see',
      paragraphs: [
        'Members see your username, age, region, town and profile, roughly when you were last here unless you are invisible, and whether you have read what they wrote to you unless one of you has turned read receipts off. Visitors without an account see your username, age, country, region and main photo only if you allow it; on sites where being a member tells something of your sex life or gender identity, they see nobody. Nobody sees your date of birth, your e-mail address or where exactly you are. Where we run several sites of the same kind, their members see you there, too, and you see them here.',
        'Sexuality is kept only if you agree to that separately, and nobody else sees it. You can take that consent back, and we then delete the answer. How you describe your gender, on a site that asks for it, is kept by the same rule; members see what you write there. Intimate interests, on a site that offers them, are kept by the same rule; only members who have agreed to the same see them, and can search for them. Where being a member itself tells something of the kind, we ask for the same consent when you sign up; if you take it back, others no longer see your profile.',
        'Your wishes in the match finder are kept until you delete them, and nobody sees them as such. They decide who is shown to you, and, by who you want to meet, your age and your place, who you are shown to; from that, others may guess them. Who you want to meet can tell your sexual orientation, so we keep it only if you agree to that separately, and delete it when you take the consent back.',
      ],
    },
    {
      id: 'logs',
      heading: 'Technical records',
      paragraphs: [
        `Our logs hold no names, addresses or messages. To stop password guessing we count failed log-ins by account and by network address, browser or session, and forget the count after ${f.failuresDays}. Against floods we also count requests, for an hour at most, under a fingerprint in place of the network address. So that misuse of an account can be looked into, we note log-ins, new passwords and blocks for ${f.securityDays}, with fingerprints in place of member and network address.`,
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
        `As long as you have an account. You delete it in the settings: it is hidden at once, can come back for ${f.deletedDays}, and is then erased. What stays names nobody: your messages with those who received them, without your name; records of payments, under a number, as long as tax law asks; and a block by somebody else as a code of your address, as long as that person has an account, so that it holds if you join again. A report about you stays as long as every report.`,
        `A complaint, with or without an account: what you write, your name and your e-mail address, so that people can judge and answer it, for ${f.complaintDays}.`,
        `After a block, what the two of you wrote to each other, which neither sees any more, for ${f.contactDays}, so that either can still report the other; then we delete it. A report, with a copy of what it is about, its photos and our decision, for ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `You may see, correct, take with you and delete your data, object to its use and withdraw a consent. Your settings give you a copy of all of it. For anything else, write to ${f.supportEmail}. You may also complain to the data protection authority where you live.`,
      ],
    },
  ],
});
