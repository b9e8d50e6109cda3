// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Kakor',
  lead: `Allt som ${f.siteName} sparar i din webbläsare: vad det heter, vad det är till för, hur länge och hur du tar bort det.`,
  sections: [
    {
      id: 'needed',
      heading: 'Bara det som webbplatsen behöver',
      paragraphs: [
        'Varje kaka här sätts av webbplatsen själv och gör något som du har bett om: håller dig inloggad, minns ditt språk eller hjälper dig att slutföra ett formulär. För dem kräver lagen inget samtycke, och de används inte till något annat.',
        'Det finns inga reklamkakor, inga kakor som mäter besökare och inga från andra företag. Om länken från en partner ber om det berättar en sida en gång för oss att den lämnades; det räknas utan uppgifter om dig.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Lista över kakor',
      paragraphs: [
        'Tiden räknas från det att en kaka sätts; för inloggningen börjar den om medan du använder webbplatsen.',
      ],
      table: {
        columns: ['Namn', 'Vad den är till för', 'Hur länge'],
        rows: f.cookies({
          session: `Håller dig inloggad, i högst ${f.sessionDays}. När du loggar ut tas den bort.`,
          device:
            'Låter ditt konto känna igen en webbläsare som har varit inloggad förut, så att någon annans felaktiga lösenord inte stänger dig ute.',
          age_check:
            'Håller registreringen stängd i den här webbläsaren i ett dygn om ett födelsedatum inte tillät den.',
          signup_draft:
            'Hittar det du skrev när du skapade ett konto, om du fortsätter utan skript eller från en annan sida.',
          done: 'Säger för ett ögonblick att ett formulär du skickade har tagits emot.',
          locale: 'Språket som du har valt.',
          mode: 'Ljust eller mörkt, om du har valt.',
          tz: 'Din tidszon, så att tiderna stämmer.',
          consent: 'Ditt svar på det som kräver ditt samtycke, så att vi inte frågar igen.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Det som stannar i din webbläsare',
      paragraphs: [
        'Webbläsare har ett eget lager vid sidan av kakor. Det som finns där skickas inte med varje sida. Det här stannar tills du tar bort det i din webbläsare:',
      ],
      table: {
        columns: ['Namn', 'Vad det är till för'],
        rows: f.keptInBrowser({
          warning: 'Att du har läst varningen när du kom in.',
          alerts: 'Vilka aviseringar du har stängt, och när.',
          kept: 'För en medlem: meddelanden som väntar på att skickas, det du har börjat skriva och vägen tillbaka till där du var. När du loggar ut tas det bort.',
          logOut: 'Att någon loggade ut här, så att andra flikar också gör det.',
          worker:
            'En sida från den här webbplatsen för när det inte finns något nät, på webbplatsens språk. Den innehåller inget om dig.',
          source:
            'Bara om du har sagt ja: vilken annons eller länk som ledde dig hit. Det försvinner när du skapar ett konto eller tar tillbaka ditt samtycke.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Det som försvinner med fliken',
      paragraphs: ['Det här är borta när du stänger fliken:'],
      table: {
        columns: ['Namn', 'Vad det är till för'],
        rows: f.keptInTab({
          typed: 'Det du har skrivit i ett formulär och ännu inte skickat. Lösenord sparas aldrig.',
          photo: 'Bilden som du valde när du skapade ett konto, tills den har skickats.',
          search: 'Din senaste sökning, så att du kan gå tillbaka till den.',
          matches: 'Hur många medlemmar sökningen hittade åt dig när du skapade ett konto.',
          page: 'Sidans eget läge: om typsnittet är hämtat, om sidan lästes in igen på grund av en ny version, sedan när du har varit i medlemsområdet, om du har loggats ut och hur många gånger sidan inte kunde nås och vilket språk du läste på innan du loggade in.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Det som kräver ditt samtycke',
      paragraphs: [
        'Om en annons eller länken från en partner ledde dig hit står namnet i sidans adress. Det sparas i din webbläsare, och senare tillsammans med ditt konto, bara om du säger ja till det.',
        'Det är lika lätt att säga nej som att säga ja, och webbplatsen fungerar likadant. Du kan ändra ditt svar när som helst, längst ned på den här sidan. Vi sparar varje svar med tidpunkten: en besökares utan något om personen, en medlems tillsammans med kontot.',
      ],
    },
    {
      id: 'control',
      heading: 'Så tar du bort det',
      paragraphs: [
        'Din webbläsare visar och tar bort allt, oftast under integritet eller webbplatsdata. Utan inloggningens kakor är du utloggad; utan de andra frågar webbplatsen dig igen.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
