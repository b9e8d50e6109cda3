// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Klantenservice',
  lead: `Hoe je de mensen achter ${f.siteName} bereikt, en wat je meteen zelf kunt doen zonder op ons te wachten.`,
  sections: [
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Schrijf vanaf het e-mailadres van je account: dan vinden we het zonder te vragen. Gaat het over een bestelling of een melding, noem dan het nummer.',
        'We vragen nooit om je wachtwoord, en ook niet om het nummer van een kaart.',
      ],
      contacts: f.contacts({
        email: 'E-mail',
        phone: 'Telefoon',
        company: 'Bedrijf',
        tradeNames: 'Handelsnamen',
        address: 'Adres',
        register: 'Handelsregister (KvK)',
        vat: 'Btw-nummer',
      }),
    },
    {
      id: 'first',
      heading: 'Vaak de snelste weg',
      paragraphs: ['Veel gaat zonder ons:'],
      list: [
        'Een nieuw wachtwoord: vraag het aan bij het inloggen.',
        'E-mailadres en taal: in de instellingen.',
        'Bestellingen, bonnen en credits teruggeven: bij je transacties.',
        'Iemand die je lastigvalt: blokkeren of melden, vanuit het profiel of het gesprek.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Niet tevreden?',
      paragraphs: [
        'Stuur een klacht. Die krijgt een nummer, we bevestigen hem per e-mail, en een mens antwoordt. Dezelfde weg leidt naar ons als je het niet eens bent met een besluit over je account.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'In gevaar?',
      paragraphs: [
        'Ben jij of is iemand anders in gevaar, bel dan eerst het alarmnummer: 112 in Europa, 911 in de Verenigde Staten en Canada, 000 in Australië, 111 in Nieuw-Zeeland.',
      ],
    },
  ],
});
