// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Prywatność',
  lead: `Co serwis ${f.siteName} o Tobie wie, dlaczego, jak długo, kto to widzi i jakie masz prawa.`,
  sections: [
    {
      id: 'controller',
      heading: 'Administrator danych',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Pytania i wnioski: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Co przechowujemy',
      paragraphs: ['Aby prowadzić Twoje konto, czyli wykonywać umowę między nami, przechowujemy:'],
      list: [
        'Twój adres e-mail, nazwę użytkownika oraz hasło w postaci, której nie da się odwrócić;',
        'to, co umieszczasz w profilu: płeć, datę urodzenia, kraj, region, miejscowość, wygląd, stan cywilny, zainteresowania, powód, dla którego tu jesteś, i to, co piszesz o sobie;',
        'Twoje zdjęcia, bez miejsca i innych danych dodawanych przez aparat, które usuwamy przy przesyłaniu, oraz to, kto może oglądać zdjęcia prywatne;',
        'Twoje wiadomości i prezenty, polubienia i pary oraz to, kogo blokujesz lub zgłaszasz;',
        'Twoje zamówienia, płatności i punkty; metodę płatności tylko na Twoją prośbę i nigdy pełny numer karty;',
        'jeśli pozwolisz przeglądarce podać, gdzie jesteś: tylko kraj i region, które w ten sposób znajdujemy, gdy je zapiszesz, i nigdy samo położenie;',
        'datę rejestracji i, jeśli tak było, profil, od którego się zaczęła, datę ostatniej wizyty, wybrany język oraz udzielone zgody;',
        'z jakiej reklamy lub jakiego linku pochodzi Twoja wizyta, tylko za Twoją zgodą;',
        'Twoje reklamacje wraz z adresem, na który odpowiadamy;',
        'po włączeniu powiadomień: adres, pod którym przyjmuje je producent przeglądarki, aż do ich wyłączenia lub wylogowania; to, co tam wysyłamy, jest puste, bez imion i bez treści;',
        'wybrane przez Ciebie powiadomienia, godziny ciszy wraz ze strefą czasową, to, czy i dlaczego e-maile do Ciebie są wstrzymane, oraz kiedy wysłaliśmy ostatni o czymś nowym; taki e-mail nikogo nie wymienia;',
        `o każdym e-mailu do Ciebie: jego rodzaj, czas wysłania i to, czy dotarł, z kodem zamiast Twojego adresu, przez ${f.mailDays};`,
        `to, co wpisujesz podczas rejestracji bez JavaScriptu lub rozpoczętej na innej stronie: przez ${f.draftTime}, aby nic nie przepadło;`,
        'Twoje klucze dostępu, jeśli je dodasz: klucz publiczny, nazwę, którą nadajesz każdemu z nich, oraz datę dodania i ostatniego użycia, dopóki go nie usuniesz. Odcisk palca, twarz ani PIN nigdy nie opuszczają Twojego urządzenia;',
        'urządzenia, na których korzystasz z konta: przeglądarkę i system, kraj logowania oraz ostatnie użycie, do czasu wylogowania. Listę znajdziesz w ustawieniach.',
      ],
    },
    {
      id: 'others',
      heading: 'Co widzą inni',
      paragraphs: [
        'Użytkownicy widzą Twoją nazwę użytkownika, wiek, region, miejscowość i profil, w przybliżeniu czas ostatniej wizyty, chyba że włączono tryb niewidoczny, oraz to, czy ich wiadomości zostały przez Ciebie przeczytane, chyba że jedno z Was wyłączyło potwierdzenia odczytania. Osoby bez konta widzą Twoją nazwę użytkownika, wiek, kraj, region i zdjęcie główne tylko wtedy, gdy na to pozwolisz; w serwisach, w których samo konto mówi coś o życiu seksualnym lub tożsamości płciowej, nie widzą nikogo. Nikt nie widzi daty urodzenia, adresu e-mail ani tego, gdzie dokładnie jesteś. Jeśli prowadzimy kilka serwisów tego samego rodzaju, ich użytkownicy też Cię tam widzą, a Ty widzisz ich tutaj.',
        'Orientację seksualną przechowujemy tylko za Twoją osobną zgodą i nikt inny jej nie widzi. Zgodę możesz wycofać; wtedy usuwamy odpowiedź. To, jak opisujesz swoją płeć, w serwisie, który o to pyta, przechowujemy na tej samej zasadzie; użytkownicy widzą to, co tam wpiszesz. Intymne zainteresowania, w serwisie, który je oferuje, przechowujemy na tej samej zasadzie; widzą je i mogą według nich szukać tylko osoby, które wyraziły tę samą zgodę. Gdy już samo posiadanie konta ujawnia coś takiego, prosimy o tę samą zgodę przy rejestracji; po jej wycofaniu inni nie widzą już Twojego profilu.',
        'Twoje życzenia w dobieraniu par przechowujemy, dopóki ich nie usuniesz, i nikt nie widzi ich jako takich. Decydują o tym, kogo Ci pokazujemy, a przez to, kogo chcesz poznać, wiek i miejsce, także o tym, komu pokazujemy Ciebie; inni mogą je z tego odgadnąć. To, kogo chcesz poznać, może ujawniać orientację seksualną, dlatego przechowujemy to tylko za Twoją osobną zgodą i usuwamy po jej wycofaniu.',
      ],
    },
    {
      id: 'logs',
      heading: 'Zapisy techniczne',
      paragraphs: [
        `Nasze dzienniki nie zawierają nazw, adresów ani wiadomości. Aby uniemożliwić zgadywanie haseł, liczymy nieudane logowania dla każdego konta oraz adresu sieciowego, przeglądarki lub sesji; tę liczbę przechowujemy przez ${f.failuresDays}. Aby chronić serwis przed przeciążeniem, liczymy też żądania, najwyżej przez godzinę i pod odciskiem zamiast adresu sieciowego. Aby móc wyjaśnić nadużycie konta, przez ${f.securityDays} przechowujemy zapis logowań, nowych haseł i blokad, z odciskami zamiast nazwy i adresu sieciowego.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Kto jeszcze otrzymuje dane',
      paragraphs: [
        'Nikt ich nie kupuje. Dostawcy, którzy doręczają nasze e-maile, obsługują płatności lub utrzymują nasze serwery, przetwarzają je w naszym imieniu i na podstawie umowy.',
      ],
    },
    {
      id: 'duration',
      heading: 'Jak długo',
      paragraphs: [
        `Tak długo, jak masz konto. Usuwasz je w ustawieniach: od razu jest ukryte, przez ${f.deletedDays} można je przywrócić, a potem znika bezpowrotnie. To, co zostaje, nikogo nie wskazuje: Twoje wiadomości u odbiorców, bez Twojego imienia; zapisy płatności pod numerem, tak długo, jak wymaga prawo podatkowe; oraz blokada założona przez inną osobę jako kod Twojego adresu, dopóki ta osoba ma konto, aby obowiązywała, jeśli zarejestrujesz się ponownie. Zgłoszenie dotyczące Ciebie zostaje tak długo, jak każde zgłoszenie.`,
        `Reklamację, niezależnie od tego, czy masz konto, czyli to, co piszesz, imię i nazwisko oraz adres e-mail, przechowujemy przez ${f.complaintDays}, aby ludzie mogli ją ocenić i na nią odpowiedzieć.`,
        `Po zablokowaniu to, co obie osoby do siebie napisały i czego żadna już nie widzi, przechowujemy przez ${f.contactDays}, aby każda mogła jeszcze zgłosić drugą; potem to usuwamy. Zgłoszenie wraz z kopią tego, czego dotyczy, zdjęciami i naszą decyzją przechowujemy przez ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Twoje prawa',
      paragraphs: [
        `Możesz uzyskać dostęp do swoich danych, poprawić je, przenieść i usunąć, sprzeciwić się ich wykorzystaniu i wycofać zgodę. W ustawieniach otrzymasz kopię wszystkich danych. W pozostałych sprawach napisz na adres ${f.supportEmail}. Możesz też złożyć skargę do organu ochrony danych w miejscu swojego zamieszkania.`,
      ],
    },
  ],
});
