// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Udelukkelse',
  lead: `Hvornår ${f.siteName} fjerner noget eller lukker en konto, hvad vi fortæller dig, og hvordan du gør indsigelse.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Hvad der fører til det',
      paragraphs: [
        'Mennesker ser på anmeldelser og på nye billeder og vurderer dem efter vilkårene og loven. Dette fører til udelukkelse:',
      ],
      list: [
        `at være under ${f.minAge} år eller at udgive sig for at være en anden;`,
        'trusler, fornærmelser, forfølgelse eller at blive ved med at skrive efter et klart nej;',
        'at bede om penge, svindle, reklamere eller sælge noget;',
        'billeder af andre eller intime billeder uden samtykke;',
        'seksuelt indhold med mindreårige, som vi også anmelder til politiet;',
        'alt andet, der er strafbart, eller som skader andre på lignende måde.',
      ],
    },
    {
      id: 'measures',
      heading: 'Hvad vi gør',
      paragraphs: [
        'Vi vælger det mildeste middel, der hjælper: fjerner et billede eller en tekst eller lukker kontoen. Der er ingen skjulte begrænsninger: Intet vises i hemmelighed til færre.',
        'Forkerte adgangskoder spærrer for login i nogle minutter. Det er ingen udelukkelse: Spærringen ophører af sig selv eller med en ny adgangskode.',
      ],
    },
    {
      id: 'statement',
      heading: 'Hvad vi fortæller dig',
      paragraphs: ['Den, det gælder, får en begrundelse på e-mail:'],
      list: [
        'hvad vi gjorde, og for hvor længe;',
        'hvad der er sket, og om en anmeldelse eller vores eget eftersyn førte til det;',
        'om et program har medvirket til det;',
        'reglen eller loven, og hvorfor den gælder;',
        'hvordan du gør indsigelse.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Sådan gør du indsigelse',
      paragraphs: [
        `Send en klage, og vælg ”En afgørelse om min konto eller mit indhold”, eller skriv til ${f.supportEmail}. Det er gratis, og du har seks måneder. Den vurderes af et menneske, som ikke selv traf afgørelsen.`,
        'Du kan også henvende dig til et organ til udenretslig tvistbilæggelse, der er certificeret i Den Europæiske Union, eller til en domstol.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Dine kreditter',
      paragraphs: [
        `En udelukkelse fratager dig ikke retten til pengene: Kreditter, som du har købt for mindre end ${f.refundDays} siden og ikke har brugt, kan returneres, som der står under returret. Skriv til ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Når du ser noget',
      paragraphs: [
        'Medlemmer anmelder fra profilen eller beskeden. Alle andre, også myndigheder, kan bruge klageformularen: Angiv sidens adresse, og skriv, hvad der er galt med den.',
      ],
      links: ['complaints'],
    },
  ],
});
