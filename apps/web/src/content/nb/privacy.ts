// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Personvern',
  lead: `Hva ${f.siteName} vet om deg, hvorfor, hvor lenge, hvem som ser det, og hvilke rettigheter du har.`,
  sections: [
    {
      id: 'controller',
      heading: 'Behandlingsansvarlig',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Spørsmål og forespørsler: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Hva vi lagrer',
      paragraphs: ['For å drive kontoen din, som er avtalen mellom oss, lagrer vi:'],
      list: [
        'e-postadressen din, brukernavnet ditt og passordet i en form som ikke kan regnes tilbake;',
        'det du legger inn i profilen: kjønn, fødselsdato, land, region, sted, utseende, sivilstatus, interesser, hvorfor du er her, og dine egne ord;',
        'bildene dine, uten stedet og de andre opplysningene et kamera legger til, som vi fjerner ved opplasting, og hvem som får se de private bildene dine;',
        'meldingene og gavene dine, likes og matcher, og hvem du har blokkert eller rapportert;',
        'bestillingene, betalingene og kredittene dine; en betalingsmåte bare hvis du ber om det, og aldri et helt kortnummer;',
        'hvis du lar nettleseren fortelle oss hvor du er: bare landet og regionen vi finner på den måten, når du lagrer dem, og aldri selve posisjonen;',
        'når du ble medlem, eventuelt via hvem sin profil, når du sist var her, hvilket språk du har valgt, og hva du har samtykket til;',
        'hvilken annonse eller lenke som førte deg hit, bare hvis du har samtykket til det;',
        'klagene dine, med adressen vi svarer til;',
        'hvis du slår på varsler: adressen der nettleserens produsent tar imot dem, til du slår dem av eller logger ut; det vi sender dit, er tomt, uten navn eller ord;',
        'hvilke varsler du har valgt, de stille timene dine med tidssonen din, om og hvorfor e-poster til deg er stoppet, og når vi sist sendte deg en om noe nytt; en slik e-post nevner ingen;',
        `om hver e-post vi sender deg: hva slags den er, når den ble sendt, og om den kom fram, med en kode i stedet for adressen din, i ${f.mailDays};`,
        `det du skriver når du oppretter en konto uten skript eller kommer fra en annen side: i ${f.draftTime}, slik at det ikke går tapt;`,
        'tilgangsnøklene dine, hvis du legger til noen: en offentlig nøkkel, navnet du gir hver av dem, og når du la den til og sist brukte den, til du fjerner den. Fingeravtrykk, ansikt eller PIN-kode forlater aldri enheten din;',
        'hvor du er logget inn: nettleser og system, landet du logget inn fra, og når du sist var der, til du logger ut der. Listen finner du i innstillingene.',
      ],
    },
    {
      id: 'others',
      heading: 'Hva andre ser',
      paragraphs: [
        'Medlemmer ser brukernavnet, alderen, regionen, stedet og profilen din, omtrent når du sist var her, med mindre du er usynlig, og om du har lest det de har skrevet til deg, med mindre en av dere har slått av lesebekreftelser. Besøkende uten konto ser brukernavnet, alderen, landet, regionen og profilbildet ditt bare hvis du tillater det; på nettsteder der medlemskapet forteller noe om sexlivet ditt eller kjønnsidentiteten din, ser de ingen. Ingen ser fødselsdatoen din, e-postadressen din eller nøyaktig hvor du er. Har vi flere nettsteder av samme slag, ser medlemmene der deg også, og du ser dem her.',
        'Seksualitet lagres bare hvis du samtykker særskilt i det, og ingen andre ser den. Du kan trekke samtykket tilbake, og da sletter vi svaret. Hvordan du beskriver kjønnet ditt, på et nettsted som spør om det, lagres etter samme regel; medlemmer ser det du skriver der. Intime interesser, på et nettsted som tilbyr dem, lagres etter samme regel; bare medlemmer som har gitt samme samtykke, ser dem og kan søke etter dem. Der selve medlemskapet forteller noe slikt, ber vi om det samme samtykket når du oppretter kontoen; trekker du det tilbake, ser andre ikke lenger profilen din.',
        'Ønskene dine i matchfinneren lagres til du sletter dem, og ingen ser dem som sådan. De avgjør hvem som vises for deg, og ved hvem du vil møte, alder og sted også hvem du vises for; ut fra det kan andre gjette dem. Hvem du vil møte, kan fortelle noe om den seksuelle legningen din, så det lagres bare hvis du samtykker særskilt, og slettes når du trekker samtykket tilbake.',
      ],
    },
    {
      id: 'logs',
      heading: 'Tekniske logger',
      paragraphs: [
        `Loggene våre inneholder ingen navn, adresser eller meldinger. For å hindre at noen gjetter passord, teller vi mislykkede innlogginger for hver konto og for hver nettverksadresse, nettleser eller økt, og glemmer tallet etter ${f.failuresDays}. Mot overbelastning teller vi også forespørsler, i høyst en time og under et fingeravtrykk i stedet for nettverksadressen. For å kunne oppklare misbruk av en konto noterer vi innlogginger, nye passord og sperrer i ${f.securityDays}, med fingeravtrykk i stedet for medlem og nettverksadresse.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Hvem andre som mottar opplysninger',
      paragraphs: [
        'Ingen kjøper dem. Leverandører som leverer e-postene våre, håndterer betalinger eller drifter serverne våre, behandler dem på våre vegne og etter avtale.',
      ],
    },
    {
      id: 'duration',
      heading: 'Hvor lenge',
      paragraphs: [
        `Så lenge du har en konto. Du sletter den i innstillingene: Den blir skjult med en gang, kan komme tilbake i ${f.deletedDays} og blir deretter slettet for godt. Det som blir igjen, nevner ingen: meldingene dine hos dem som fikk dem, uten navnet ditt; opplysninger om betalinger, under et nummer, så lenge skatte- og avgiftsreglene krever det; og andres blokkering som en kode av adressen din, så lenge de selv har en konto, så den gjelder hvis du registrerer deg på nytt. En rapport om deg blir like lenge som alle rapporter.`,
        `En klage, med eller uten konto: det du skriver, navnet ditt og e-postadressen din, så mennesker kan vurdere og besvare den, i ${f.complaintDays}.`,
        `Etter en blokkering det dere skrev til hverandre, og som ingen av dere ser lenger, i ${f.contactDays}, så dere fortsatt kan rapportere hverandre; deretter sletter vi det. En rapport, med en kopi av det den gjelder, bildene og avgjørelsen vår, beholder vi i ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Rettighetene dine',
      paragraphs: [
        `Du har rett til å se, rette, ta med deg og slette opplysningene dine, protestere mot bruken av dem og trekke tilbake et samtykke. I innstillingene får du en kopi av alt. For alt annet: skriv til ${f.supportEmail}. Du kan også klage til Datatilsynet eller til tilsynsmyndigheten der du bor.`,
      ],
    },
  ],
});
