// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Returvillkor',
  lead: `Det du inte har använt kan du lämna tillbaka inom ${f.refundDays}, utan att ange något skäl.`,
  sections: [
    {
      id: 'right',
      heading: 'Din ångerrätt',
      paragraphs: [
        `Du får ångra ett köp av krediter inom ${f.refundDays} från det att krediterna kom in på ditt konto. Du behöver inte ange något skäl.`,
        'Krediter som du har använt till ett meddelande, en bild eller en present är förbrukade: du bad oss att leverera direkt, och det gjorde vi. Alla andra kan lämnas tillbaka.',
      ],
    },
    {
      id: 'how',
      heading: 'Så ångrar du köpet',
      paragraphs: [
        'Öppna dina transaktioner och sedan beställningen. Så länge du kan ångra köpet finns knappen där, med beloppet som du får tillbaka.',
        `Eller meddela oss det tydligt på ${f.supportEmail}, från ditt kontos mejladress. Du får använda blanketten nedan men behöver inte. Det är i tid om du skickar det innan tiden på ${f.refundDays} har gått.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Det du får tillbaka',
      paragraphs: [
        'Den oanvända delen av det du betalade, efter eventuell rabatt och med en eventuell avgift för betalningen, avrundad nedåt. Den som lämnar tillbaka hälften av krediterna får hälften av pengarna.',
        'Pengarna betalas tillbaka på samma sätt som du betalade, utan kostnad för dig och senast 14 dagar efter att vi fick veta om det. Krediterna dras från ditt konto direkt.',
      ],
    },
    {
      id: 'after',
      heading: 'Det som ändras då',
      paragraphs: [
        'När du har lämnat tillbaka alla köp är du inte längre premiummedlem. Ditt konto och det du har skrivit finns kvar. Välkomstbonusen ges en gång och kommer inte tillbaka.',
      ],
    },
    {
      id: 'form',
      heading: 'Standardblankett för utövande av ångerrätt',
      paragraphs: ['Fyll i och skicka in denna blankett endast om du vill frånträda avtalet.'],
      letter: [
        `Till ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Jag meddelar härmed att jag frånträder mitt avtal om tillhandahållande av följande tjänst: krediter, beställning nummer …',
        'Beställd den: …',
        'Konsumentens namn: …',
        'Konsumentens adress: …',
        'Konsumentens underskrift (endast om denna blankett meddelas på papper): …',
        'Datum: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Dina andra rättigheter',
      paragraphs: [
        'Om något som du har betalat för inte fungerar ger lagen dig fler rättigheter: skriv till oss så ordnar vi det. Inget här begränsar de rättigheterna.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
