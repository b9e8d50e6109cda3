// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Nutzungsbedingungen',
  lead: `Das sind die Regeln zwischen Ihnen und ${f.companyName}, dem Anbieter von ${f.siteName}. Sie sind zum Lesen geschrieben.`,
  sections: [
    {
      id: 'who',
      heading: 'Wer Mitglied werden kann',
      paragraphs: [
        `${f.siteName} ist für Menschen ab ${f.minAge} Jahren. Sie eröffnen ein Konto, für sich selbst, und geben Ihr richtiges Geburtsdatum an.`,
        'Über sich dürfen Sie schreiben, was Sie möchten. Sie dürfen sich nicht als jemand anderes ausgeben, keine Fotos anderer verwenden, nichts verkaufen oder bewerben, nicht um Geld bitten und niemanden bedrohen oder beleidigen.',
      ],
    },
    {
      id: 'account',
      heading: 'Ihr Konto',
      paragraphs: [
        'Die Registrierung ist kostenlos. Wir senden eine E-Mail, um zu prüfen, ob die Adresse Ihnen gehört; bis Sie das bestätigen, warten Ihre Nachrichten und werden nicht zugestellt.',
        'Behalten Sie Ihr Passwort für sich. Kennt es jemand anderes, ändern Sie es in den Einstellungen: Alle anderen Geräte werden dann ausgeloggt.',
      ],
    },
    {
      id: 'credits',
      heading: 'Credits und Preise',
      paragraphs: [
        'Es gibt kein Abonnement, und nichts verlängert sich von selbst. Sie kaufen Credits, wann Sie möchten, und der Preis einer Nachricht, eines Fotos oder eines Geschenks steht da, bevor Sie auf die Schaltfläche klicken.',
        'Mit dem ersten Kauf werden Sie Premium-Mitglied. Sie sehen dann alle Fotos außer privaten, auch wenn Sie keine Credits mehr haben.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Wenn Sie es sich anders überlegen',
      paragraphs: [
        `Nach dem Kauf haben Sie ${f.refundDays} Zeit, nicht verbrauchte Credits ohne Angabe von Gründen zurückzugeben. Sie erhalten den nicht verbrauchten Anteil Ihrer Zahlung auf dem Weg zurück, auf dem Sie bezahlt haben.`,
        'Ihre gesetzlichen Rechte als Verbraucher bleiben daneben uneingeschränkt bestehen.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fiktive Profile' : 'Keine fiktiven Profile',
      paragraphs: [
        f.hasFictional
          ? 'Fiktive Profile tragen eine Kennzeichnung auf jeder Karte, in jedem Profil, jedem Gespräch, jeder Benachrichtigung und jeder E-Mail. Ein Profil ohne diese Kennzeichnung gehört einem Menschen. Fiktive Profile zählen nie als Mitglieder.'
          : `Auf ${f.siteName} gibt es keine fiktiven Profile: Jedes Profil gehört einem Menschen.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Sicherheit und Entfernen',
      paragraphs: [
        'Sie können jedes Mitglied blockieren; von da an gibt es Sie hier füreinander nicht mehr. Sie können ein Profil, ein Foto oder eine Nachricht melden, und ein Mensch sieht sich das an.',
        'Entfernen wir etwas oder schließen wir ein Konto, sagen wir, was, warum und wie Sie widersprechen. Verdeckte Einschränkungen gibt es nicht.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Wenn Sie gehen möchten',
      paragraphs: [
        `Sie können jederzeit gehen: Löschen Sie Ihr Konto in den Einstellungen. ${f.deletedDays} lang kann es zurückkommen, dann wird es endgültig gelöscht.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Wofür wir einstehen',
      paragraphs: [
        'Wir haften für Vorsatz und grobe Fahrlässigkeit sowie für Verletzungen von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haften wir, wenn eine Pflicht verletzt wurde, von der der Vertrag abhängt, begrenzt auf den vorhersehbaren Schaden.',
        'Wir können nicht versprechen, dass Sie jemanden kennenlernen, und auch nicht, dass stimmt, was Mitglieder über sich sagen.',
      ],
    },
    {
      id: 'contact',
      heading: 'Wer wir sind',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-Mail: ${f.supportEmail}.`],
    },
  ],
});
