// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Returret',
  lead: `Det, du ikke har brugt, kan du returnere inden for ${f.refundDays} uden at angive en grund.`,
  sections: [
    {
      id: 'right',
      heading: 'Din fortrydelsesret',
      paragraphs: [
        `Du kan fortryde et køb af kreditter inden for ${f.refundDays}, efter at kreditterne er kommet på din konto. Du behøver ikke at angive en grund.`,
        'Kreditter, som du har brugt til en besked, et billede eller en gave, er brugt: Du bad os levere med det samme, og det gjorde vi. Alle andre kan returneres.',
      ],
    },
    {
      id: 'how',
      heading: 'Sådan fortryder du',
      paragraphs: [
        'Åbn dine transaktioner og derefter bestillingen. Så længe du kan fortryde, står knappen der med det beløb, du får tilbage.',
        `Eller giv os klar besked på ${f.supportEmail}, fra din kontos e-mailadresse. Du kan bruge formularen nedenfor, men behøver det ikke. Det er i tide, hvis du sender det, inden de ${f.refundDays} er gået.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Hvad du får tilbage',
      paragraphs: [
        'Den ubrugte andel af det, du betalte, efter eventuel rabat og med et eventuelt gebyr for betalingen, rundet ned. Den, der returnerer halvdelen af kreditterne, får halvdelen af pengene.',
        'Pengene betales tilbage på samme måde, som du betalte, uden omkostninger for dig og senest 14 dage efter, at vi har hørt om det. Kreditterne trækkes fra din konto med det samme.',
      ],
    },
    {
      id: 'after',
      heading: 'Hvad der så ændrer sig',
      paragraphs: [
        'Når alle dine køb er returneret, er du ikke længere premiummedlem. Din konto og det, du har skrevet, bliver. Velkomstbonussen gives én gang og kommer ikke igen.',
      ],
    },
    {
      id: 'form',
      heading: 'Standardfortrydelsesformular',
      paragraphs: ['Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende.'],
      letter: [
        `Til ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om levering af følgende tjenesteydelse: kreditter, bestillingsnummer …',
        'Bestilt den: …',
        'Forbrugerens navn: …',
        'Forbrugerens adresse: …',
        'Forbrugerens underskrift (kun hvis formularens indhold meddeles på papir): …',
        'Dato: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Dine andre rettigheder',
      paragraphs: [
        'Hvis noget, du har betalt for, ikke virker, giver loven dig flere rettigheder: Skriv til os, så bringer vi det i orden. Intet her begrænser de rettigheder.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
