// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookies',
  lead: `Alles wat ${f.siteName} in je browser bewaart, bij naam: waarvoor, hoelang, en hoe je het verwijdert.`,
  sections: [
    {
      id: 'needed',
      heading: 'Alleen wat de site nodig heeft',
      paragraphs: [
        'Elke cookie hier wordt door deze site zelf geplaatst en doet iets waar je om hebt gevraagd: je ingelogd houden, je taal onthouden, een formulier afmaken. Daarvoor vraagt de wet geen toestemming, en ze worden nergens anders voor gebruikt.',
        'Er zijn geen advertentiecookies, geen cookies die bezoekers meten, en geen cookies van andere bedrijven. Als de link van een partner daarom vraagt, laat een pagina ons één keer weten dat je hem hebt verlaten; dat wordt geteld, zonder gegevens over jou.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Lijst van cookies',
      paragraphs: [
        'De tijd telt vanaf het plaatsen van een cookie; die van het inloggen begint opnieuw zolang je de site gebruikt.',
      ],
      table: {
        columns: ['Naam', 'Waarvoor', 'Hoelang'],
        rows: f.cookies({
          session: `Houdt je ingelogd, hooguit ${f.sessionDays} lang. Bij het uitloggen verdwijnt hij.`,
          device:
            'Laat je account een browser herkennen die eerder inlogde, zodat andermans verkeerde wachtwoorden jou niet buitensluiten.',
          age_check:
            'Houdt het aanmelden in deze browser een dag gesloten als een geboortedatum dat niet toeliet.',
          signup_draft:
            'Vindt terug wat je bij het aanmelden hebt ingevuld als je zonder script of vanaf een andere pagina verdergaat.',
          done: 'Zegt even dat een verstuurd formulier is verwerkt.',
          locale: 'De taal die je koos.',
          mode: 'Licht of donker, als je dat koos.',
          tz: 'Je tijdzone, zodat tijden kloppen.',
          consent: 'Je antwoord op wat je toestemming nodig heeft, zodat we het niet opnieuw vragen.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Wat in je browser blijft',
      paragraphs: [
        'Browsers hebben naast cookies een eigen opslag. Wat daarin staat, wordt niet met elke pagina meegestuurd. Dit blijft tot je het in je browser verwijdert:',
      ],
      table: {
        columns: ['Naam', 'Waarvoor'],
        rows: f.keptInBrowser({
          warning: 'Dat je de waarschuwing bij binnenkomst hebt gelezen.',
          alerts: 'Welke meldingen je hebt gesloten, en wanneer.',
          kept: 'Voor een lid: berichten die wachten op verzending, wat je bent begonnen te schrijven, en de weg terug naar waar je was. Bij het uitloggen verdwijnt het.',
          logOut: 'Dat hier iemand is uitgelogd, zodat andere tabbladen dat ook doen.',
          worker:
            'Een pagina van deze site voor als er geen netwerk is, in de talen van de site. Er staat niets over jou in.',
          source:
            'Alleen als je ermee hebt ingestemd: via welke advertentie of link je hier kwam. Het verdwijnt als je je aanmeldt of je toestemming intrekt.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Wat met het tabblad verdwijnt',
      paragraphs: ['Dit is weg als je het tabblad sluit:'],
      table: {
        columns: ['Naam', 'Waarvoor'],
        rows: f.keptInTab({
          typed:
            'Wat je in een formulier hebt ingevuld en nog niet hebt verstuurd. Wachtwoorden worden nooit bewaard.',
          photo: 'De foto die je bij het aanmelden koos, tot hij is verstuurd.',
          search: 'Je laatste zoekopdracht, om ernaar terug te kunnen.',
          matches: 'Hoeveel leden er voor je zijn gevonden toen je je aanmeldde.',
          page: 'De toestand van de pagina zelf: of het lettertype er is, of hij opnieuw is geladen vanwege een nieuwe versie, sinds wanneer je in het ledengedeelte bent, dat je bent uitgelogd, hoe vaak de site niet bereikbaar was en welke taal je las voordat je inlogde.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Waarvoor je toestemming nodig is',
      paragraphs: [
        'Ben je hier via een advertentie of de link van een partner, dan staat de naam daarvan in het adres van de pagina. Die wordt alleen in je browser bewaard, en later bij je account, als je daarmee instemt.',
        'Nee zeggen is even makkelijk als ja zeggen, en de site werkt hetzelfde. Je kunt je antwoord altijd wijzigen, aan het einde van deze pagina. We leggen elk antwoord vast met het tijdstip: dat van een bezoeker zonder iets over die persoon, dat van een lid bij het account.',
      ],
    },
    {
      id: 'control',
      heading: 'Hoe je het verwijdert',
      paragraphs: [
        'In je browser kun je het allemaal bekijken en verwijderen, meestal onder privacy of sitegegevens. Zonder de cookies van het inloggen ben je uitgelogd; zonder de andere vraagt de site het je opnieuw.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
