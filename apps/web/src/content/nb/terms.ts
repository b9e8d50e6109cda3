// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Vilkår',
  lead: `Dette er reglene mellom deg og ${f.companyName}, som driver ${f.siteName}. De er skrevet for å bli lest.`,
  sections: [
    {
      id: 'who',
      heading: 'Hvem som kan bli med',
      paragraphs: [
        `${f.siteName} er for mennesker som har fylt ${f.minAge} år. Du oppretter én konto, til deg selv, og oppgir den riktige fødselsdatoen din.`,
        'Du kan skrive om deg selv slik du vil. Du har ikke lov til å gi deg ut for å være noen andre, bruke bildene til andre, selge eller reklamere, be om penger eller true eller fornærme noen.',
      ],
    },
    {
      id: 'account',
      heading: 'Kontoen din',
      paragraphs: [
        'Det er gratis å bli med. Vi sender en e-post for å kontrollere at adressen er din; til du bekrefter den, venter meldingene du skriver, og blir ikke levert.',
        'Hold passordet for deg selv. Har noen andre fått tak i det, endrer du det i innstillingene: Da blir alle andre enheter logget ut.',
      ],
    },
    {
      id: 'credits',
      heading: 'Kreditter og priser',
      paragraphs: [
        'Det finnes ikke noe abonnement, og ingenting fornyes av seg selv. Du kjøper kreditter når du vil ha dem, og prisen på en melding, et bilde eller en gave står der før du trykker på knappen.',
        'Det første kjøpet gjør deg til premiummedlem. Da ser du alle bilder bortsett fra de private, også når du ikke har flere kreditter.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Hvis du ombestemmer deg',
      paragraphs: [
        `Du kan returnere kreditter du ikke har brukt, innen ${f.refundDays} etter kjøpet, uten å oppgi noen grunn. Du får tilbake den ubrukte andelen av det du betalte, på samme måte som du betalte.`,
        'Rettighetene dine etter forbrukerlovgivningen gjelder ved siden av dette og blir ikke innskrenket av det.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fiktive profiler' : 'Ingen fiktive profiler',
      paragraphs: [
        f.hasFictional
          ? 'Fiktive profiler er merket på alle kort, i profilen og i alle samtaler, varsler og e-poster. En profil uten det merket tilhører et menneske. Fiktive profiler telles aldri som medlemmer.'
          : `Det er ingen fiktive profiler på ${f.siteName}: Hver profil tilhører et menneske.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Trygghet og fjerning',
      paragraphs: [
        'Du kan blokkere hvem som helst; fra da av finnes dere ikke for hverandre her. Du kan rapportere en profil, et bilde eller en melding, og et menneske ser på det.',
        'Hvis vi fjerner noe eller stenger en konto, sier vi hva, hvorfor og hvordan du klager. Det finnes ingen skjulte begrensninger.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Når du vil slutte',
      paragraphs: [
        `Du kan slutte når du vil: Slett kontoen din i innstillingene. I ${f.deletedDays} kan den komme tilbake; deretter blir den slettet for godt.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Hva vi svarer for',
      paragraphs: [
        'Vi svarer for det vi gjør med forsett eller grov uaktsomhet, og for skade på liv, kropp eller helse. Ved simpel uaktsomhet svarer vi når en plikt som avtalen avhenger av, er brutt, begrenset til den skaden som kunne forutses.',
        'Vi kan ikke love at du møter noen, og heller ikke at det medlemmer forteller om seg selv, er sant.',
      ],
    },
    {
      id: 'contact',
      heading: 'Hvem vi er',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-post: ${f.supportEmail}.`],
    },
  ],
});
