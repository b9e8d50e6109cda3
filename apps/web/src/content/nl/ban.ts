// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Toegangsverbod',
  lead: `Wanneer ${f.siteName} iets verwijdert of een account sluit, wat we je vertellen, en hoe je bezwaar maakt.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Wat ertoe leidt',
      paragraphs: [
        'Mensen bekijken meldingen en nieuwe foto’s, en beoordelen ze volgens de voorwaarden en de wet. Dit leidt tot een verbod:',
      ],
      list: [
        `jonger zijn dan ${f.minAge}, of je voordoen als iemand anders;`,
        'bedreigingen, beledigingen, stalken, of doorschrijven na een duidelijk nee;',
        'om geld vragen, oplichten, reclame maken of iets verkopen;',
        'foto’s van anderen, of intieme foto’s zonder toestemming;',
        'seksuele inhoud met minderjarigen, die we ook bij de politie melden;',
        'al het andere dat strafbaar is, of anderen op vergelijkbare wijze schaadt.',
      ],
    },
    {
      id: 'measures',
      heading: 'Wat we doen',
      paragraphs: [
        'We kiezen het lichtste middel dat helpt: een foto of tekst verwijderen, of het account sluiten. Er zijn geen verborgen beperkingen: niets wordt in het geheim aan minder mensen getoond.',
        'Verkeerde wachtwoorden blokkeren het inloggen een aantal minuten. Dat is geen verbod: het gaat vanzelf voorbij, of met een nieuw wachtwoord.',
      ],
    },
    {
      id: 'statement',
      heading: 'Wat we je vertellen',
      paragraphs: ['Wie het aangaat, krijgt per e-mail een motivering:'],
      list: [
        'wat we hebben gedaan, en voor hoelang;',
        'de feiten, en of een melding of onze eigen controle ertoe leidde;',
        'of een programma daarbij een rol speelde;',
        'de regel of de wet, en waarom die geldt;',
        'hoe je bezwaar maakt.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Zo maak je bezwaar',
      paragraphs: [
        `Stuur een klacht en kies ‘Een besluit over mijn account of inhoud’, of schrijf naar ${f.supportEmail}. Het is gratis, en je hebt zes maanden. Een mens beoordeelt het, iemand anders dan wie het besluit nam.`,
        'Je kunt ook terecht bij een in de Europese Unie gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting, of bij een rechter.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Je credits',
      paragraphs: [
        `Een verbod neemt je recht op het geld niet weg: credits die je in de laatste ${f.refundDays} hebt gekocht en niet hebt gebruikt, gaan terug zoals het retourbeleid zegt. Schrijf naar ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Als je iets ziet',
      paragraphs: [
        'Leden melden vanuit het profiel of het bericht. Alle anderen, ook autoriteiten, kunnen het klachtenformulier gebruiken: geef het adres van de pagina en zeg wat er niet klopt.',
      ],
      links: ['complaints'],
    },
  ],
});
