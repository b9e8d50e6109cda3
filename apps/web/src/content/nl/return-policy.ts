// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Retourbeleid',
  lead: `Wat je niet hebt gebruikt, kun je binnen ${f.refundDays} teruggeven, zonder opgave van reden.`,
  sections: [
    {
      id: 'right',
      heading: 'Je herroepingsrecht',
      paragraphs: [
        `Je kunt een aankoop van credits herroepen binnen ${f.refundDays} nadat de credits op je account staan. Je hoeft geen reden te geven.`,
        'Credits die je voor een bericht, een foto of een cadeau hebt gebruikt, zijn op: je vroeg ons meteen te leveren, en dat hebben we gedaan. Alle andere kun je teruggeven.',
      ],
    },
    {
      id: 'how',
      heading: 'Zo herroep je',
      paragraphs: [
        'Open je transacties en dan de bestelling. Zolang je kunt herroepen, staat de knop daar, met het bedrag dat je terugkrijgt.',
        `Of vertel het ons in duidelijke woorden, via ${f.supportEmail}, vanaf het e-mailadres van je account. Het formulier hieronder mag je gebruiken, maar het hoeft niet. Je bent op tijd als je het verstuurt voordat de termijn van ${f.refundDays} voorbij is.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Wat je terugkrijgt',
      paragraphs: [
        'Het ongebruikte deel van wat je hebt betaald, na een eventuele korting en met eventuele betaalkosten, naar beneden afgerond. Wie de helft van de credits teruggeeft, krijgt de helft van het geld.',
        'Je krijgt het terug op de manier waarop je hebt betaald, zonder kosten voor jou, uiterlijk 14 dagen nadat we ervan horen. De credits gaan meteen van je account.',
      ],
    },
    {
      id: 'after',
      heading: 'Wat er dan verandert',
      paragraphs: [
        'Als al je aankopen zijn teruggegeven, ben je geen premiumlid meer. Je account blijft, en wat je schreef ook. De welkomstbonus wordt één keer gegeven en komt niet terug.',
      ],
    },
    {
      id: 'form',
      heading: 'Modelformulier voor herroeping',
      paragraphs: ['Dit formulier alleen invullen en terugzenden als je de overeenkomst wilt herroepen.'],
      letter: [
        `Aan ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Ik deel u hierbij mede dat ik onze overeenkomst betreffende de levering van de volgende dienst herroep: credits, bestelnummer …',
        'Besteld op: …',
        'Naam van de consument: …',
        'Adres van de consument: …',
        'Handtekening van de consument (alleen wanneer dit formulier op papier wordt ingediend): …',
        'Datum: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Je andere rechten',
      paragraphs: [
        'Werkt iets waarvoor je hebt betaald niet, dan geeft de wet je meer rechten: schrijf ons, en we zetten het recht. Niets hier beperkt die rechten.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
