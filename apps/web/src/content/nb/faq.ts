// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Vanlige spørsmål',
  lead: `Det folk vil vite om ${f.siteName}, besvart kort: å bli medlem, kreditter og betaling, sikkerhet og kontoen din.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Bli medlem',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Hvem kan bli med?',
      answer: [`Alle som har fylt ${f.minAge} år. Man har én konto, bare til seg selv.`],
    },
    {
      id: 'free',
      question: 'Hva koster det å bli med?',
      answer: [
        'Ingenting. Det er gratis å ha en profil, søke, gi likes og lese det andre skriver til deg.',
        `Før det første kjøpet kan du også skrive gratis. Medlemmer du kan skrive til: ${f.freeConversations}. Meldinger i alt, medregnet svar: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Hvorfor må jeg bekrefte e-postadressen min?',
      answer: [
        'For at ingen skal opprette en konto med en adresse som ikke er deres. Det du skriver før det, venter og blir levert i rekkefølge så snart du bekrefter.',
      ],
    },
    {
      id: 'mail',
      question: 'E-posten kommer ikke. Hva gjør jeg?',
      answer: [
        'Se i søppelposten. Logg så inn: Siden som venter på bekreftelsen din, sender e-posten en gang til, eller til en annen adresse hvis det var en feil i den.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Kreditter og betaling',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Er det et abonnement?',
      answer: [
        'Nei. Du kjøper kreditter én gang om gangen, når du vil ha dem. Ingenting fornyes av seg selv, og det er ingenting å si opp.',
      ],
    },
    {
      id: 'prices',
      question: 'Hva koster en melding?',
      answer: [
        'Det avhenger av landet og pakken. På prissiden finner du alle, også betalingsmåtene og gebyrene for dem.',
      ],
    },
    {
      id: 'premium',
      question: 'Hva er et premiummedlem?',
      answer: [
        `Et medlem som har kjøpt kreditter. Premiummedlemmer ser alle bilder bortsett fra de private, kan skrive til så mange de vil, og kan ha ${f.photos.premium} egne bilder. Slik forblir det, også når det ikke er flere kreditter.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Hvordan virker velkomstbonusen?',
      answer: [
        'Nye medlemmer som ikke har betalt ennå, får i noen timer rabatt på det første kjøpet. Nedtellingen viser når den slutter, og da slutter den virkelig. Prisen du ser, er prisen du betaler.',
      ],
    },
    {
      id: 'return',
      question: 'Kan jeg returnere kreditter?',
      answer: [
        `Ja, de du ikke har brukt, innen ${f.refundDays} etter kjøpet og uten å oppgi noen grunn. Åpne bestillingen i transaksjonene dine, eller skriv til ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Betalingen min gikk ikke gjennom. Ble jeg belastet?',
      answer: [
        'En betaling som mislyktes eller ble avbrutt, blir ikke belastet. En som ble belastet, gir kreditter én gang, også når svaret kommer sent. Hvis noe ser ut til å mangle, kan du se i transaksjonene dine og skrive til oss med bestillingsnummeret.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profiler og trygghet',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Hvem ser bildene mine?',
      answer: [
        'Medlemmer ser profilbildet ditt. Uten konto ser man det bare hvis du tillater det, og på noen nettsteder ikke i det hele tatt. De andre bildene dine er uten sløring for premiummedlemmer og slørede for medlemmer som ikke har betalt. Et privat bilde ser ingen andre enn dem du gir tilgang.',
        `Du kan ha ${f.photos.free} bilder, og ${f.photos.premium} som premiummedlem.`,
      ],
    },
    {
      id: 'place',
      question: 'Ser andre hvor jeg er?',
      answer: [
        'De ser landet, regionen og stedet du har oppgitt, og kan søke innen en avstand fra sitt eget sted. De ser aldri posisjonen, e-postadressen eller fødselsdatoen din.',
      ],
    },
    {
      id: 'block',
      question: 'Noen plager meg. Hva kan jeg gjøre?',
      answer: [
        'Blokker den andre fra profilen: Fra da av finnes dere ikke for hverandre her. Bare hvis det har vært en like eller en samtale mellom dere, får den andre vite om blokkeringen når profilen din åpnes. Rapporter det som bryter reglene, fra profilen eller meldingen. Hver rapport blir gjennomgått av et menneske, og vi røper aldri hvem som har rapportert.',
      ],
    },
    {
      id: 'fictional',
      question: 'Er alle profiler ekte?',
      answer: [
        f.hasFictional
          ? 'En profil uten merke tilhører et menneske som har bekreftet en e-postadresse. Fiktive profiler er merket overalt der de vises.'
          : `Det er ingen fiktive profiler på ${f.siteName}: Hver profil tilhører et menneske som har bekreftet en e-postadresse.`,
        'Vi kan ikke kontrollere alt folk sier om seg selv: Vær forsiktig med penger og med det du deler.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Kontoen din',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Jeg har glemt passordet mitt.',
      answer: [
        'Be om et nytt ved innloggingen: Vi sender deg en lenke. Den opphever også en sperre etter for mange feil passord.',
      ],
    },
    {
      id: 'change',
      question: 'Hvordan endrer jeg e-postadressen, passordet eller språket?',
      answer: ['I innstillingene. En ny e-postadresse gjelder så snart den er bekreftet.'],
    },
    {
      id: 'delete',
      question: 'Hvordan sletter jeg kontoen min?',
      answer: [
        `I innstillingene under «Slett kontoen min». I ${f.deletedDays} kan kontoen komme tilbake; deretter blir den slettet for godt. Returner ubrukte kreditter først.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Noe annet?',
  paragraphs: [`Skriv til ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
