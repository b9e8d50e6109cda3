import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Datenschutz',
  lead: `Was ${f.siteName} über Sie weiß, warum, wie lange, und wer es sieht.`,
  sections: [
    {
      id: 'controller',
      heading: 'Wer verantwortlich ist',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Fragen und Anträge: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Was wir speichern',
      paragraphs: ['Damit Ihr Konto funktioniert, also für den Vertrag zwischen uns, speichern wir:'],
      list: [
        'Ihre E-Mail-Adresse, Ihren Benutzernamen und Ihr Geburtsdatum, und Ihr Passwort in einer Form, die sich nicht zurückrechnen lässt;',
        'was Sie in Ihr Profil schreiben: Geschlecht, Land, Region, Ort, Ihre eigenen Worte;',
        'wann Sie beigetreten sind, die gewählte Sprache und welche Bedingungen Sie akzeptiert haben;',
        'welche Geräte eingeloggt sind, ohne Namen: nur den Fingerabdruck eines zufälligen Schlüssels.',
      ],
    },
    {
      id: 'others',
      heading: 'Was andere sehen',
      paragraphs: [
        'Andere sehen Ihren Benutzernamen, Ihr Alter, Ihre Region und Ihr Profil. Ihr Geburtsdatum, Ihre E-Mail-Adresse und Ihren genauen Ort sehen sie nie.',
        'Sexualität wird nur gespeichert und gezeigt, wenn Sie dem gesondert zustimmen, und Sie können das zurücknehmen.',
      ],
    },
    {
      id: 'logs',
      heading: 'Technische Aufzeichnungen',
      paragraphs: [
        'Unsere Protokolle enthalten keine Namen, Adressen oder Nachrichten. Damit niemand Passwörter errät, zählen wir fehlgeschlagene Versuche, sich einzuloggen, je Konto und Netzadresse und vergessen die Zahl nach einem Tag.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Wer sonst Daten erhält',
      paragraphs: [
        'Niemand kauft sie. Dienstleister, die unsere E-Mails zustellen, Zahlungen abwickeln oder unsere Server betreiben, verarbeiten sie in unserem Auftrag und unter Vertrag.',
      ],
    },
    {
      id: 'duration',
      heading: 'Wie lange',
      paragraphs: [
        `Solange Sie ein Konto haben. Nach dem Löschen bewahren wir es ${f.deletedDays} Tage auf, damit Sie zurückkommen können, und entfernen es dann. Zahlungsbelege bewahren wir so lange auf, wie das Steuerrecht es verlangt.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Ihre Rechte',
      paragraphs: [
        `Sie dürfen Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen, der Nutzung widersprechen und eine Einwilligung zurücknehmen. Schreiben Sie an ${f.supportEmail}. Sie können sich auch bei der Aufsichtsbehörde an Ihrem Wohnort beschweren.`,
      ],
    },
  ],
});
