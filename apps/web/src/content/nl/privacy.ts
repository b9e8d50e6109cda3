import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privacy',
  lead: `Wat ${f.siteName} over je weet, waarom, hoelang, en wie het ziet.`,
  sections: [
    {
      id: 'controller',
      heading: 'Wie verantwoordelijk is',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Vragen en verzoeken: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Wat we bewaren',
      paragraphs: ['Om je account te laten werken, de overeenkomst tussen ons, bewaren we:'],
      list: [
        'je e-mailadres, gebruikersnaam en geboortedatum, en je wachtwoord in een vorm die niet terug te rekenen is;',
        'wat je in je profiel zet: geslacht, land, regio, stad, je eigen woorden;',
        'wanneer je lid werd, de taal die je koos en welke voorwaarden je hebt aanvaard;',
        'welke apparaten ingelogd zijn, zonder naam: alleen de vingerafdruk van een willekeurige sleutel.',
      ],
    },
    {
      id: 'others',
      heading: 'Wat anderen zien',
      paragraphs: [
        'Anderen zien je gebruikersnaam, leeftijd, regio en profiel. Je geboortedatum, e-mailadres en exacte plaats zien ze nooit.',
        'Seksualiteit wordt alleen bewaard en getoond als je daar apart mee instemt, en dat kun je intrekken.',
      ],
    },
    {
      id: 'logs',
      heading: 'Technische gegevens',
      paragraphs: [
        'In onze logbestanden staan geen namen, adressen of berichten. Om het raden van wachtwoorden tegen te gaan, tellen we mislukte inlogpogingen per account en netwerkadres; na een dag vergeten we die telling.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Wie verder gegevens ontvangt',
      paragraphs: [
        'Niemand koopt ze. Dienstverleners die onze e-mail bezorgen, betalingen afhandelen of onze servers draaien, verwerken ze in onze opdracht en onder contract.',
      ],
    },
    {
      id: 'duration',
      heading: 'Hoelang',
      paragraphs: [
        `Zolang je een account hebt. Nadat je het verwijdert, bewaren we het ${f.deletedDays} dagen zodat je terug kunt komen; daarna wordt het gewist. Betaalgegevens bewaren we zolang de belastingwet dat vraagt.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Je rechten',
      paragraphs: [
        `Je mag je gegevens inzien, verbeteren, meenemen en laten wissen, bezwaar maken tegen het gebruik en een toestemming intrekken. Schrijf naar ${f.supportEmail}. Je kunt ook een klacht indienen bij de toezichthouder in je land.`,
      ],
    },
  ],
});
