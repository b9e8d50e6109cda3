// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Tilgængelighed',
  lead: `${f.siteName} er for alle voksne. Hvor tilgængelig siden er, hvad der mangler, og hvem du kan sige det til.`,
  sections: [
    {
      id: 'service',
      heading: 'Tjenesten',
      paragraphs: [
        'På denne side finder voksne hinanden og skriver sammen. Den virker i en browser på en telefon, en tablet eller en computer, på elleve sprog.',
      ],
    },
    {
      id: 'standard',
      heading: 'Hvad vi retter os efter',
      paragraphs: [
        'Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, og dermed den europæiske standard EN 301 549. Det betyder blandt andet:',
      ],
      list: [
        'alt kan gøres med tastaturet, og fokus er altid synligt;',
        'skærmlæsere får at vide, hvad tingene er, og hvad der ændrer sig;',
        'teksten skiller sig tydeligt ud fra baggrunden, både i lys og i mørk;',
        'sider kan forstørres og læses på en smal skærm uden at rulle til siden;',
        'intet bevæger sig for den, der har bedt sin enhed om mindre bevægelse;',
        'uden script kan man læse siderne, oprette en konto, logge ind, ændre indstillingerne og sende en klage;',
        'ingen steder skal man løse en billedgåde.',
      ],
    },
    {
      id: 'check',
      heading: 'Hvordan vi kontrollerer det',
      paragraphs: [
        'Før en ændring tages i brug, ser programmer hver side igennem: på engelsk og tysk efter retningslinjernes regler, i lys og mørk, og på sprogene med de længste ord for tekst, der skæres af på en smal skærm. Gennemgange kun med tastaturet hører med. Et uafhængigt organ har endnu ikke undersøgt den.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Hvad der mangler',
      paragraphs: ['Dette kender vi til:'],
      list: [
        'Skærmlæsere får navnet til medlemmernes billeder, ikke en beskrivelse af dem.',
        'Det, medlemmer skriver, står med deres egne ord og på det sprog, de har valgt.',
        'Betalingsudbydernes sider er deres egne; hvilken du vælger, bestemmer du selv.',
      ],
    },
    {
      id: 'tell',
      heading: 'Fortæl os det',
      paragraphs: [
        `Hvis noget står i vejen for dig, så skriv til ${f.supportEmail}, hvilken side det er, og hvad du bruger. Vi hjælper dig med at få det gjort og bringer det i orden. Gør vi ikke det, så send en klage, eller henvend dig til myndigheden for tilgængelighed, hvor du bor.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
