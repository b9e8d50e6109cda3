// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privatliv',
  lead: `Hvad ${f.siteName} ved om dig, hvorfor, hvor længe, hvem der ser det, og hvilke rettigheder du har.`,
  sections: [
    {
      id: 'controller',
      heading: 'Dataansvarlig',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Spørgsmål og anmodninger: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Hvad vi gemmer',
      paragraphs: ['For at drive din konto, som er aftalen mellem os, gemmer vi:'],
      list: [
        'din e-mailadresse, dit brugernavn samt din adgangskode i en form, der ikke kan regnes tilbage;',
        'det, du skriver i din profil: køn, fødselsdato, land, region, by, udseende, civilstand, interesser, hvorfor du er her, og dine egne ord;',
        'dine billeder, uden stedet og de andre oplysninger, som et kamera tilføjer, og som vi fjerner ved upload, og hvem der må se dine private billeder;',
        'dine beskeder og gaver, likes og matches, og hvem du har blokeret eller anmeldt;',
        'dine bestillinger, betalinger og kreditter; en betalingsmetode kun, hvis du beder om det, og aldrig et helt kortnummer;',
        'hvis du lader din browser fortælle os, hvor du er: kun det land og den region, vi finder på den måde, når du gemmer dem, og aldrig selve positionen;',
        'hvornår du blev medlem, i givet fald via hvis profil, hvornår du sidst var her, hvilket sprog du har valgt, og hvad du har givet samtykke til;',
        'hvilken annonce eller hvilket link der førte dig hertil, kun hvis du har givet samtykke til det;',
        'dine klager, med den adresse, vi svarer til;',
        'hvis du slår notifikationer til: den adresse, hvor browserens producent tager imod dem, indtil du slår dem fra eller logger ud; det, vi sender dertil, er tomt, uden navne eller ord;',
        'hvilke notifikationer du har valgt, dine stille timer med din tidszone, om og hvorfor e-mails til dig er stoppet, og hvornår vi sidst sendte dig en om noget nyt; sådan en e-mail nævner ingen;',
        `om hver e-mail, vi sender dig: hvad den handler om, hvornår den blev sendt, og om den nåede frem, med en kode i stedet for din adresse, i ${f.mailDays};`,
        `det, du skriver, når du opretter en konto uden script eller kommer fra en anden side: i ${f.draftTime}, så det ikke går tabt;`,
        'dine adgangsnøgler, hvis du tilføjer nogen: en offentlig nøgle, det navn du giver hver af dem, og hvornår du tilføjede og sidst brugte den, indtil du fjerner den. Dit fingeraftryk, ansigt eller din pinkode forlader aldrig din enhed;',
        'hvor du er logget ind: browser og system, det land, du loggede ind fra, og hvornår du sidst var der, indtil du logger ud der. Listen finder du i dine indstillinger.',
      ],
    },
    {
      id: 'others',
      heading: 'Hvad andre ser',
      paragraphs: [
        'Medlemmer ser dit brugernavn, din alder, din region, din by og din profil, omtrent hvornår du sidst var her, medmindre du er usynlig, og om du har læst det, de har skrevet til dig, medmindre en af jer har slået læsekvitteringer fra. Besøgende uden konto ser kun dit brugernavn, din alder, dit land, din region og dit profilbillede, hvis du tillader det; på sider, hvor medlemskabet fortæller noget om dit sexliv eller din kønsidentitet, ser de ingen. Ingen ser din fødselsdato, din e-mailadresse eller præcis, hvor du er. Har vi flere sider af samme slags, ser medlemmerne der dig også, og du ser dem her.',
        'Seksualitet bliver kun gemt, hvis du giver særskilt samtykke til det, og ingen andre ser den. Du kan trække samtykket tilbage, og så sletter vi svaret. Hvordan du beskriver dit køn, på en side, der spørger om det, bliver gemt efter samme regel; medlemmer ser det, du skriver der. Intime interesser, på en side, der tilbyder dem, bliver gemt efter samme regel; kun medlemmer, der har givet det samme samtykke, ser dem og kan søge efter dem. Hvor selve medlemskabet fortæller noget af den slags, beder vi om det samme samtykke, når du opretter kontoen; trækker du det tilbage, ser andre ikke længere din profil.',
        'Dine ønsker i matchfinderen bliver gemt, til du sletter dem, og ingen ser dem som sådan. De afgør, hvem der vises for dig, og ved hvem du vil møde, alder og sted også, hvem du vises for; ud fra det kan andre gætte dem. Hvem du vil møde, kan fortælle noget om din seksuelle orientering, så det bliver kun gemt, hvis du giver særskilt samtykke, og slettet, når du trækker det tilbage.',
      ],
    },
    {
      id: 'logs',
      heading: 'Tekniske logfiler',
      paragraphs: [
        `Vores logfiler indeholder hverken navne, adresser eller beskeder. For at ingen skal kunne gætte adgangskoder, tæller vi mislykkede loginforsøg for hver konto og for hver netværksadresse, browser eller session og glemmer tallet efter ${f.failuresDays}. Mod overbelastning tæller vi også forespørgsler, højst i en time og under et fingeraftryk i stedet for netværksadressen. For at kunne opklare misbrug af en konto noterer vi logins, nye adgangskoder og spærringer i ${f.securityDays}, med fingeraftryk i stedet for medlem og netværksadresse.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Hvem der ellers modtager data',
      paragraphs: [
        'Ingen køber dem. Leverandører, der leverer vores e-mails, håndterer betalinger eller driver vores servere, behandler dem på vores vegne og efter kontrakt.',
      ],
    },
    {
      id: 'duration',
      heading: 'Hvor længe',
      paragraphs: [
        `Så længe du har en konto. Du sletter den i indstillingerne: Den bliver skjult med det samme, kan komme tilbage i ${f.deletedDays} og bliver derefter slettet endeligt. Det, der bliver tilbage, peger ikke på nogen: dine beskeder hos dem, der har modtaget dem, uden dit navn; oplysninger om betalinger, under et nummer, så længe skattelovgivningen kræver det; og andres blokering som en kode af din adresse, så længe de selv har en konto, så den gælder, hvis du opretter dig igen. En anmeldelse af dig bliver lige så længe som alle anmeldelser.`,
        `En klage, med eller uden konto: det, du skriver, dit navn og din e-mailadresse, så mennesker kan vurdere og besvare den, i ${f.complaintDays}.`,
        `Efter en blokering det, I har skrevet til hinanden, og som ingen af jer ser længere, i ${f.contactDays}, så I stadig kan anmelde hinanden; derefter sletter vi det. En anmeldelse, med en kopi af det, den handler om, billederne og vores afgørelse, gemmer vi i ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Dine rettigheder',
      paragraphs: [
        `Du har ret til at se, rette, tage med dig og slette dine data, gøre indsigelse mod brugen af dem og trække et samtykke tilbage. I indstillingerne får du en kopi af det hele. For alt andet: skriv til ${f.supportEmail}. Du kan også klage til Datatilsynet eller til tilsynsmyndigheden der, hvor du bor.`,
      ],
    },
  ],
});
