// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Ofte stillede spørgsmål',
  lead: `Det, folk vil vide om ${f.siteName}, besvaret kort: at blive medlem, kreditter og betaling, sikkerhed og din konto.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Bliv medlem',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Hvem kan være med?',
      answer: [`Alle, der er fyldt ${f.minAge} år. Man har én konto, kun til sig selv.`],
    },
    {
      id: 'free',
      question: 'Hvad koster det at være med?',
      answer: [
        'Ingenting. Det er gratis at have en profil, søge, like og læse det, andre skriver til dig.',
        `Før dit første køb kan du også skrive gratis. Medlemmer, du kan skrive til: ${f.freeConversations}. Beskeder i alt, svar medregnet: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Hvorfor skal jeg bekræfte min e-mailadresse?',
      answer: [
        'For at ingen opretter en konto med en adresse, der ikke er deres. Det, du skriver inden da, venter og bliver leveret i rækkefølge, så snart du bekræfter.',
      ],
    },
    {
      id: 'mail',
      question: 'E-mailen kommer ikke. Hvad gør jeg?',
      answer: [
        'Se efter i spam. Log så ind: Siden, der venter på din bekræftelse, sender e-mailen igen, eller til en anden adresse, hvis der var en fejl i den.',
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
      question: 'Er der et abonnement?',
      answer: [
        'Nej. Du køber kreditter én gang ad gangen, når du vil have dem. Intet fornyes af sig selv, og der er intet at opsige.',
      ],
    },
    {
      id: 'prices',
      question: 'Hvad koster en besked?',
      answer: [
        'Det afhænger af landet og pakken. På prissiden finder du dem alle, også betalingsmetoderne og deres gebyrer.',
      ],
    },
    {
      id: 'premium',
      question: 'Hvad er et premiummedlem?',
      answer: [
        `Et medlem, der har købt kreditter. Premiummedlemmer ser alle billeder undtagen de private, kan skrive til så mange, de vil, og kan have ${f.photos.premium} egne billeder. Det bliver ved, også når der ikke er flere kreditter.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Hvordan virker velkomstbonussen?',
      answer: [
        'Nye medlemmer, der endnu ikke har betalt, får i nogle timer rabat på deres første køb. Nedtællingen viser, hvornår den slutter, og så slutter den virkelig. Den pris, du ser, er den pris, du betaler.',
      ],
    },
    {
      id: 'return',
      question: 'Kan jeg returnere kreditter?',
      answer: [
        `Ja, dem, du ikke har brugt, inden for ${f.refundDays} efter købet og uden at angive en grund. Åbn bestillingen i dine transaktioner, eller skriv til ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Min betaling gik ikke igennem. Er pengene trukket?',
      answer: [
        'En betaling, der mislykkedes eller blev afbrudt, bliver ikke trukket. En, der blev trukket, giver kreditter én gang, også når svaret kommer sent. Hvis der ser ud til at mangle noget, så se i dine transaktioner, og skriv til os med bestillingsnummeret.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profiler og sikkerhed',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Hvem ser mine billeder?',
      answer: [
        'Medlemmer ser dit profilbillede. Uden konto ser man det kun, hvis du tillader det, og på nogle sider slet ikke. Dine andre billeder er uden sløring for premiummedlemmer og slørede for medlemmer, der ikke har betalt. Et privat billede ser ingen andre end dem, du giver adgang.',
        `Du kan have ${f.photos.free} billeder og ${f.photos.premium} som premiummedlem.`,
      ],
    },
    {
      id: 'place',
      question: 'Ser andre, hvor jeg er?',
      answer: [
        'De ser det land, den region og den by, du har oplyst, og kan søge inden for en afstand fra deres egen by. De ser aldrig din position, din e-mailadresse eller din fødselsdato.',
      ],
    },
    {
      id: 'block',
      question: 'Nogen generer mig. Hvad kan jeg gøre?',
      answer: [
        'Bloker vedkommende fra profilen: Fra da af findes I ikke for hinanden her. Kun hvis der har været et like eller en samtale mellem jer, får den anden blokeringen at vide, når vedkommende åbner din profil. Anmeld det, der bryder reglerne, fra profilen eller beskeden. Hver anmeldelse bliver gennemgået af et menneske, og vi fortæller aldrig, hvem der har anmeldt.',
      ],
    },
    {
      id: 'fictional',
      question: 'Er alle profiler ægte?',
      answer: [
        f.hasFictional
          ? 'En profil uden mærke tilhører et menneske, der har bekræftet en e-mailadresse. Fiktive profiler er mærket overalt, hvor de vises.'
          : `Der er ingen fiktive profiler på ${f.siteName}: Hver profil tilhører et menneske, der har bekræftet en e-mailadresse.`,
        'Vi kan ikke kontrollere alt, hvad folk siger om sig selv: Vær forsigtig med penge og med det, du deler.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Din konto',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Jeg har glemt min adgangskode.',
      answer: [
        'Bed om en ny ved login: Vi sender dig et link. Det ophæver også en spærring efter for mange forkerte adgangskoder.',
      ],
    },
    {
      id: 'change',
      question: 'Hvordan ændrer jeg min e-mailadresse, min adgangskode eller sproget?',
      answer: ['I indstillingerne. En ny e-mailadresse gælder, så snart den er bekræftet.'],
    },
    {
      id: 'delete',
      question: 'Hvordan sletter jeg min konto?',
      answer: [
        `I indstillingerne under “Slet min konto”. I ${f.deletedDays} kan kontoen komme tilbage; derefter bliver den slettet endeligt. Returner ubrugte kreditter først.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Noget andet?',
  paragraphs: [`Skriv til ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
