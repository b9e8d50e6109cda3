// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Zwroty',
  lead: `Na zwrot tego, co niewykorzystane, masz ${f.refundDays}, bez podania przyczyny.`,
  sections: [
    {
      id: 'right',
      heading: 'Prawo odstąpienia od umowy',
      paragraphs: [
        `Na odstąpienie od zakupu punktów masz ${f.refundDays} od chwili, gdy punkty są na Twoim koncie. Nie musisz podawać przyczyny.`,
        'Punkty użyte na wiadomość, zdjęcie lub prezent są wykorzystane: dostarczyliśmy od razu, na Twoją prośbę. Wszystkie pozostałe można zwrócić.',
      ],
    },
    {
      id: 'how',
      heading: 'Jak odstąpić od umowy',
      paragraphs: [
        'Otwórz transakcje, a w nich zamówienie. Dopóki można odstąpić, jest tam przycisk z kwotą zwrotu.',
        `Możesz też powiadomić nas dowolnymi, jasnymi słowami na adres ${f.supportEmail}, z adresu e-mail swojego konta. Poniższy formularz jest dobrowolny. Termin (${f.refundDays}) jest zachowany, jeśli wyślesz wiadomość przed jego upływem.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Co otrzymasz z powrotem',
      paragraphs: [
        'Niewykorzystaną część zapłaconej kwoty, po ewentualnej zniżce i razem z ewentualną opłatą za płatność, zaokrągloną w dół. Kto zwraca połowę punktów, dostaje połowę pieniędzy.',
        'Pieniądze wracają tą samą drogą, bez kosztów dla Ciebie, najpóźniej 14 dni po tym, jak się o tym dowiemy. Punkty znikają z konta od razu.',
      ],
    },
    {
      id: 'after',
      heading: 'Co się wtedy zmienia',
      paragraphs: [
        'Po zwrocie wszystkich zakupów tracisz Premium. Konto zostaje, a z nim wszystkie Twoje wiadomości i teksty. Bonus powitalny przysługuje raz i nie wraca.',
      ],
    },
    {
      id: 'form',
      heading: 'Wzór formularza odstąpienia od umowy',
      paragraphs: ['Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy.'],
      letter: [
        `Adresat: ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Niniejszym informuję o moim odstąpieniu od umowy o świadczenie następującej usługi: punkty, numer zamówienia …',
        'Data zamówienia: …',
        'Imię i nazwisko konsumenta: …',
        'Adres konsumenta: …',
        'Podpis konsumenta (tylko jeżeli formularz jest przesyłany w wersji papierowej): …',
        'Data: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Twoje inne prawa',
      paragraphs: [
        'Jeśli coś, za co płacisz, nie działa, prawo daje Ci dalsze uprawnienia: napisz do nas, a to naprawimy. Nic tutaj nie ogranicza tych praw.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
