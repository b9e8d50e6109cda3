// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Returvilkår',
  lead: `Det du ikke har brukt, kan du returnere innen ${f.refundDays}, uten å oppgi noen grunn.`,
  sections: [
    {
      id: 'right',
      heading: 'Angreretten din',
      paragraphs: [
        `Du kan angre et kjøp av kreditter innen ${f.refundDays} etter at kredittene er kommet på kontoen din. Du trenger ikke å oppgi noen grunn.`,
        'Kreditter du har brukt til en melding, et bilde eller en gave, er brukt: Du ba oss levere med en gang, og det gjorde vi. Alle andre kan returneres.',
      ],
    },
    {
      id: 'how',
      heading: 'Slik angrer du',
      paragraphs: [
        'Åpne transaksjonene dine og deretter bestillingen. Så lenge du kan angre, står knappen der, med beløpet du får tilbake.',
        `Eller gi oss klar beskjed på ${f.supportEmail}, fra e-postadressen til kontoen din. Du kan bruke skjemaet nedenfor, men trenger ikke. Det er tidsnok hvis du sender det før fristen på ${f.refundDays} er ute.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Det du får tilbake',
      paragraphs: [
        'Den ubrukte andelen av det du betalte, etter eventuell rabatt og med et eventuelt gebyr for betalingen, rundet ned. Den som returnerer halvparten av kredittene, får halvparten av pengene.',
        'Pengene betales tilbake på samme måte som du betalte, uten kostnader for deg og senest 14 dager etter at vi fikk vite om det. Kredittene trekkes fra kontoen din med en gang.',
      ],
    },
    {
      id: 'after',
      heading: 'Hva som endrer seg da',
      paragraphs: [
        'Når alle kjøpene dine er returnert, er du ikke lenger premiummedlem. Kontoen din og det du har skrevet, blir værende. Velkomstbonusen gis én gang og kommer ikke igjen.',
      ],
    },
    {
      id: 'form',
      heading: 'Angreskjema',
      paragraphs: ['Fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen.'],
      letter: [
        `Til ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Jeg underretter herved om at jeg ønsker å gå fra avtalen min om kjøp av følgende tjeneste: kreditter, bestillingsnummer …',
        'Bestilt den: …',
        'Forbrukerens navn: …',
        'Forbrukerens adresse: …',
        'Forbrukerens underskrift (dersom papirskjema benyttes): …',
        'Dato: …',
      ],
    },
    {
      id: 'rights',
      heading: 'De andre rettighetene dine',
      paragraphs: [
        'Hvis noe du har betalt for, ikke virker, gir loven deg flere rettigheter: Skriv til oss, så ordner vi det. Ingenting her innskrenker de rettighetene.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
