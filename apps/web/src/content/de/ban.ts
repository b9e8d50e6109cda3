// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Zugangssperre',
  lead: `Wann ${f.siteName} etwas entfernt oder ein Konto schließt, was wir Ihnen sagen und wie Sie widersprechen.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Was dazu führt',
      paragraphs: [
        'Menschen sehen sich Meldungen und neue Fotos an und urteilen nach den Nutzungsbedingungen und dem Gesetz. Dies führt zu einer Sperre:',
      ],
      list: [
        `jünger als ${f.minAge} zu sein oder sich als eine andere Person auszugeben;`,
        'Drohungen, Beleidigungen, Nachstellen oder Weiterschreiben nach einem klaren Nein;',
        'Bitten um Geld, Betrug, Werbung oder Verkauf;',
        'Fotos anderer oder intime Fotos ohne Einwilligung;',
        'sexuelle Inhalte mit Minderjährigen, die wir auch der Polizei melden;',
        'alles andere, was eine Straftat ist oder anderen auf ähnliche Weise schadet.',
      ],
    },
    {
      id: 'measures',
      heading: 'Was wir tun',
      paragraphs: [
        'Wir wählen das mildeste Mittel, das hilft: ein Foto oder einen Text entfernen oder das Konto schließen. Es gibt keine verborgenen Beschränkungen: Nichts wird heimlich weniger Menschen gezeigt.',
        'Falsche Passwörter sperren das Einloggen für einige Minuten. Das ist keine Zugangssperre: Sie endet von selbst oder mit einem neuen Passwort.',
      ],
    },
    {
      id: 'statement',
      heading: 'Was wir Ihnen sagen',
      paragraphs: ['Wer davon betroffen ist, bekommt per E-Mail eine Begründung:'],
      list: [
        'was wir getan haben und für wie lange;',
        'die Tatsachen, und ob eine Meldung oder unsere eigene Prüfung dazu geführt hat;',
        'ob ein Programm daran beteiligt war;',
        'die Regel oder das Gesetz, und warum es gilt;',
        'wie Sie widersprechen.',
      ],
    },
    {
      id: 'appeal',
      heading: 'So widersprechen Sie',
      paragraphs: [
        `Senden Sie eine Beschwerde und wählen Sie „Eine Entscheidung über mein Konto oder meine Inhalte“, oder schreiben Sie an ${f.supportEmail}. Es kostet nichts, und Sie haben sechs Monate Zeit. Darüber urteilt ein Mensch, der nicht selbst entschieden hat.`,
        'Sie können sich auch an eine in der Europäischen Union zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Ihre Credits',
      paragraphs: [
        `Eine Sperre nimmt Ihnen das Recht auf das Geld nicht: Nicht verbrauchte Credits gehen zurück, wie es unter „Widerruf und Rückgabe“ steht; nach dem Kauf haben Sie dafür ${f.refundDays} Zeit. Schreiben Sie an ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Wenn Ihnen etwas auffällt',
      paragraphs: [
        'Mitglieder melden im Profil oder bei der Nachricht. Alle anderen, auch Behörden, können das Beschwerdeformular nutzen: Geben Sie die Adresse der Seite an und sagen Sie, was daran nicht stimmt.',
      ],
      links: ['complaints'],
    },
  ],
});
