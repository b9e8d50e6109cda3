// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Veelgestelde vragen',
  lead: `Wat mensen over ${f.siteName} vragen, kort beantwoord: lid worden, credits en betalen, veiligheid en je account.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Lid worden',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Wie kan lid worden?',
      answer: [`Iedereen van ${f.minAge} jaar en ouder. Je hebt één account, alleen voor jezelf.`],
    },
    {
      id: 'free',
      question: 'Wat kost lid worden?',
      answer: [
        'Niets. Je profiel, zoeken, likes en lezen wat anderen je schrijven zijn gratis.',
        `Voor je eerste aankoop kun je ook gratis schrijven. Mensen aan wie je kunt schrijven: ${f.freeConversations}. Berichten in totaal, antwoorden meegerekend: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Waarom moet ik mijn e-mailadres bevestigen?',
      answer: [
        'Zodat niemand lid wordt met het adres van een ander. Wat je daarvoor schrijft, wacht en wordt op volgorde bezorgd zodra je bevestigt.',
      ],
    },
    {
      id: 'mail',
      question: 'De mail komt niet. Wat nu?',
      answer: [
        'Kijk in je spammap. Log daarna in: de pagina die op je bevestiging wacht, stuurt de mail nog een keer, of naar een ander adres als er een fout in stond.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Credits en betalen',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Is er een abonnement?',
      answer: [
        'Nee. Je koopt credits eenmalig, wanneer je ze wilt. Niets wordt vanzelf verlengd, en er valt niets op te zeggen.',
      ],
    },
    {
      id: 'prices',
      question: 'Wat kost een bericht?',
      answer: [
        'Dat hangt af van het land en het pakket. Op de pagina met prijzen staan ze allemaal, met de betaalmethoden en de kosten daarvan.',
      ],
    },
    {
      id: 'premium',
      question: 'Wat is een premiumlid?',
      answer: [
        `Wie credits heeft gekocht. Premiumleden zien alle foto’s behalve privéfoto’s, kunnen schrijven aan zoveel mensen als ze willen, en kunnen zelf ${f.photos.premium} foto’s hebben. Dat blijft zo, ook als er geen credits meer zijn.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Hoe werkt de welkomstbonus?',
      answer: [
        'Nieuwe leden die nog niet hebben betaald, krijgen een paar uur lang korting op hun eerste aankoop. De aftelklok laat zien wanneer dat afloopt, en dan loopt het ook echt af. De prijs die je ziet, is de prijs die je betaalt.',
      ],
    },
    {
      id: 'return',
      question: 'Kan ik credits teruggeven?',
      answer: [
        `Ja, de credits die je niet hebt gebruikt, binnen ${f.refundDays} na aankoop en zonder opgave van reden. Open de bestelling bij je transacties, of schrijf naar ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Mijn betaling is mislukt. Is er iets afgeschreven?',
      answer: [
        'Een betaling die is mislukt of geannuleerd, wordt niet in rekening gebracht. Een betaling die wel is gedaan, wordt één keer bijgeschreven, ook als het antwoord laat komt. Lijkt er iets te ontbreken, kijk dan bij je transacties en schrijf ons met het nummer van de bestelling.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profielen en veiligheid',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Wie ziet mijn foto’s?',
      answer: [
        'Leden zien je hoofdfoto. Mensen zonder account zien hem alleen als je dat toestaat, en op sommige sites helemaal niet. Je andere foto’s zijn scherp voor premiumleden en wazig voor leden zonder Premium. Een privéfoto ziet niemand behalve degenen die je toelaat.',
        `Je kunt ${f.photos.free} foto’s hebben, en als premiumlid ${f.photos.premium}.`,
      ],
    },
    {
      id: 'place',
      question: 'Zien anderen waar ik ben?',
      answer: [
        'Ze zien het land, de regio en de plaats die je hebt opgegeven, en kunnen zoeken binnen een afstand van hun eigen plaats. Ze zien nooit je positie, je e-mailadres of je geboortedatum.',
      ],
    },
    {
      id: 'block',
      question: 'Iemand valt me lastig. Wat kan ik doen?',
      answer: [
        'Blokkeer die persoon, vanuit het profiel: vanaf dan bestaan jullie hier niet meer voor elkaar. Alleen als er een like of een gesprek tussen jullie was, ziet de ander bij het openen van je profiel dat je hebt geblokkeerd. Meld wat tegen de regels is, vanuit het profiel of het bericht. Elke melding wordt door een mens bekeken en we vertellen nooit wie iets heeft gemeld.',
      ],
    },
    {
      id: 'fictional',
      question: 'Zijn alle profielen echt?',
      answer: [
        f.hasFictional
          ? 'Een profiel zonder label is van een mens die een e-mailadres heeft bevestigd. Fictieve profielen dragen overal een label.'
          : `Op ${f.siteName} zijn geen fictieve profielen: elk profiel is van een mens die een e-mailadres heeft bevestigd.`,
        'We kunnen niet alles controleren wat mensen over zichzelf zeggen: wees voorzichtig met geld en met wat je deelt.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Je account',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Ik ben mijn wachtwoord vergeten.',
      answer: [
        'Vraag bij het inloggen een nieuw aan: we sturen je een link. Die heft ook een blokkade na te veel verkeerde wachtwoorden op.',
      ],
    },
    {
      id: 'change',
      question: 'Hoe wijzig ik mijn e-mailadres, mijn wachtwoord of de taal?',
      answer: ['In de instellingen. Een nieuw e-mailadres geldt zodra het is bevestigd.'],
    },
    {
      id: 'delete',
      question: 'Hoe verwijder ik mijn account?',
      answer: [
        `In de instellingen, onder “Mijn account verwijderen”. ${f.deletedDays} lang kan het account terugkomen; daarna wordt het gewist. Geef ongebruikte credits eerst terug.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Iets anders?',
  paragraphs: [`Schrijf naar ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
