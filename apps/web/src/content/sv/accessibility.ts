// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Tillgänglighet',
  lead: `${f.siteName} är till för alla vuxna. Hur tillgänglig webbplatsen är, vad som saknas och vem du kan säga det till.`,
  sections: [
    {
      id: 'service',
      heading: 'Tjänsten',
      paragraphs: [
        'På den här webbplatsen hittar vuxna varandra och skriver till varandra. Den fungerar i en webbläsare på en telefon, en surfplatta eller en dator, på elva språk.',
      ],
    },
    {
      id: 'standard',
      heading: 'Det vi rättar oss efter',
      paragraphs: [
        'Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA, och därmed den europeiska standarden EN 301 549. Det betyder bland annat:',
      ],
      list: [
        'allt går att göra med tangentbordet, och fokus syns alltid;',
        'skärmläsare får veta vad saker är och vad som ändras;',
        'texten syns tydligt mot bakgrunden, både i ljust och i mörkt;',
        'sidor kan förstoras och läsas på en smal skärm utan att rulla i sidled;',
        'inget rör sig för den som har bett sin enhet om mindre rörelse;',
        'utan skript kan man läsa sidorna, skapa ett konto, logga in, ändra inställningarna och skicka ett klagomål;',
        'ingenstans behöver man lösa en bildgåta.',
      ],
    },
    {
      id: 'check',
      heading: 'Hur vi kontrollerar det',
      paragraphs: [
        'Innan en ändring tas i bruk går program igenom varje sida: på engelska och tyska efter riktlinjernas regler, i ljust och mörkt, och på språken med de längsta orden efter text som kapas på en smal skärm. Genomgångar med enbart tangentbordet ingår. Ett oberoende organ har inte granskat den ännu.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Det som saknas',
      paragraphs: ['Det här känner vi till:'],
      list: [
        'Skärmläsare får namnet till medlemmarnas bilder, ingen beskrivning av dem.',
        'Det medlemmar skriver står med deras egna ord och på det språk de har valt.',
        'Betalleverantörernas sidor är deras egna; vilken du väljer bestämmer du själv.',
      ],
    },
    {
      id: 'tell',
      heading: 'Säg det till oss',
      paragraphs: [
        `Om något står i vägen för dig, skriv till ${f.supportEmail} vilken sida det gäller och vad du använder. Vi hjälper dig att få det gjort och rättar till det. Om vi inte gör det kan du skicka ett klagomål eller vända dig till myndigheten för tillgänglighet där du bor.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
