// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Voorwaarden',
  lead: `Dit zijn de regels tussen jou en ${f.companyName}, de aanbieder van ${f.siteName}. Ze zijn geschreven om gelezen te worden.`,
  sections: [
    {
      id: 'who',
      heading: 'Wie lid kan worden',
      paragraphs: [
        `${f.siteName} is voor mensen van ${f.minAge} jaar en ouder. Je maakt één account aan, voor jezelf, en geeft je echte geboortedatum op.`,
        'Je mag over jezelf schrijven wat je wilt. Je mag je niet voordoen als iemand anders, geen foto’s van anderen gebruiken, niets verkopen, geen reclame maken, niet om geld vragen en niemand bedreigen of beledigen.',
      ],
    },
    {
      id: 'account',
      heading: 'Je account',
      paragraphs: [
        'Lid worden is gratis. We sturen een e-mail om te controleren of het adres van jou is; zolang je dat niet hebt bevestigd, wachten je berichten en worden ze niet bezorgd.',
        'Houd je wachtwoord voor jezelf. Heeft iemand anders het in handen gekregen, wijzig het dan in de instellingen: alle andere apparaten worden dan uitgelogd.',
      ],
    },
    {
      id: 'credits',
      heading: 'Credits en prijzen',
      paragraphs: [
        'Er is geen abonnement en niets wordt vanzelf verlengd. Je koopt credits wanneer je wilt, en de prijs van een bericht, foto of cadeau zie je voordat je op de knop drukt.',
        'Met je eerste aankoop word je premiumlid. Je ziet dan alle foto’s behalve privéfoto’s, ook als je geen credits meer hebt.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Als je van gedachten verandert',
      paragraphs: [
        `Credits die je niet hebt gebruikt, kun je binnen ${f.refundDays} na aankoop teruggeven, zonder opgave van reden. Je krijgt het ongebruikte deel van je betaling terug op de manier waarop je hebt betaald.`,
        'Je rechten als consument blijven daarnaast volledig bestaan.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fictieve profielen' : 'Geen fictieve profielen',
      paragraphs: [
        f.hasFictional
          ? 'Fictieve profielen dragen een label op elke kaart, in elk profiel, elk gesprek, elke melding en elke e-mail. Een profiel zonder dat label is van een echt mens. Fictieve profielen tellen nooit mee als leden.'
          : `Op ${f.siteName} zijn geen fictieve profielen: elk profiel is van een echt mens.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Veiligheid en verwijderen',
      paragraphs: [
        'Je kunt iedereen blokkeren; vanaf dat moment bestaan jullie hier niet meer voor elkaar. Je kunt een profiel, foto of bericht melden, en een mens kijkt ernaar.',
        'Verwijderen we iets of sluiten we een account, dan zeggen we wat, waarom en hoe je bezwaar maakt. Verborgen beperkingen zijn er niet.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Weggaan',
      paragraphs: [
        `Je kunt weg wanneer je wilt: verwijder je account in de instellingen. ${f.deletedDays} lang kan het terugkomen; daarna wordt het gewist.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Waar wij voor instaan',
      paragraphs: [
        'Wij zijn aansprakelijk voor opzet en grove schuld en voor schade aan leven, lichaam of gezondheid. Bij lichte schuld zijn wij aansprakelijk als een verplichting is geschonden waar de overeenkomst om draait, tot de schade die te voorzien was.',
        'We kunnen niet beloven dat je iemand ontmoet, en ook niet dat alles klopt wat leden over zichzelf vertellen.',
      ],
    },
    {
      id: 'contact',
      heading: 'Wie wij zijn',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-mail: ${f.supportEmail}.`],
    },
  ],
});
