// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Widerruf und Rückgabe',
  lead: `Was Sie nicht verbraucht haben, können Sie ohne Angabe von Gründen zurückgeben: Dafür haben Sie ${f.refundDays} Zeit.`,
  sections: [
    {
      id: 'right',
      heading: 'Ihr Widerrufsrecht',
      paragraphs: [
        `Sobald die Credits auf Ihrem Konto sind, haben Sie ${f.refundDays} Zeit, den Kauf zu widerrufen. Sie müssen keine Gründe angeben.`,
        'Credits, die Sie für eine Nachricht, ein Foto oder ein Geschenk verwendet haben, sind verbraucht: Sie baten uns, sofort zu liefern, und das haben wir getan. Alle anderen können Sie zurückgeben.',
      ],
    },
    {
      id: 'how',
      heading: 'So widerrufen Sie',
      paragraphs: [
        'Öffnen Sie Ihre Transaktionen, dann die Bestellung. Solange Sie widerrufen können, steht dort die Schaltfläche mit dem Betrag, der zurückgeht.',
        `Oder teilen Sie es uns mit eindeutigen Worten mit, an ${f.supportEmail}, von der E-Mail-Adresse Ihres Kontos aus. Das Formular unten können Sie verwenden, müssen es aber nicht. Sie sind rechtzeitig, wenn Sie es absenden, bevor die ${f.refundDays} vorbei sind.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Was Sie zurückbekommen',
      paragraphs: [
        'Den nicht verbrauchten Anteil dessen, was Sie bezahlt haben, abzüglich eines Rabatts und einschließlich einer Gebühr für das Bezahlen, abgerundet. Wer die Hälfte der Credits zurückgibt, bekommt die Hälfte des Geldes.',
        'Es geht auf dem Weg zurück, auf dem Sie bezahlt haben, ohne Kosten für Sie, spätestens 14 Tage nachdem wir davon erfahren. Die Credits werden sofort von Ihrem Konto genommen.',
      ],
    },
    {
      id: 'after',
      heading: 'Was sich dann ändert',
      paragraphs: [
        'Wenn alle Ihre Käufe zurückgegeben sind, sind Sie kein Premium-Mitglied mehr. Ihr Konto bleibt, und was Sie geschrieben haben, auch. Den Willkommensbonus gibt es einmal; er kommt nicht zurück.',
      ],
    },
    {
      id: 'form',
      heading: 'Muster-Widerrufsformular',
      paragraphs: [
        'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
      ],
      letter: [
        `An ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: Credits, Bestellnummer …',
        'Bestellt am: …',
        'Name des Verbrauchers: …',
        'Anschrift des Verbrauchers: …',
        'Unterschrift des Verbrauchers (nur bei Mitteilung auf Papier): …',
        'Datum: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Ihre weiteren Rechte',
      paragraphs: [
        'Wenn etwas, wofür Sie bezahlt haben, nicht funktioniert, gibt Ihnen das Gesetz weitergehende Rechte: Schreiben Sie uns, und wir bringen es in Ordnung. Nichts hier schmälert diese Rechte.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
