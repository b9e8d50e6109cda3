// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Pliki cookie',
  lead: `Wszystko, co serwis ${f.siteName} przechowuje w Twojej przeglądarce: jak się nazywa, do czego służy, jak długo i jak to usunąć.`,
  sections: [
    {
      id: 'needed',
      heading: 'Tylko to, czego serwis potrzebuje',
      paragraphs: [
        'Każdy plik cookie ustawia tu sam serwis i każdy robi coś, o co prosisz: podtrzymuje sesję, pamięta język, pomaga dokończyć formularz. Prawo nie wymaga na nie zgody i nie służą one do niczego innego.',
        'Nie ma plików cookie reklamowych, mierzących ruch ani pochodzących od innych firm. Jeśli prosi o to link partnera, strona mówi nam raz, że ją opuszczono; liczymy to bez żadnych danych o Tobie.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Lista plików cookie',
      paragraphs: [
        'Czas liczy się od ustawienia pliku; czas plików logowania biegnie od nowa, gdy korzystasz z serwisu.',
      ],
      table: {
        columns: ['Nazwa', 'Do czego służy', 'Jak długo'],
        rows: f.cookies({
          session: `Podtrzymuje Twoją sesję, najwyżej przez ${f.sessionDays}. Wylogowanie go usuwa.`,
          device:
            'Pozwala kontu rozpoznać przeglądarkę, w której było już logowanie, aby cudze błędne hasła nie zablokowały Ci dostępu.',
          age_check:
            'Na jeden dzień zamyka rejestrację w tej przeglądarce, jeśli nie pozwalała na nią podana data urodzenia.',
          signup_draft:
            'Odnajduje to, co wpisano przy rejestracji, gdy kontynuujesz bez skryptów lub z innej strony.',
          done: 'Przez chwilę mówi, że wysłany formularz został przyjęty.',
          locale: 'Wybrany język.',
          mode: 'Jasny lub ciemny wygląd, jeśli go wybierzesz.',
          tz: 'Twoja strefa czasowa, aby godziny się zgadzały.',
          consent: 'Twoja odpowiedź na to, co wymaga zgody, abyśmy nie pytali ponownie.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Co zostaje w Twojej przeglądarce',
      paragraphs: [
        'Obok plików cookie przeglądarki mają własną pamięć. To, co w niej jest, nie jest wysyłane z każdą stroną. Poniższe dane zostają, dopóki ich nie usuniesz w przeglądarce:',
      ],
      table: {
        columns: ['Nazwa', 'Do czego służy'],
        rows: f.keptInBrowser({
          warning: 'Że ostrzeżenie przy wejściu jest przeczytane.',
          alerts: 'Które powiadomienia są zamknięte i od kiedy.',
          kept: 'Po zalogowaniu: wiadomości, które czekają na wysłanie, zaczęte teksty i droga powrotna do ostatnio oglądanego miejsca. Wylogowanie to usuwa.',
          logOut: 'Że nastąpiło tu wylogowanie, aby objęło też inne karty.',
          worker:
            'Strona tego serwisu na wypadek braku sieci, w jego językach. Nie ma w niej niczego o Tobie.',
          source:
            'Tylko za Twoją zgodą: z jakiej reklamy lub jakiego linku pochodzi Twoja wizyta. Znika przy rejestracji lub po wycofaniu zgody.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Co znika razem z kartą',
      paragraphs: ['Tego już nie ma, gdy zamkniesz kartę:'],
      table: {
        columns: ['Nazwa', 'Do czego służy'],
        rows: f.keptInTab({
          typed: 'To, co wpisano w formularzu i jeszcze nie wysłano. Haseł nigdy nie przechowujemy.',
          photo: 'Zdjęcie wybrane przy rejestracji, dopóki nie zostanie wysłane.',
          search: 'Twoje ostatnie wyszukiwanie, aby można było do niego wrócić.',
          matches: 'Ile osób znalazło dla Ciebie wyszukiwanie przy rejestracji.',
          page: 'Stan samej strony: czy krój pisma jest gotowy, czy strona wczytała się ponownie z powodu nowej wersji, od kiedy trwa wizyta w części dla zalogowanych, czy Cię wylogowano i ile razy nie udało się połączyć z serwisem, a także w jakim języku była strona przed zalogowaniem.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Co wymaga Twojej zgody',
      paragraphs: [
        'Jeśli Twoja wizyta pochodzi z reklamy lub linku partnera, jego nazwa jest w adresie strony. Przechowujemy ją w przeglądarce, a później przy koncie, tylko za Twoją zgodą.',
        'Odmowa jest tak samo łatwa jak zgoda, a serwis działa tak samo. Odpowiedź możesz zmienić w każdej chwili na końcu tej strony. Każdą odpowiedź zapisujemy z czasem: bez logowania bez żadnych danych o Tobie, po zalogowaniu przy Twoim koncie.',
      ],
    },
    {
      id: 'control',
      heading: 'Jak to usunąć',
      paragraphs: [
        'Przeglądarka pokazuje i usuwa to wszystko, zwykle w części o prywatności lub danych stron. Bez plików cookie logowania trzeba zalogować się ponownie; bez pozostałych serwis zapyta ponownie.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
