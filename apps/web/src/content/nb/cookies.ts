// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Informasjonskapsler',
  lead: `Alt ${f.siteName} lagrer i nettleseren din: hva det heter, hva det er til, hvor lenge, og hvordan du sletter det.`,
  sections: [
    {
      id: 'needed',
      heading: 'Bare det nettstedet trenger',
      paragraphs: [
        'Hver informasjonskapsel her settes av nettstedet selv og gjør noe du har bedt om: holder deg logget inn, husker språket ditt eller hjelper deg å gjøre et skjema ferdig. For disse krever loven ikke samtykke, og de brukes ikke til noe annet.',
        'Det finnes ingen kapsler for reklame, ingen som måler besøkende, og ingen fra andre selskaper. Hvis lenken til en partner ber om det, forteller en side oss én gang at den ble forlatt; det telles uten opplysninger om deg.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Liste over informasjonskapsler',
      paragraphs: [
        'Tiden regnes fra kapselen settes; for innloggingen begynner den på nytt mens du bruker nettstedet.',
      ],
      table: {
        columns: ['Navn', 'Hva den er til', 'Hvor lenge'],
        rows: f.cookies({
          session: `Holder deg logget inn, i høyst ${f.sessionDays}. Når du logger ut, slettes den.`,
          device:
            'Lar kontoen din kjenne igjen en nettleser som har vært logget inn før, så feil passord fra noen andre ikke stenger deg ute.',
          age_check:
            'Holder registreringen stengt i denne nettleseren i ett døgn hvis en fødselsdato ikke tillot den.',
          signup_draft:
            'Finner det du skrev da du opprettet en konto, når du fortsetter uten skript eller fra en annen side.',
          done: 'Sier et øyeblikk at et skjema du sendte, er mottatt.',
          locale: 'Språket du har valgt.',
          mode: 'Lyst eller mørkt, hvis du har valgt.',
          tz: 'Tidssonen din, så klokkeslettene stemmer.',
          consent: 'Svaret ditt på det som krever samtykke, så vi ikke spør igjen.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Det som blir liggende i nettleseren din',
      paragraphs: [
        'Nettlesere har et eget lager ved siden av informasjonskapsler. Det som ligger der, sendes ikke med hver side. Dette blir liggende til du sletter det i nettleseren:',
      ],
      table: {
        columns: ['Navn', 'Hva det er til'],
        rows: f.keptInBrowser({
          warning: 'At du har lest advarselen ved inngangen.',
          alerts: 'Hvilke varsler du har lukket, og når.',
          kept: 'For et medlem: meldinger som venter på å bli sendt, det du har begynt å skrive, og veien tilbake til der du var. Når du logger ut, slettes det.',
          logOut: 'At noen logget ut her, så andre faner også gjør det.',
          worker:
            'En side fra dette nettstedet til når det ikke er nett, på språkene til nettstedet. Den inneholder ingenting om deg.',
          source:
            'Bare hvis du har sagt ja: hvilken annonse eller lenke som førte deg hit. Det forsvinner når du oppretter en konto eller trekker samtykket tilbake.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Det som forsvinner med fanen',
      paragraphs: ['Dette er borte når du lukker fanen:'],
      table: {
        columns: ['Navn', 'Hva det er til'],
        rows: f.keptInTab({
          typed: 'Det du har skrevet i et skjema og ennå ikke har sendt. Passord lagres aldri.',
          photo: 'Bildet du valgte da du opprettet en konto, til det er sendt.',
          search: 'Det siste søket ditt, så du kan gå tilbake til det.',
          matches: 'Hvor mange medlemmer søket fant til deg da du opprettet en konto.',
          page: 'Tilstanden til selve siden: om skrifttypen er hentet, om siden ble lastet på nytt på grunn av en ny versjon, hvor lenge du har vært i medlemsområdet, om du er blitt logget ut, og hvor mange ganger siden ikke kunne nås, og hvilket språk du leste på før du logget inn.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Det som krever samtykke fra deg',
      paragraphs: [
        'Hvis en annonse eller lenken til en partner førte deg hit, står navnet i adressen til siden. Det lagres bare i nettleseren din, og senere sammen med kontoen din, hvis du sier ja til det.',
        'Det er like lett å si nei som å si ja, og nettstedet virker på samme måte. Du kan endre svaret når som helst, nederst på denne siden. Vi lagrer hvert svar med tidspunktet: svaret til en besøkende uten noe om vedkommende, svaret til et medlem sammen med kontoen.',
      ],
    },
    {
      id: 'control',
      heading: 'Slik sletter du det',
      paragraphs: [
        'Nettleseren viser og sletter alt sammen, som regel under personvern eller nettstedsdata. Uten kapslene for innlogging er du logget ut; uten de andre spør nettstedet deg igjen.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
