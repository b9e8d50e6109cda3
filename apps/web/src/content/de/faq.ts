// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Häufige Fragen',
  lead: `Was Menschen zu ${f.siteName} fragen, kurz beantwortet: Registrieren, Credits und Bezahlen, Sicherheit und Ihr Konto.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Mitglied werden',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Wer darf Mitglied werden?',
      answer: [`Alle ab ${f.minAge} Jahren. Jede Person hat ein Konto, nur für sich.`],
    },
    {
      id: 'free',
      question: 'Was kostet es, Mitglied zu werden?',
      answer: [
        'Nichts. Ein Profil haben, suchen, Likes vergeben und Nachrichten lesen ist kostenlos.',
        `Vor Ihrem ersten Kauf können Sie auch kostenlos schreiben. Menschen, denen Sie schreiben können: ${f.freeConversations}. Nachrichten insgesamt, Antworten eingeschlossen: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Warum muss ich meine E-Mail-Adresse bestätigen?',
      answer: [
        'Damit sich niemand mit einer fremden Adresse registriert. Was Sie vorher schreiben, wartet und wird der Reihe nach zugestellt, sobald Sie bestätigen.',
      ],
    },
    {
      id: 'mail',
      question: 'Die E-Mail kommt nicht. Was nun?',
      answer: [
        'Sehen Sie im Spam-Ordner nach. Loggen Sie sich dann ein: Die Seite, die auf Ihre Bestätigung wartet, sendet die E-Mail noch einmal, oder an eine andere Adresse, falls ein Fehler darin war.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Credits und Bezahlen',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Gibt es ein Abonnement?',
      answer: [
        'Nein. Sie kaufen Credits einmalig, wann Sie möchten. Nichts verlängert sich von selbst, und es gibt nichts zu kündigen.',
      ],
    },
    {
      id: 'prices',
      question: 'Was kostet eine Nachricht?',
      answer: [
        'Das hängt vom Land und vom Paket ab. Auf der Seite mit den Preisen stehen sie alle, mit den Zahlungsarten und deren Gebühren.',
      ],
    },
    {
      id: 'premium',
      question: 'Was ist ein Premium-Mitglied?',
      answer: [
        `Wer Credits gekauft hat. Premium-Mitglieder sehen alle Fotos außer privaten, können so vielen Menschen schreiben, wie sie möchten, und selbst ${f.photos.premium} Fotos haben. Das bleibt so, auch wenn keine Credits mehr da sind.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Wie funktioniert der Willkommensbonus?',
      answer: [
        'Neue Mitglieder, die noch nicht bezahlt haben, bekommen einige Stunden lang einen Rabatt auf ihren ersten Kauf. Der Countdown zeigt, wann er endet, und dann endet er wirklich. Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.',
      ],
    },
    {
      id: 'return',
      question: 'Kann ich Credits zurückgeben?',
      answer: [
        `Ja, die nicht verbrauchten, ohne Angabe von Gründen. Nach dem Kauf haben Sie ${f.refundDays} Zeit. Öffnen Sie die Bestellung in Ihren Transaktionen, oder schreiben Sie an ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Meine Zahlung ist fehlgeschlagen. Wurde etwas abgebucht?',
      answer: [
        'Eine Zahlung, die fehlgeschlagen ist oder abgebrochen wurde, wird nicht berechnet. Eine, die berechnet wurde, wird einmal gutgeschrieben, auch wenn die Antwort spät kommt. Wenn etwas zu fehlen scheint, sehen Sie in Ihren Transaktionen nach und schreiben Sie uns mit der Nummer der Bestellung.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profile und Sicherheit',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Wer sieht meine Fotos?',
      answer: [
        'Mitglieder sehen Ihr Hauptfoto. Wer kein Konto hat, sieht es nur, wenn Sie es erlauben, und auf manchen Websites gar nicht. Ihre übrigen Fotos sind für Premium-Mitglieder scharf und für Mitglieder ohne Premium unscharf. Ein privates Foto sieht niemand außer denen, die Sie zulassen.',
        `Sie können ${f.photos.free} Fotos haben, und als Premium-Mitglied ${f.photos.premium}.`,
      ],
    },
    {
      id: 'place',
      question: 'Sehen andere, wo ich bin?',
      answer: [
        'Sie sehen das Land, die Region und den Ort, die Sie angegeben haben, und können im Umkreis ihres eigenen Ortes suchen. Nie sehen sie Ihre Position, Ihre E-Mail-Adresse oder Ihr Geburtsdatum.',
      ],
    },
    {
      id: 'block',
      question: 'Jemand belästigt mich. Was kann ich tun?',
      answer: [
        'Blockieren Sie diese Person, im Profil: Von da an gibt es Sie hier füreinander nicht mehr. Nur wenn es zwischen Ihnen ein Like oder ein Gespräch gab, erfährt die andere Person beim Öffnen Ihres Profils, dass Sie sie blockiert haben. Melden Sie, was gegen die Regeln verstößt, im Profil oder bei der Nachricht. Jede Meldung wird von einem Menschen geprüft, und von wem sie kommt, geben wir nie weiter.',
      ],
    },
    {
      id: 'fictional',
      question: 'Sind alle Profile echt?',
      answer: [
        f.hasFictional
          ? 'Ein Profil ohne Kennzeichnung gehört einem Menschen, der eine E-Mail-Adresse bestätigt hat. Fiktive Profile tragen überall eine Kennzeichnung.'
          : `Auf ${f.siteName} gibt es keine fiktiven Profile: Jedes Profil gehört einem Menschen, der eine E-Mail-Adresse bestätigt hat.`,
        'Wir können nicht alles prüfen, was Menschen über sich sagen: Seien Sie vorsichtig mit Geld und mit dem, was Sie teilen.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Ihr Konto',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Ich habe mein Passwort vergessen.',
      answer: [
        'Fordern Sie beim Log-in ein neues an: Wir senden Ihnen einen Link. Er hebt auch eine Sperre nach zu vielen falschen Passwörtern auf.',
      ],
    },
    {
      id: 'change',
      question: 'Wie ändere ich meine E-Mail-Adresse, mein Passwort oder die Sprache?',
      answer: ['In den Einstellungen. Eine neue E-Mail-Adresse gilt, sobald sie bestätigt ist.'],
    },
    {
      id: 'delete',
      question: 'Wie lösche ich mein Konto?',
      answer: [
        `In den Einstellungen unter „Mein Konto löschen“. ${f.deletedDays} lang kann das Konto zurückkommen, dann wird es endgültig gelöscht. Geben Sie nicht verbrauchte Credits vorher zurück.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Etwas anderes?',
  paragraphs: [`Schreiben Sie an ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
