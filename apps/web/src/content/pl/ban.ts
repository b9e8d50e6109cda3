// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Blokada dostępu',
  lead: `Kiedy serwis ${f.siteName} coś usuwa lub zamyka konto, co Ci mówimy i jak się odwołać.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Co do niej prowadzi',
      paragraphs: [
        'Ludzie oglądają zgłoszenia i nowe zdjęcia i oceniają je według regulaminu i prawa. Do blokady prowadzą:',
      ],
      list: [
        `wiek poniżej ${f.minAge} lat lub podawanie się za kogoś innego;`,
        'groźby, obelgi, nękanie lub dalsze pisanie po wyraźnej odmowie;',
        'prośby o pieniądze, oszustwo, reklama lub sprzedaż;',
        'zdjęcia innych osób lub zdjęcia intymne bez zgody;',
        'treści seksualne z udziałem osób niepełnoletnich, które zgłaszamy też policji;',
        'wszystko inne, co jest przestępstwem lub w podobny sposób szkodzi innym.',
      ],
    },
    {
      id: 'measures',
      heading: 'Co robimy',
      paragraphs: [
        'Wybieramy najłagodniejszy skuteczny środek: usuwamy zdjęcie lub tekst albo zamykamy konto. Nie ma ukrytych ograniczeń: niczego nie pokazujemy potajemnie mniejszej liczbie osób.',
        'Błędne hasła blokują logowanie na kilka minut. To nie jest blokada dostępu: kończy się sama albo z nowym hasłem.',
      ],
    },
    {
      id: 'statement',
      heading: 'Co Ci mówimy',
      paragraphs: ['Osoba, której to dotyczy, dostaje e-mailem uzasadnienie:'],
      list: [
        'co robimy i na jak długo;',
        'co się stało i czy wynika to ze zgłoszenia, czy z naszej własnej kontroli;',
        'czy miał w tym udział program;',
        'jaka zasada lub jaki przepis ma zastosowanie i dlaczego;',
        'jak się odwołać.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Jak się odwołać',
      paragraphs: [
        `Wyślij reklamację i wybierz „Decyzja dotycząca mojego konta lub treści” albo napisz na adres ${f.supportEmail}. To nic nie kosztuje, a masz na to sześć miesięcy. Odwołanie ocenia człowiek, inny niż ten, który podjął decyzję.`,
        'Możesz też zwrócić się do organu pozasądowego rozstrzygania sporów certyfikowanego w Unii Europejskiej albo do sądu.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Twoje punkty',
      paragraphs: [
        `Blokada nie odbiera Ci prawa do zwrotu pieniędzy: punkty niewykorzystane i kupione nie dawniej niż ${f.refundDays} temu podlegają zwrotowi na zasadach opisanych na stronie o zwrotach. Napisz na adres ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Gdy coś zauważysz',
      paragraphs: [
        'Po zalogowaniu zgłosisz to na profilu lub przy wiadomości. Wszyscy inni, także organy władzy, mogą użyć formularza reklamacji: podaj adres strony i napisz, co jest z nią nie tak.',
      ],
      links: ['complaints'],
    },
  ],
});
