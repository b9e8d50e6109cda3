// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Vanliga frågor',
  lead: `Det som människor frågar om ${f.siteName}, kort besvarat: att bli medlem, krediter och betalning, säkerhet och ditt konto.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Att gå med',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Vem får gå med?',
      answer: [`Alla som har fyllt ${f.minAge} år. Man har ett konto, bara för sig själv.`],
    },
    {
      id: 'free',
      question: 'Vad kostar det att gå med?',
      answer: [
        'Ingenting. Det är gratis att ha en profil, söka, ge likes och läsa det som andra skriver till dig.',
        `Före ditt första köp får du också skriva gratis. Medlemmar som du får skriva till: ${f.freeConversations}. Meddelanden totalt, svar inräknade: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Varför ska jag bekräfta min mejladress?',
      answer: [
        'För att ingen ska skapa ett konto med någon annans adress. Det du skriver innan dess väntar och levereras i ordning så snart du bekräftar.',
      ],
    },
    {
      id: 'mail',
      question: 'Mejlet kommer inte. Vad gör jag?',
      answer: [
        'Titta i skräpposten. Logga sedan in: sidan som väntar på din bekräftelse skickar mejlet igen, eller till en annan adress om det fanns ett fel i den.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Krediter och betalning',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Finns det ett abonnemang?',
      answer: [
        'Nej. Du köper krediter en gång i taget, när du vill ha dem. Inget förnyas av sig självt, och det finns inget att säga upp.',
      ],
    },
    {
      id: 'prices',
      question: 'Vad kostar ett meddelande?',
      answer: [
        'Det beror på landet och paketet. På prissidan finns alla, även betalsätten och deras avgifter.',
      ],
    },
    {
      id: 'premium',
      question: 'Vad är en premiummedlem?',
      answer: [
        `En medlem som har köpt krediter. Premiummedlemmar ser alla bilder utom privata, får skriva till så många de vill och får ha ${f.photos.premium} egna bilder. Så förblir det, även när det inte finns några krediter kvar.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Hur fungerar välkomstbonusen?',
      answer: [
        'Nya medlemmar som inte har betalat ännu får under några timmar rabatt på sitt första köp. Nedräkningen visar när den slutar, och då slutar den verkligen. Priset du ser är priset du betalar.',
      ],
    },
    {
      id: 'return',
      question: 'Kan jag lämna tillbaka krediter?',
      answer: [
        `Ja, de som du inte har använt, inom ${f.refundDays} från köpet och utan att ange något skäl. Öppna beställningen bland dina transaktioner eller skriv till ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Min betalning misslyckades. Drogs pengarna?',
      answer: [
        'En betalning som misslyckades eller avbröts dras inte. En som drogs ger krediter en gång, även när svaret kommer sent. Om något verkar saknas kan du titta bland dina transaktioner och skriva till oss med beställningens nummer.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profiler och trygghet',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Vem ser mina bilder?',
      answer: [
        'Medlemmar ser din profilbild. Utan konto ser man den bara om du tillåter det, och på vissa webbplatser inte alls. Dina andra bilder är skarpa för premiummedlemmar och suddiga för medlemmar som inte har betalat. En privat bild ser ingen utom de som du har gett tillgång.',
        `Du får ha ${f.photos.free} bilder, och ${f.photos.premium} som premiummedlem.`,
      ],
    },
    {
      id: 'place',
      question: 'Ser andra var jag är?',
      answer: [
        'De ser landet, regionen och orten som du har angett och kan söka inom ett avstånd från sin egen ort. De ser aldrig din position, din mejladress eller ditt födelsedatum.',
      ],
    },
    {
      id: 'block',
      question: 'Någon stör mig. Vad kan jag göra?',
      answer: [
        'Blockera personen från profilen: från den stunden finns ni inte för varandra här. Bara om det har funnits en like eller en chatt mellan er får den andra veta om blockeringen, när hen öppnar din profil. Anmäl det som bryter mot reglerna, från profilen eller meddelandet. Varje anmälan granskas av en människa, och vi avslöjar aldrig vem som har anmält.',
      ],
    },
    {
      id: 'fictional',
      question: 'Är alla profiler äkta?',
      answer: [
        f.hasFictional
          ? 'En profil utan märkning tillhör en människa som har bekräftat en mejladress. Fiktiva profiler är märkta överallt där de visas.'
          : `Det finns inga fiktiva profiler på ${f.siteName}: varje profil tillhör en människa som har bekräftat en mejladress.`,
        'Vi kan inte kontrollera allt som människor säger om sig själva: var försiktig med pengar och med det du delar.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Ditt konto',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Jag har glömt mitt lösenord.',
      answer: [
        'Be om ett nytt vid inloggningen: vi skickar en länk till dig. Den häver också en spärr efter för många felaktiga lösenord.',
      ],
    },
    {
      id: 'change',
      question: 'Hur ändrar jag min mejladress, mitt lösenord eller språket?',
      answer: ['I inställningarna. En ny mejladress gäller så snart den har bekräftats.'],
    },
    {
      id: 'delete',
      question: 'Hur raderar jag mitt konto?',
      answer: [
        `I inställningarna, under ”Radera mitt konto”. I ${f.deletedDays} kan kontot återställas; sedan raderas det för gott. Lämna tillbaka oanvända krediter först.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Något annat?',
  paragraphs: [`Skriv till ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
