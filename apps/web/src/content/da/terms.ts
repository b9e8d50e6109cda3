// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Vilkår',
  lead: `Dette er reglerne mellem dig og ${f.companyName}, der driver ${f.siteName}. De er skrevet for at blive læst.`,
  sections: [
    {
      id: 'who',
      heading: 'Hvem der kan være med',
      paragraphs: [
        `${f.siteName} er for mennesker, der er fyldt ${f.minAge} år. Du opretter én konto, til dig selv, og oplyser din rigtige fødselsdato.`,
        'Du må skrive om dig selv, som du vil. Du må ikke udgive dig for at være en anden, bruge andres billeder, sælge eller reklamere, bede om penge eller true eller krænke nogen.',
      ],
    },
    {
      id: 'account',
      heading: 'Din konto',
      paragraphs: [
        'Det er gratis at være med. Vi sender en e-mail for at kontrollere, at adressen er din; indtil du bekræfter den, venter de beskeder, du skriver, og bliver ikke leveret.',
        'Hold din adgangskode for dig selv. Er en anden kommet i besiddelse af den, så skift den i indstillingerne: Alle andre enheder bliver derefter logget ud.',
      ],
    },
    {
      id: 'credits',
      heading: 'Kreditter og priser',
      paragraphs: [
        'Der er intet abonnement, og intet fornyes af sig selv. Du køber kreditter, når du vil have dem, og prisen for en besked, et billede eller en gave står der, før du trykker på knappen.',
        'Dit første køb gør dig til premiummedlem. Derefter ser du alle billeder undtagen de private, også når du ikke har flere kreditter.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Hvis du fortryder',
      paragraphs: [
        `Du kan returnere kreditter, som du ikke har brugt, inden for ${f.refundDays} efter købet uden at angive en grund. Du får den ubrugte andel af det betalte igen på samme måde, som du betalte.`,
        'Dine rettigheder efter forbrugerlovgivningen gælder ved siden af dette og bliver ikke begrænset af det.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fiktive profiler' : 'Ingen fiktive profiler',
      paragraphs: [
        f.hasFictional
          ? 'Fiktive profiler er mærket på alle kort, i profilen, i alle samtaler, notifikationer og e-mails. En profil uden det mærke tilhører et menneske. Fiktive profiler tælles aldrig med som medlemmer.'
          : `Der er ingen fiktive profiler på ${f.siteName}: Hver profil tilhører et menneske.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Sikkerhed og fjernelse',
      paragraphs: [
        'Du kan blokere hvem som helst; fra det øjeblik findes I ikke for hinanden her. Du kan anmelde en profil, et billede eller en besked, og et menneske ser på det.',
        'Hvis vi fjerner noget eller lukker en konto, siger vi hvad, hvorfor, og hvordan du klager. Der er ingen skjulte begrænsninger.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Når du vil stoppe',
      paragraphs: [
        `Du kan stoppe, når du vil: Slet din konto i indstillingerne. I ${f.deletedDays} kan den komme tilbage; derefter bliver den slettet endeligt.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Hvad vi hæfter for',
      paragraphs: [
        'Vi hæfter for det, vi gør forsætligt eller groft uagtsomt, og for skade på liv, legeme eller helbred. Ved simpel uagtsomhed hæfter vi, hvis en pligt er tilsidesat, som aftalen afhænger af, begrænset til den skade, der kunne forudses.',
        'Vi kan ikke love, at du møder nogen, og heller ikke, at det, medlemmer fortæller om sig selv, er sandt.',
      ],
    },
    {
      id: 'contact',
      heading: 'Hvem vi er',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-mail: ${f.supportEmail}.`],
    },
  ],
});
