// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Barrierefreiheit',
  lead: `${f.siteName} ist für alle Erwachsenen da. Wie barrierefrei die Website ist, was fehlt und wem Sie es sagen können.`,
  sections: [
    {
      id: 'service',
      heading: 'Der Dienst',
      paragraphs: [
        'Auf dieser Website finden Erwachsene einander und schreiben sich. Sie läuft in einem Browser auf Handy, Tablet oder Computer, in elf Sprachen.',
      ],
    },
    {
      id: 'standard',
      heading: 'Woran wir uns halten',
      paragraphs: [
        'An die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und damit an die europäische Norm EN 301 549. Das heißt unter anderem:',
      ],
      list: [
        'alles geht mit der Tastatur, und der Fokus ist immer sichtbar;',
        'Screenreader erfahren, was etwas ist und was sich ändert;',
        'Text hebt sich genug von seinem Hintergrund ab, hell wie dunkel;',
        'Seiten lassen sich vergrößern und auf einem schmalen Bildschirm lesen, ohne seitlich zu scrollen;',
        'nichts bewegt sich, wenn das Gerät auf weniger Bewegung eingestellt ist;',
        'ohne JavaScript kann man die Seiten lesen, sich registrieren, sich einloggen, die Einstellungen ändern und eine Beschwerde senden;',
        'nirgends ist ein Bilderrätsel zu lösen.',
      ],
    },
    {
      id: 'check',
      heading: 'Wie wir prüfen',
      paragraphs: [
        'Bevor eine Änderung veröffentlicht wird, prüfen Programme jede Seite: auf Englisch und Deutsch nach den Regeln der Richtlinien, hell und dunkel, und in den Sprachen mit den längsten Wörtern auf Text, der auf einem schmalen Bildschirm abgeschnitten wird. Durchgänge allein mit der Tastatur gehören dazu. Eine unabhängige Stelle hat die Website noch nicht untersucht.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Was fehlt',
      paragraphs: ['Das ist uns bekannt:'],
      list: [
        'Fotos von Mitgliedern werden mit dem Namen angesagt, nicht mit dem, was darauf ist.',
        'Was Mitglieder schreiben, steht in ihren eigenen Worten und ihrer Sprache.',
        'Für ihre Seiten sind die Zahlungsdienste selbst verantwortlich; welchen Sie wählen, liegt bei Ihnen.',
      ],
    },
    {
      id: 'tell',
      heading: 'Sagen Sie es uns',
      paragraphs: [
        `Wenn Ihnen etwas im Weg steht, schreiben Sie an ${f.supportEmail}, mit der Seite und dem, was Sie nutzen. Wir helfen Ihnen weiter und bringen es in Ordnung. Tun wir das nicht, senden Sie eine Beschwerde, oder wenden Sie sich an die für Barrierefreiheit zuständige Behörde an Ihrem Wohnort.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
