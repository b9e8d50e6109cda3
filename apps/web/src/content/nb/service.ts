// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Kundeservice',
  lead: `Slik når du menneskene bak ${f.siteName}, og dette kan du ordne selv med det samme, uten å vente.`,
  sections: [
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Skriv fra e-postadressen til kontoen din: Da finner vi kontoen uten å spørre. Gjelder det en bestilling eller en rapport, oppgir du nummeret.',
        'Vi ber aldri om passordet ditt, og heller ikke om et kortnummer.',
      ],
      contacts: f.contacts({
        email: 'E-post',
        phone: 'Telefon',
        company: 'Selskap',
        tradeNames: 'Handelsnavn',
        address: 'Adresse',
        register: 'Handelsregister (KvK)',
        vat: 'Mva.-nummer',
      }),
    },
    {
      id: 'first',
      heading: 'Ofte den raskeste veien',
      paragraphs: ['Mye kan ordnes uten oss:'],
      list: [
        'Et nytt passord: Be om det ved innloggingen.',
        'E-postadresse og språk: i innstillingene.',
        'Bestillinger, kvitteringer og retur av kreditter: i transaksjonene dine.',
        'Noen som plager deg: Blokker eller rapporter, fra profilen eller samtalen.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Ikke fornøyd?',
      paragraphs: [
        'Send en klage. Den får et nummer, vi bekrefter den på e-post, og et menneske svarer på den. På samme måte når du oss hvis du er uenig i en avgjørelse om kontoen din.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'I fare?',
      paragraphs: [
        'Er du eller noen andre i fare, ring først nødnummeret: 112 i Europa, 911 i USA og Canada, 000 i Australia, 111 i New Zealand.',
      ],
    },
  ],
});
