// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookies',
  lead: `Alt, hvad ${f.siteName} gemmer i din browser: hvad det hedder, hvad det bruges til, hvor længe, og hvordan du sletter det.`,
  sections: [
    {
      id: 'needed',
      heading: 'Kun det, siden har brug for',
      paragraphs: [
        'Hver cookie her sættes af siden selv og gør noget, du har bedt om: holder dig logget ind, husker dit sprog eller hjælper dig med at gøre en formular færdig. Til dem kræver loven ikke samtykke, og de bruges ikke til andet.',
        'Der er ingen reklamecookies, ingen cookies, der måler besøgende, og ingen fra andre firmaer. Hvis en partners link beder om det, fortæller en side os én gang, at den blev forladt; det tælles uden oplysninger om dig.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Liste over cookies',
      paragraphs: [
        'Tiden regnes fra det øjeblik, en cookie sættes; for login begynder den forfra, mens du bruger siden.',
      ],
      table: {
        columns: ['Navn', 'Hvad den er til', 'Hvor længe'],
        rows: f.cookies({
          session: `Holder dig logget ind, højst i ${f.sessionDays}. Når du logger ud, bliver den slettet.`,
          device:
            'Lader din konto genkende en browser, der har været logget ind før, så en andens forkerte adgangskoder ikke lukker dig ude.',
          age_check:
            'Holder oprettelsen af en konto lukket i denne browser i et døgn, hvis en fødselsdato ikke tillod den.',
          signup_draft:
            'Finder det, du skrev, da du oprettede en konto, når du fortsætter uden script eller fra en anden side.',
          done: 'Siger et øjeblik, at en formular, du har sendt, er modtaget.',
          locale: 'Det sprog, du har valgt.',
          mode: 'Lys eller mørk, hvis du har valgt.',
          tz: 'Din tidszone, så klokkeslættene passer.',
          consent: 'Dit svar på det, der kræver dit samtykke, så vi ikke spørger igen.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Hvad der bliver liggende i din browser',
      paragraphs: [
        'Browsere har et lager ved siden af cookies. Det, der ligger i det, bliver ikke sendt med hver side. Dette bliver liggende, indtil du sletter det i din browser:',
      ],
      table: {
        columns: ['Navn', 'Hvad det er til'],
        rows: f.keptInBrowser({
          warning: 'At du har læst advarslen ved indgangen.',
          alerts: 'Hvilke meddelelser du har lukket, og hvornår.',
          kept: 'For et medlem: beskeder, der venter på at blive sendt, det, du er begyndt at skrive, og vejen tilbage til, hvor du var. Når du logger ud, bliver det slettet.',
          logOut: 'At nogen loggede ud her, så andre faner også gør det.',
          worker:
            'En side fra dette websted til når der ikke er netværk, på dets sprog. Den indeholder intet om dig.',
          source:
            'Kun hvis du har sagt ja: hvilken annonce eller hvilket link der førte dig hertil. Det forsvinder, når du opretter en konto eller trækker dit samtykke tilbage.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Hvad der forsvinder med fanen',
      paragraphs: ['Dette er væk, når du lukker fanen:'],
      table: {
        columns: ['Navn', 'Hvad det er til'],
        rows: f.keptInTab({
          typed:
            'Det, du har skrevet i en formular og endnu ikke har sendt. Adgangskoder bliver aldrig gemt.',
          photo: 'Det billede, du valgte, da du oprettede en konto, indtil det er sendt.',
          search: 'Din seneste søgning, så du kan vende tilbage til den.',
          matches: 'Hvor mange medlemmer søgningen fandt til dig, da du oprettede en konto.',
          page: 'Selve sidens tilstand: om skrifttypen er hentet, om siden blev indlæst igen på grund af en ny version, siden hvornår du har været i medlemsområdet, om du er blevet logget ud, og hvor mange gange siden ikke kunne nås, og hvilket sprog du læste på, før du loggede ind.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Hvad der kræver dit samtykke',
      paragraphs: [
        'Hvis en annonce eller en partners link førte dig hertil, står navnet i sidens adresse. Det gemmes kun i din browser, og senere sammen med din konto, hvis du siger ja til det.',
        'Det er lige så let at sige nej som at sige ja, og siden virker på samme måde. Du kan ændre dit svar når som helst nederst på denne side. Vi gemmer hvert svar med tidspunktet: en besøgendes uden noget om vedkommende, et medlems sammen med kontoen.',
      ],
    },
    {
      id: 'control',
      heading: 'Sådan sletter du det',
      paragraphs: [
        'Din browser viser og sletter det hele, som regel under privatliv eller websitedata. Uden loginets cookies er du logget ud; uden de andre spørger siden dig igen.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
