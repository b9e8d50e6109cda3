// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookies',
  lead: `Alles, was ${f.siteName} in Ihrem Browser aufbewahrt, beim Namen genannt: wofür, wie lange, und wie Sie es löschen.`,
  sections: [
    {
      id: 'needed',
      heading: 'Nur was die Website braucht',
      paragraphs: [
        'Jedes Cookie hier setzt diese Website selbst, und es tut etwas, worum Sie gebeten haben: Sie eingeloggt halten, sich Ihre Sprache merken, ein Formular zu Ende bringen. Dafür verlangt das Gesetz keine Einwilligung, und für anderes werden sie nicht verwendet.',
        'Es gibt keine Werbe-Cookies, keine, die Besuche messen, und keine anderer Unternehmen. Wenn der Link eines Partners darum bittet, teilt eine Seite uns einmal mit, dass sie verlassen wurde; das wird gezählt, ohne Angaben über Sie.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Liste der Cookies',
      paragraphs: [
        'Die Zeit zählt ab dem Setzen eines Cookies; die des Log-ins beginnt von vorn, solange Sie die Website nutzen.',
      ],
      table: {
        columns: ['Name', 'Wofür', 'Wie lange'],
        rows: f.cookies({
          session: `Hält Sie eingeloggt, höchstens ${f.sessionDays} lang. Ausloggen löscht es.`,
          device:
            'Lässt Ihr Konto einen Browser erkennen, der schon eingeloggt war, damit falsche Passwörter anderer Sie nicht aussperren.',
          age_check:
            'Hält die Registrierung in diesem Browser einen Tag geschlossen, wenn ein Geburtsdatum sie nicht zuließ.',
          signup_draft:
            'Findet wieder, was Sie beim Registrieren eingegeben haben, wenn Sie ohne JavaScript oder von einer anderen Seite aus weitermachen.',
          done: 'Sagt für einen Moment, dass ein gesendetes Formular angekommen ist.',
          locale: 'Die Sprache, die Sie gewählt haben.',
          mode: 'Hell oder dunkel, falls Sie das gewählt haben.',
          tz: 'Ihre Zeitzone, damit Zeiten stimmen.',
          consent: 'Ihre Antwort auf das, was Ihre Einwilligung braucht, damit wir nicht noch einmal fragen.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Was in Ihrem Browser bleibt',
      paragraphs: [
        'Browser haben neben Cookies einen eigenen Speicher. Was darin ist, wird nicht mit jeder Seite mitgeschickt. Dies bleibt, bis Sie es in Ihrem Browser löschen:',
      ],
      table: {
        columns: ['Name', 'Wofür'],
        rows: f.keptInBrowser({
          warning: 'Dass Sie den Hinweis am Eingang gelesen haben.',
          alerts: 'Welche Hinweise Sie geschlossen haben, und wann.',
          kept: 'Für Mitglieder: Nachrichten, die auf das Senden warten, was Sie zu schreiben begonnen haben, und der Weg zurück dorthin, wo Sie waren. Ausloggen löscht es.',
          logOut: 'Dass sich hier jemand ausgeloggt hat, damit andere Tabs das auch tun.',
          worker:
            'Eine Seite dieser Website für den Fall, dass kein Netz da ist, in ihren Sprachen. Darin steht nichts über Sie.',
          source:
            'Nur wenn Sie eingewilligt haben: über welche Werbung oder welchen Link Sie gekommen sind. Es verschwindet, wenn Sie sich registrieren oder die Einwilligung widerrufen.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Was mit dem Tab verschwindet',
      paragraphs: ['Dies ist weg, wenn Sie den Tab schließen:'],
      table: {
        columns: ['Name', 'Wofür'],
        rows: f.keptInTab({
          typed:
            'Was Sie in ein Formular eingegeben und noch nicht gesendet haben. Passwörter werden nie aufbewahrt.',
          photo: 'Das Foto, das Sie beim Registrieren gewählt haben, bis es gesendet ist.',
          search: 'Ihre letzte Suche, um zu ihr zurückzukehren.',
          matches: 'Wie viele Mitglieder die Suche bei Ihrer Registrierung für Sie gefunden hat.',
          page: 'Der Zustand der Seite selbst: ob die Schrift geladen ist, ob die Seite wegen einer neuen Version neu geladen wurde, seit wann Sie im Mitgliederbereich sind, dass Ihre Anmeldung geendet hat, wie oft die Website nicht erreichbar war und in welcher Sprache Sie vor dem Einloggen gelesen haben.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Was Ihre Einwilligung braucht',
      paragraphs: [
        'Wenn eine Werbung oder der Link eines Partners Sie hierher geführt hat, steht deren Name in der Adresse der Seite. Er wird nur dann in Ihrem Browser und später bei Ihrem Konto aufbewahrt, wenn Sie einwilligen.',
        'Nein zu sagen ist so leicht wie Ja zu sagen, und die Website funktioniert genauso. Sie können Ihre Antwort jederzeit ändern, am Ende dieser Seite. Wir halten jede Antwort mit ihrem Zeitpunkt fest: wenn Sie nicht eingeloggt sind, ohne etwas über Sie, sonst bei Ihrem Konto.',
      ],
    },
    {
      id: 'control',
      heading: 'Wie Sie es löschen',
      paragraphs: [
        'Ihr Browser zeigt und löscht alles davon, meist unter Datenschutz oder Websitedaten. Ohne die Cookies des Log-ins sind Sie ausgeloggt; ohne die anderen fragt die Website Sie noch einmal.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
