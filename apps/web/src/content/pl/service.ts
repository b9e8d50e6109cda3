// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Obsługa klienta',
  lead: `Jak skontaktować się z ludźmi, którzy prowadzą serwis ${f.siteName}, i co można od razu załatwić samodzielnie.`,
  sections: [
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Pisz z adresu e-mail swojego konta: wtedy znajdziemy je bez pytania. Jeśli chodzi o zamówienie lub zgłoszenie, podaj jego numer.',
        'Nigdy nie prosimy o hasło ani o numer karty.',
      ],
      contacts: f.contacts({
        email: 'E-mail',
        phone: 'Telefon',
        company: 'Firma',
        tradeNames: 'Nazwy handlowe',
        address: 'Adres',
        register: 'Rejestr handlowy (KvK)',
        vat: 'Numer VAT',
      }),
    },
    {
      id: 'first',
      heading: 'Często najszybsza droga',
      paragraphs: ['Wiele można załatwić bez nas:'],
      list: [
        'Nowe hasło: poproś o nie przy logowaniu.',
        'Adres e-mail i język: w ustawieniach.',
        'Zamówienia, rachunki i zwrot punktów: w transakcjach.',
        'Ktoś Ci się naprzykrza: zablokuj lub zgłoś tę osobę na jej profilu albo w rozmowie.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Coś jest nie tak?',
      paragraphs: [
        'Wyślij reklamację. Dostanie numer, potwierdzimy ją e-mailem, a odpowie na nią człowiek. Tą samą drogą możesz się odwołać od decyzji dotyczącej Twojego konta.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'Niebezpieczeństwo?',
      paragraphs: [
        'Jeśli Tobie lub komuś innemu grozi niebezpieczeństwo, najpierw zadzwoń na numer alarmowy: 112 w Europie, 911 w Stanach Zjednoczonych i Kanadzie, 000 w Australii, 111 w Nowej Zelandii.',
      ],
    },
  ],
});
