// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Częste pytania',
  lead: `Krótkie odpowiedzi na pytania o serwis ${f.siteName}: rejestracja, punkty i płatności, bezpieczeństwo i konto.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Rejestracja',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Kto może dołączyć?',
      answer: [`Każda osoba, która ma ukończone ${f.minAge} lat. Zakłada się jedno konto, tylko dla siebie.`],
    },
    {
      id: 'free',
      question: 'Ile kosztuje rejestracja?',
      answer: [
        'Nic. Profil, wyszukiwanie, polubienia i czytanie tego, co piszą do Ciebie inni, są bezpłatne.',
        `Przed pierwszym zakupem możesz też pisać bezpłatnie. Liczba osób, do których możesz napisać: ${f.freeConversations}. Liczba wiadomości razem z odpowiedziami: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Po co potwierdzam adres e-mail?',
      answer: [
        'Aby nikt nie rejestrował się na cudzy adres. To, co napiszesz wcześniej, czeka i zostanie doręczone po kolei, gdy tylko potwierdzisz adres.',
      ],
    },
    {
      id: 'mail',
      question: 'E-mail nie przychodzi. Co teraz?',
      answer: [
        'Zajrzyj do spamu. Potem zaloguj się: strona, która czeka na potwierdzenie, wyśle e-mail jeszcze raz, także na inny adres, jeśli w poprzednim był błąd.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Punkty i płatności',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Czy jest abonament?',
      answer: [
        'Nie. Kupujesz punkty jednorazowo, kiedy chcesz. Nic nie odnawia się samo i nie ma czego wypowiadać.',
      ],
    },
    {
      id: 'prices',
      question: 'Ile kosztuje wiadomość?',
      answer: [
        'To zależy od kraju i pakietu. Na stronie z cenami są wszystkie, razem ze sposobami płatności i opłatami.',
      ],
    },
    {
      id: 'premium',
      question: 'Kto ma Premium?',
      answer: [
        `Każda osoba, która kupi punkty. Z Premium widzi się wszystkie zdjęcia oprócz prywatnych, można pisać do dowolnej liczby osób i mieć do ${f.photos.premium} własnych zdjęć. Premium zostaje, także gdy nie masz już punktów.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Jak działa bonus powitalny?',
      answer: [
        'Nowe osoby, które jeszcze nie płaciły, przez kilka godzin mają zniżkę na pierwszy zakup. Odliczanie pokazuje, kiedy się kończy, i wtedy kończy się naprawdę. Cena, którą widzisz, jest ceną, którą płacisz.',
      ],
    },
    {
      id: 'return',
      question: 'Czy można zwrócić punkty?',
      answer: [
        `Tak, niewykorzystane. Masz na to ${f.refundDays} od zakupu, bez podania przyczyny. Otwórz zamówienie w transakcjach albo napisz na adres ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Płatność się nie udała. Czy pobrano pieniądze?',
      answer: [
        'Za płatność nieudaną lub anulowaną nic nie pobieramy. Jeśli kwota została pobrana, punkty dodamy jeden raz, także gdy potwierdzenie przyjdzie późno. Jeśli czegoś brakuje, sprawdź transakcje i napisz do nas, podając numer zamówienia.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profile i bezpieczeństwo',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Kto widzi moje zdjęcia?',
      answer: [
        'Osoby z kontem widzą zdjęcie główne. Osoby bez konta widzą je tylko wtedy, gdy na to pozwolisz, a w niektórych serwisach wcale. Pozostałe zdjęcia są ostre dla osób z Premium, a rozmyte dla pozostałych. Zdjęcie prywatne widzą tylko osoby, którym na to pozwolisz.',
        `Możesz mieć do ${f.photos.free} zdjęć, a z Premium do ${f.photos.premium}.`,
      ],
    },
    {
      id: 'place',
      question: 'Czy inni widzą, gdzie jestem?',
      answer: [
        'Widzą kraj, region i miejscowość, które podajesz, i mogą szukać w pewnej odległości od własnej miejscowości. Nigdy nie widzą Twojego położenia, adresu e-mail ani daty urodzenia.',
      ],
    },
    {
      id: 'block',
      question: 'Ktoś mi się naprzykrza. Co mogę zrobić?',
      answer: [
        'Zablokuj tę osobę na jej profilu: od tej chwili znikacie tu dla siebie nawzajem. Tylko jeśli było między Wami polubienie lub rozmowa, druga osoba dowie się o blokadzie po otwarciu Twojego profilu. To, co łamie zasady, zgłoś na profilu lub przy wiadomości. Każde zgłoszenie sprawdza człowiek i nigdy nie ujawniamy, kto je wysłał.',
      ],
    },
    {
      id: 'fictional',
      question: 'Czy wszystkie profile są prawdziwe?',
      answer: [
        f.hasFictional
          ? 'Profil bez oznaczenia należy do człowieka, który potwierdził adres e-mail. Profile fikcyjne są oznaczone wszędzie, gdzie się pojawiają.'
          : `W serwisie ${f.siteName} nie ma profili fikcyjnych: każdy profil należy do człowieka, który potwierdził adres e-mail.`,
        'Nie możemy sprawdzić wszystkiego, co ludzie mówią o sobie: uważaj na pieniądze i na to, co udostępniasz.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Twoje konto',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Nie pamiętam hasła.',
      answer: [
        'Przy logowaniu poproś o nowe: wyślemy Ci link. Znosi on też blokadę po zbyt wielu błędnych hasłach.',
      ],
    },
    {
      id: 'change',
      question: 'Jak zmienić adres e-mail, hasło lub język?',
      answer: ['W ustawieniach. Nowy adres e-mail obowiązuje od chwili potwierdzenia.'],
    },
    {
      id: 'delete',
      question: 'Jak usunąć konto?',
      answer: [
        `W ustawieniach, w części „Usuń moje konto”. Przez ${f.deletedDays} konto można przywrócić; potem znika bezpowrotnie. Niewykorzystane punkty zwróć wcześniej.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Coś jeszcze?',
  paragraphs: [`Napisz na adres ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
