// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Kundenservice',
  lead: `Wie Sie die Menschen hinter ${f.siteName} erreichen, und was Sie sofort selbst erledigen können.`,
  sections: [
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Schreiben Sie von der E-Mail-Adresse Ihres Kontos aus: Dann finden wir es ohne Nachfrage. Geht es um eine Bestellung oder eine Meldung, nennen Sie deren Nummer.',
        'Wir fragen nie nach Ihrem Passwort und nie nach der Nummer einer Karte.',
      ],
      contacts: f.contacts({
        email: 'E-Mail',
        phone: 'Telefon',
        company: 'Unternehmen',
        tradeNames: 'Handelsnamen',
        address: 'Anschrift',
        register: 'Handelsregister (KvK)',
        vat: 'USt-IdNr.',
      }),
    },
    {
      id: 'first',
      heading: 'Oft der schnellste Weg',
      paragraphs: ['Vieles geht ohne uns:'],
      list: [
        'Ein neues Passwort: beim Log-in anfordern.',
        'E-Mail-Adresse und Sprache: in den Einstellungen.',
        'Bestellungen, Belege und die Rückgabe von Credits: in Ihren Transaktionen.',
        'Jemand belästigt Sie: blockieren oder melden, im Profil oder im Gespräch.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Nicht zufrieden?',
      paragraphs: [
        'Senden Sie eine Beschwerde. Sie bekommt eine Nummer, wir bestätigen sie per E-Mail, und ein Mensch antwortet. Derselbe Weg führt zu uns, wenn Sie mit einer Entscheidung über Ihr Konto nicht einverstanden sind.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'In Gefahr?',
      paragraphs: [
        'Sind Sie oder ist jemand anderes in Gefahr, wählen Sie zuerst den Notruf: 112 in Europa, 911 in den USA und Kanada, 000 in Australien, 111 in Neuseeland.',
      ],
    },
  ],
});
