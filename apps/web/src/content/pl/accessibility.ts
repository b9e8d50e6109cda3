// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Dostępność',
  lead: `Serwis ${f.siteName} jest dla wszystkich osób pełnoletnich. Na ile jest dostępny, czego brakuje i komu o tym powiedzieć.`,
  sections: [
    {
      id: 'service',
      heading: 'Usługa',
      paragraphs: [
        'W tym serwisie dorośli poznają się i piszą do siebie. Działa w przeglądarce na telefonie, tablecie lub komputerze, w jedenastu językach.',
      ],
    },
    {
      id: 'standard',
      heading: 'Czego się trzymamy',
      paragraphs: [
        'Wytycznych Web Content Accessibility Guidelines (WCAG) 2.2 na poziomie AA, a tym samym europejskiej normy EN 301 549. To znaczy między innymi:',
      ],
      list: [
        'wszystko można zrobić za pomocą klawiatury, a aktywne miejsce jest widoczne;',
        'czytniki ekranu wiedzą, czym jest każdy element i co się zmienia;',
        'tekst wyraźnie odróżnia się od tła, w jasnym i w ciemnym wyglądzie;',
        'strony można powiększyć i czytać na wąskim ekranie bez przewijania w bok;',
        'nic się nie porusza, jeśli w urządzeniu ustawiono ograniczenie ruchu;',
        'bez skryptów można czytać strony, zarejestrować się, zalogować, zmienić ustawienia i wysłać reklamację;',
        'nigdzie nie trzeba rozwiązywać zagadek obrazkowych.',
      ],
    },
    {
      id: 'check',
      heading: 'Jak to sprawdzamy',
      paragraphs: [
        'Zanim zmiana trafi do serwisu, programy sprawdzają każdą stronę: po angielsku i niemiecku według zasad wytycznych, w jasnym i ciemnym wyglądzie, a w językach o najdłuższych słowach, czy na wąskim ekranie nie ucina tekstu. Należą do tego także przejścia samą klawiaturą. Niezależna instytucja jeszcze tego nie badała.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Czego brakuje',
      paragraphs: ['Wiemy o tym:'],
      list: [
        'Przy zdjęciach osób czytnik podaje nazwę, a nie to, co na nich jest.',
        'Inni piszą własnymi słowami i w języku, który wybrali.',
        'Strony dostawców płatności należą do nich; wybór dostawcy jest po Twojej stronie.',
      ],
    },
    {
      id: 'tell',
      heading: 'Powiedz nam',
      paragraphs: [
        `Jeśli coś Ci przeszkadza, napisz na adres ${f.supportEmail} i podaj, na jakiej stronie to się dzieje i czego używasz. Pomożemy Ci załatwić sprawę i usuniemy przeszkodę. Jeśli tego nie zrobimy, wyślij reklamację albo zwróć się do organu właściwego do spraw dostępności w miejscu swojego zamieszkania.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
