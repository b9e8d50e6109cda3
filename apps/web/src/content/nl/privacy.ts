// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privacy',
  lead: `Wat ${f.siteName} over je weet, waarom, hoelang, wie het ziet, en welke rechten je hebt.`,
  sections: [
    {
      id: 'controller',
      heading: 'Verwerkingsverantwoordelijke',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Vragen en verzoeken: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Wat we bewaren',
      paragraphs: ['Om je account te laten werken, de overeenkomst tussen ons, bewaren we:'],
      list: [
        'je e-mailadres, je gebruikersnaam en je wachtwoord in een vorm die niet terug te rekenen is;',
        'wat je in je profiel zet: geslacht, geboortedatum, land, regio, plaats, uiterlijk, relatiestatus, interesses, waarom je hier bent, en je eigen woorden;',
        'je foto’s, zonder de plaats en de andere gegevens die een camera toevoegt: die halen we er bij het uploaden uit; en wie je privéfoto’s mag zien;',
        'je berichten en cadeaus, likes en matches, en wie je hebt geblokkeerd of gemeld;',
        'je bestellingen, betalingen en credits; een betaalmethode alleen als je daarom vraagt, en nooit een volledig kaartnummer;',
        'als je je browser laat vertellen waar je bent: alleen het land en de regio die we daarmee vinden, zodra je ze opslaat, en nooit de positie zelf;',
        'wanneer je lid werd, via wiens profiel als dat zo was, wanneer je hier voor het laatst was, de taal die je koos, en waar je mee hebt ingestemd;',
        'via welke advertentie of link je hier kwam, alleen als je daarmee hebt ingestemd;',
        'je klachten, met het adres waarop we antwoorden;',
        'als je meldingen aanzet: het adres waarop de maker van je browser ze aanneemt, tot je ze uitzet of uitlogt; wat we daarheen sturen is leeg, zonder namen of woorden;',
        'welke meldingen je hebt gekozen, je stille uren met je tijdzone, of en waarom e-mails naar jou zijn gestopt, en wanneer we je de laatste over iets nieuws stuurden; zo’n e-mail noemt niemand;',
        `van elke e-mail die we je sturen: welke soort het is, wanneer hij is verstuurd en of hij aankwam, met een code in plaats van je adres, ${f.mailDays} lang;`,
        `wat je bij een aanmelding invult als je verdergaat zonder script of van een andere pagina komt: ${f.draftTime}, zodat het niet verloren gaat;`,
        'je toegangssleutels, als je die toevoegt: een openbare sleutel, de naam die je elk geeft en wanneer je hem hebt toegevoegd en voor het laatst hebt gebruikt, totdat je hem verwijdert. Je vingerafdruk, gezicht of pincode verlaat je apparaat nooit;',
        'waar je bent ingelogd: welke browser en welk systeem, het land waar je inlogde en wanneer je er het laatst was, tot je daar uitlogt. De lijst staat in je instellingen.',
      ],
    },
    {
      id: 'others',
      heading: 'Wat anderen zien',
      paragraphs: [
        'Leden zien je gebruikersnaam, leeftijd, regio, plaats en profiel, ongeveer wanneer je hier voor het laatst was tenzij je onzichtbaar bent, en of je hebt gelezen wat ze je schreven, tenzij een van jullie leesbevestigingen heeft uitgezet. Bezoekers zonder account zien je gebruikersnaam, leeftijd, land, regio en hoofdfoto alleen als je dat toestaat; op sites waar lid zijn iets over je seksleven of genderidentiteit zegt, zien ze niemand. Je geboortedatum, e-mailadres en exacte locatie ziet niemand. Hebben we meerdere sites van dezelfde soort, dan zien de leden daarvan jou daar ook, en zie jij hen hier.',
        'Seksualiteit wordt alleen bewaard als je daar apart mee instemt, en niemand anders ziet het. Je kunt die toestemming intrekken; dan wissen we het antwoord. Voor hoe je je gender omschrijft, op een site die daarnaar vraagt, geldt dezelfde regel; leden zien wat je daar schrijft. Voor intieme interesses, op een site die ze aanbiedt, geldt dezelfde regel; alleen leden die hetzelfde goedvinden, zien ze en kunnen erop zoeken. Waar je lidmaatschap zelf al zoiets zegt, vragen we dezelfde toestemming als je je aanmeldt; trek je die in, dan zien anderen je profiel niet meer.',
        'Je wensen in de matchfinder worden bewaard tot je ze verwijdert, en niemand ziet ze als zodanig. Ze bepalen wie je te zien krijgt en, door wie je wilt ontmoeten, leeftijd en plaats, ook aan wie je wordt getoond; daaruit kunnen anderen ze raden. Wie je wilt ontmoeten kan iets zeggen over je seksuele geaardheid. Daarom bewaren we het alleen als je daar apart mee instemt, en wissen we het als je die toestemming intrekt.',
      ],
    },
    {
      id: 'logs',
      heading: 'Technische gegevens',
      paragraphs: [
        `In onze logbestanden staan geen namen, adressen of berichten. Om het raden van wachtwoorden tegen te gaan, tellen we mislukte inlogpogingen per account en per netwerkadres, browser of sessie; na ${f.failuresDays} vergeten we die telling. Tegen overbelasting tellen we ook aanvragen, hooguit een uur lang en onder een vingerafdruk in plaats van het netwerkadres. Om misbruik van een account te kunnen onderzoeken, leggen we inlogpogingen, nieuwe wachtwoorden en blokkades ${f.securityDays} lang vast, met vingerafdrukken in plaats van lid en netwerkadres.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Wie verder gegevens ontvangt',
      paragraphs: [
        'Niemand koopt ze. Dienstverleners die onze e-mail bezorgen, betalingen afhandelen of onze servers draaien, verwerken ze in onze opdracht en op basis van een contract.',
      ],
    },
    {
      id: 'duration',
      heading: 'Hoelang',
      paragraphs: [
        `Zolang je een account hebt. Je verwijdert het in de instellingen: het is meteen verborgen, kan ${f.deletedDays} lang terugkomen en wordt daarna gewist. Wat blijft, noemt niemand: je berichten bij wie ze ontving, zonder je naam; betaalgegevens, onder een nummer, zolang de belastingwet dat vraagt; en een blokkering door iemand anders als code van je adres, zolang die persoon een account heeft, zodat die geldt als je je opnieuw aanmeldt. Een melding over jou blijft zo lang als elke melding.`,
        `Een klacht, met of zonder account: wat je schrijft, je naam en je e-mailadres, zodat mensen erover kunnen oordelen en je kunnen antwoorden; na ${f.complaintDays} verwijderen we ze.`,
        `Na een blokkering bewaren we wat jullie elkaar schreven en geen van beiden nog ziet, zodat je elkaar nog kunt melden; na ${f.contactDays} verwijderen we het. Een melding, met een kopie van waar die over gaat, de foto’s en ons besluit, bewaren we ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Je rechten',
      paragraphs: [
        `Je mag je gegevens inzien, verbeteren, meenemen en laten wissen, bezwaar maken tegen het gebruik en een toestemming intrekken. In de instellingen krijg je een kopie van alles. Schrijf voor al het andere naar ${f.supportEmail}. Je kunt ook een klacht indienen bij de toezichthouder in je land.`,
      ],
    },
  ],
});
