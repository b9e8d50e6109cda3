// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Datenschutz',
  lead: `Was ${f.siteName} über Sie weiß, warum, wie lange, wer es sieht, und welche Rechte Sie haben.`,
  sections: [
    {
      id: 'controller',
      heading: 'Verantwortliche Stelle',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Fragen und Anträge: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Was wir speichern',
      paragraphs: ['Damit Ihr Konto funktioniert, also für den Vertrag zwischen uns, speichern wir:'],
      list: [
        'Ihre E-Mail-Adresse, Ihren Benutzernamen und Ihr Passwort in einer Form, die sich nicht zurückrechnen lässt;',
        'was Sie in Ihr Profil schreiben: Geschlecht, Geburtsdatum, Land, Region, Ort, Aussehen, Beziehungsstatus, Interessen, warum Sie hier sind, und Ihre eigenen Worte;',
        'Ihre Fotos, ohne den Aufnahmeort und die anderen Angaben einer Kamera, die wir beim Hochladen entfernen, und wer Ihre privaten Fotos sehen darf;',
        'Ihre Nachrichten und Geschenke, Likes und Matches, und wen Sie blockiert oder gemeldet haben;',
        'Ihre Bestellungen, Zahlungen und Credits; eine Zahlungsart nur, wenn Sie darum bitten, und nie eine vollständige Kartennummer;',
        'wenn Sie Ihren Browser mitteilen lassen, wo Sie sind: nur das Land und die Region, die wir damit finden, sobald Sie sie speichern, und nie die Position selbst;',
        'wann Sie beigetreten sind, gegebenenfalls über wessen Profil, wann Sie zuletzt hier waren, die gewählte Sprache und worin Sie eingewilligt haben;',
        'über welche Anzeige oder welchen Link Sie gekommen sind, nur wenn Sie dem zugestimmt haben;',
        'Ihre Beschwerden, mit der Adresse, an die wir antworten;',
        'wenn Sie Benachrichtigungen einschalten: die Adresse, unter der der Hersteller Ihres Browsers sie annimmt, bis Sie sie ausschalten oder sich ausloggen; was wir dorthin senden, ist leer, ohne Namen und ohne Worte;',
        'welche Benachrichtigungen Sie gewählt haben, Ihre Ruhezeiten mit Ihrer Zeitzone, ob und warum E-Mails an Sie angehalten sind und wann die letzte über Neues ging; eine solche E-Mail nennt niemanden;',
        `zu jeder E-Mail, die wir Ihnen schicken: ihre Art, wann sie gesendet wurde und ob sie ankam, mit einem Code statt Ihrer Adresse, ${f.mailDays} lang;`,
        `was Sie bei einer Registrierung eingeben, wenn Sie ohne JavaScript weitermachen oder von einer anderen Seite kommen: ${f.draftTime} lang, damit es nicht verloren geht;`,
        'Ihre Passkeys, wenn Sie welche hinzufügen: einen öffentlichen Schlüssel, den Namen, den Sie jedem geben, und wann Sie ihn hinzugefügt und zuletzt verwendet haben, bis Sie ihn entfernen. Fingerabdruck, Gesicht oder PIN verlassen Ihr Gerät nie;',
        'wo Sie eingeloggt sind: Browser und System, das Land beim Einloggen und wann Sie zuletzt da waren, bis Sie sich dort ausloggen. Die Liste steht in Ihren Einstellungen.',
      ],
    },
    {
      id: 'others',
      heading: 'Was andere sehen',
      paragraphs: [
        'Mitglieder sehen Ihren Benutzernamen, Ihr Alter, Ihre Region, Ihren Ort und Ihr Profil, ungefähr wann Sie zuletzt hier waren, sofern Sie nicht unsichtbar sind, und ob Sie gelesen haben, was sie Ihnen geschrieben haben, sofern nicht eine der beiden Seiten Lesebestätigungen ausgeschaltet hat. Wer kein Konto hat, sieht Ihren Benutzernamen, Ihr Alter, Ihr Land, Ihre Region und Ihr Hauptfoto nur, wenn Sie es erlauben; auf Websites, auf denen die Mitgliedschaft etwas über Ihr Sexualleben oder Ihre Geschlechtsidentität aussagt, sieht man ohne Konto niemanden. Ihr Geburtsdatum, Ihre E-Mail-Adresse und wo genau Sie sind, sieht niemand. Betreiben wir mehrere Websites derselben Art, so sehen deren Mitglieder Sie auch dort, und Sie sehen sie hier.',
        'Sexualität wird nur gespeichert, wenn Sie dem gesondert zustimmen, und niemand sonst sieht sie. Sie können diese Einwilligung zurücknehmen; dann löschen wir die Angabe. Wie Sie Ihr Geschlecht beschreiben, auf einer Website, die danach fragt, wird nach derselben Regel gespeichert; Mitglieder sehen, was Sie dort schreiben. Intime Interessen, auf einer Website, die sie anbietet, werden nach derselben Regel gespeichert; nur Mitglieder, die in dasselbe eingewilligt haben, sehen sie und können danach suchen. Wo schon die Mitgliedschaft so etwas verrät, bitten wir bei der Registrierung um dieselbe Einwilligung; nehmen Sie sie zurück, sehen andere Ihr Profil nicht mehr.',
        'Ihre Wünsche im Match-Finder bleiben gespeichert, bis Sie sie löschen, und niemand sieht sie als solche. Sie entscheiden, wer Ihnen gezeigt wird, und durch Wen, Alter und Ort auch, wem Sie gezeigt werden; daraus können andere sie erraten. Wen Sie kennenlernen möchten, kann Ihre sexuelle Orientierung verraten. Deshalb speichern wir es nur, wenn Sie dem gesondert zustimmen, und löschen es, wenn Sie die Einwilligung zurücknehmen.',
      ],
    },
    {
      id: 'logs',
      heading: 'Technische Aufzeichnungen',
      paragraphs: [
        `Unsere Protokolle enthalten keine Namen, Adressen oder Nachrichten. Damit niemand Passwörter errät, zählen wir fehlgeschlagene Versuche, sich einzuloggen, je Konto und je Netzadresse, Browser oder Sitzung und bewahren die Zahl ${f.failuresDays} lang auf. Gegen Überlastung zählen wir auch Anfragen, höchstens eine Stunde lang und unter einem Fingerabdruck statt der Netzadresse. Damit sich der Missbrauch eines Kontos aufklären lässt, halten wir Logins, neue Passwörter und Sperren ${f.securityDays} lang fest, mit Fingerabdrücken statt Mitglied und Netzadresse.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Wer sonst Daten erhält',
      paragraphs: [
        'Niemand kauft sie. Dienstleister, die unsere E-Mails zustellen, Zahlungen abwickeln oder unsere Server betreiben, verarbeiten sie in unserem Auftrag und auf vertraglicher Grundlage.',
      ],
    },
    {
      id: 'duration',
      heading: 'Wie lange',
      paragraphs: [
        `Solange Sie ein Konto haben. Sie löschen es in den Einstellungen: Es ist sofort verborgen, kann ${f.deletedDays} lang zurückkommen und wird dann endgültig gelöscht. Was bleibt, nennt niemanden: Ihre Nachrichten bei denen, die sie bekommen haben, ohne Ihren Namen; Zahlungsbelege unter einer Nummer, solange das Steuerrecht es verlangt; und die Blockierung durch jemand anderen als Code Ihrer Adresse, solange diese Person ein Konto hat, damit sie gilt, falls Sie sich neu registrieren. Eine Meldung über Sie bleibt so lange wie jede Meldung.`,
        `Eine Beschwerde, mit oder ohne Konto: was Sie schreiben, Ihren Namen und Ihre E-Mail-Adresse, damit Menschen sie beurteilen und beantworten können, ${f.complaintDays} lang.`,
        `Nach einer Blockierung: was Sie beide einander geschrieben haben und nicht mehr sehen, ${f.contactDays} lang, damit Sie einander noch melden können; danach löschen wir es. Eine Meldung, mit einer Kopie dessen, worum es geht, den Fotos dazu und unserer Entscheidung, bewahren wir ${f.reportDays} lang auf.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Ihre Rechte',
      paragraphs: [
        `Sie dürfen Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen, der Nutzung widersprechen und eine Einwilligung zurücknehmen. In den Einstellungen erhalten Sie eine Kopie von allem. Für alles andere schreiben Sie an ${f.supportEmail}. Sie können sich auch bei der Aufsichtsbehörde an Ihrem Wohnort beschweren.`,
      ],
    },
  ],
});
