// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Kundeservice',
  lead: `Sådan får du fat i menneskene bag ${f.siteName}, og hvad du selv kan klare med det samme.`,
  sections: [
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Skriv fra din kontos e-mailadresse: Så finder vi kontoen uden at spørge. Gælder det en bestilling eller en anmeldelse, så oplys nummeret.',
        'Vi beder aldrig om din adgangskode og heller ikke om et kortnummer.',
      ],
      contacts: f.contacts({
        email: 'E-mail',
        phone: 'Telefon',
        company: 'Virksomhed',
        tradeNames: 'Handelsnavne',
        address: 'Adresse',
        register: 'Handelsregister (KvK)',
        vat: 'Momsnummer',
      }),
    },
    {
      id: 'first',
      heading: 'Ofte den hurtigste vej',
      paragraphs: ['Meget kan klares uden os:'],
      list: [
        'En ny adgangskode: Bed om den ved login.',
        'E-mailadresse og sprog: i indstillingerne.',
        'Bestillinger, kvitteringer og returnering af kreditter: i dine transaktioner.',
        'Nogen, der generer dig: Bloker eller anmeld fra profilen eller samtalen.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Ikke tilfreds?',
      paragraphs: [
        'Send en klage. Den får et nummer, vi bekræfter den på e-mail, og et menneske besvarer den. Ad samme vej når du os, hvis du er uenig i en afgørelse om din konto.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'I fare?',
      paragraphs: [
        'Er du eller en anden i fare, så ring først til alarmcentralen: 112 i Europa, 911 i USA og Canada, 000 i Australien, 111 i New Zealand.',
      ],
    },
  ],
});
