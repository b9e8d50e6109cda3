// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Tilgjengelighet',
  lead: `${f.siteName} er for alle voksne. Hvor tilgjengelig nettstedet er, hva som mangler, og hvem du kan si det til.`,
  sections: [
    {
      id: 'service',
      heading: 'Tjenesten',
      paragraphs: [
        'På dette nettstedet finner voksne hverandre og skriver sammen. Det virker i en nettleser på en telefon, et nettbrett eller en datamaskin, på elleve språk.',
      ],
    },
    {
      id: 'standard',
      heading: 'Det vi retter oss etter',
      paragraphs: [
        'Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA, og dermed den europeiske standarden EN 301 549. Det betyr blant annet:',
      ],
      list: [
        'alt kan gjøres med tastaturet, og fokus er alltid synlig;',
        'skjermlesere får vite hva ting er, og hva som endrer seg;',
        'teksten skiller seg tydelig fra bakgrunnen, både i lyst og i mørkt;',
        'sider kan forstørres og leses på en smal skjerm uten å rulle sidelengs;',
        'ingenting beveger seg for den som har bedt enheten sin om mindre bevegelse;',
        'uten skript kan man lese sidene, opprette en konto, logge inn, endre innstillingene og sende en klage;',
        'ingen steder trenger man å løse en bildegåte.',
      ],
    },
    {
      id: 'check',
      heading: 'Hvordan vi kontrollerer det',
      paragraphs: [
        'Før en endring tas i bruk, ser programmer gjennom hver side: på engelsk og tysk etter reglene i retningslinjene, i lyst og mørkt, og på språkene med de lengste ordene etter tekst som kuttes på en smal skjerm. Gjennomganger bare med tastaturet hører med. Et uavhengig organ har ikke undersøkt den ennå.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Det som mangler',
      paragraphs: ['Dette vet vi om:'],
      list: [
        'Skjermlesere får navnet til bildene av medlemmer, ikke en beskrivelse av dem.',
        'Det medlemmer skriver, står med deres egne ord og på språket de har valgt.',
        'Sidene til betalingstilbydere er deres egne; hvilken du velger, bestemmer du selv.',
      ],
    },
    {
      id: 'tell',
      heading: 'Si fra til oss',
      paragraphs: [
        `Hvis noe står i veien for deg, skriv til ${f.supportEmail} hvilken side det gjelder, og hva du bruker. Vi hjelper deg med å få det gjort og retter det. Gjør vi ikke det, kan du sende en klage eller henvende deg til myndigheten for tilgjengelighet der du bor.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
