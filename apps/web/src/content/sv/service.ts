// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Kundtjänst',
  lead: `Så når du människorna bakom ${f.siteName}, och det här kan du ordna själv direkt, utan att vänta.`,
  sections: [
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Skriv från ditt kontos mejladress: då hittar vi kontot utan att fråga. Gäller det en beställning eller en anmälan anger du numret.',
        'Vi ber aldrig om ditt lösenord och inte heller om ett kortnummer.',
      ],
      contacts: f.contacts({
        email: 'Mejl',
        phone: 'Telefon',
        company: 'Företag',
        tradeNames: 'Handelsnamn',
        address: 'Adress',
        register: 'Handelsregister (KvK)',
        vat: 'Momsnummer',
      }),
    },
    {
      id: 'first',
      heading: 'Ofta den snabbaste vägen',
      paragraphs: ['Mycket går att göra utan oss:'],
      list: [
        'Ett nytt lösenord: be om det vid inloggningen.',
        'Mejladress och språk: i inställningarna.',
        'Beställningar, kvitton och att lämna tillbaka krediter: bland dina transaktioner.',
        'Någon som stör dig: blockera eller anmäl, från profilen eller chatten.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Inte nöjd?',
      paragraphs: [
        'Skicka ett klagomål. Det får ett nummer, vi bekräftar det via mejl och en människa svarar på det. På samma väg når du oss om du inte håller med om ett beslut om ditt konto.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'I fara?',
      paragraphs: [
        'Är du eller någon annan i fara, ring först nödnumret: 112 i Europa, 911 i USA och Kanada, 000 i Australien, 111 i Nya Zeeland.',
      ],
    },
  ],
});
