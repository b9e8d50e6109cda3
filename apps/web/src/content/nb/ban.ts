// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Utestengelse',
  lead: `Når ${f.siteName} fjerner noe eller stenger en konto, hva vi forteller deg, og hvordan du klager.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Hva som fører til det',
      paragraphs: [
        'Mennesker ser på rapporter og på nye bilder og vurderer dem etter vilkårene og loven. Dette fører til utestengelse:',
      ],
      list: [
        `å være under ${f.minAge} år eller å gi seg ut for å være noen andre;`,
        'trusler, fornærmelser, forfølgelse eller å fortsette å skrive etter et klart nei;',
        'å be om penger, svindle, drive reklame eller selge noe;',
        'bilder av andre eller intime bilder uten samtykke;',
        'seksuelt innhold med mindreårige, som vi også anmelder til politiet;',
        'alt annet som er straffbart, eller som skader andre på lignende måte.',
      ],
    },
    {
      id: 'measures',
      heading: 'Hva vi gjør',
      paragraphs: [
        'Vi velger det mildeste tiltaket som hjelper: fjerner et bilde eller en tekst eller stenger kontoen. Det finnes ingen skjulte begrensninger: Ingenting vises i hemmelighet til færre.',
        'Feil passord sperrer innloggingen i noen minutter. Det er ingen utestengelse: Sperren opphører av seg selv eller med et nytt passord.',
      ],
    },
    {
      id: 'statement',
      heading: 'Hva vi forteller deg',
      paragraphs: ['Den det gjelder, får en begrunnelse på e-post:'],
      list: [
        'hva vi gjorde, og for hvor lenge;',
        'hva som har skjedd, og om en rapport eller vår egen kontroll førte til det;',
        'om et program har medvirket til det;',
        'regelen eller loven, og hvorfor den gjelder;',
        'hvordan du klager.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Slik klager du',
      paragraphs: [
        `Send en klage og velg «En avgjørelse om kontoen eller innholdet mitt», eller skriv til ${f.supportEmail}. Det er gratis, og du har seks måneder. Den vurderes av et menneske som ikke selv tok avgjørelsen.`,
        'Du kan også henvende deg til et organ for utenrettslig tvisteløsning som er sertifisert i Den europeiske union, eller til en domstol.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Kredittene dine',
      paragraphs: [
        `En utestengelse tar ikke fra deg retten til pengene: Kreditter du har kjøpt for mindre enn ${f.refundDays} siden og ikke har brukt, kan returneres slik det står i returvilkårene. Skriv til ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Når du ser noe',
      paragraphs: [
        'Medlemmer rapporterer fra profilen eller meldingen. Alle andre, også myndigheter, kan bruke klageskjemaet: Oppgi adressen til siden, og skriv hva som er galt med den.',
      ],
      links: ['complaints'],
    },
  ],
});
