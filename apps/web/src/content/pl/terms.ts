// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Regulamin',
  lead: `Te zasady obowiązują między Tobą a firmą ${f.companyName}, która prowadzi serwis ${f.siteName}. Są napisane tak, by dobrze się je czytało.`,
  sections: [
    {
      id: 'who',
      heading: 'Kto może dołączyć',
      paragraphs: [
        `Serwis ${f.siteName} jest dla osób, które ukończyły ${f.minAge} lat. Zakładasz jedno konto, dla siebie, i podajesz prawdziwą datę urodzenia.`,
        'O sobie możesz pisać, co chcesz. Nie wolno podawać się za kogoś innego, używać cudzych zdjęć, niczego sprzedawać ani reklamować, prosić o pieniądze ani nikomu grozić czy nikogo obrażać.',
      ],
    },
    {
      id: 'account',
      heading: 'Twoje konto',
      paragraphs: [
        'Rejestracja jest bezpłatna. Wysyłamy e-mail, aby sprawdzić, czy adres należy do Ciebie; dopóki tego nie potwierdzisz, napisane wiadomości czekają i nie są doręczane.',
        'Zachowaj hasło dla siebie. Jeśli pozna je ktoś inny, zmień je w ustawieniach: wylogujemy Cię wtedy na wszystkich innych urządzeniach.',
      ],
    },
    {
      id: 'credits',
      heading: 'Punkty i ceny',
      paragraphs: [
        'Nie ma abonamentu i nic nie odnawia się samo. Kupujesz punkty, kiedy chcesz, a cenę wiadomości, zdjęcia lub prezentu widać przed naciśnięciem przycisku.',
        'Pierwszy zakup daje Ci Premium. Widzisz wtedy wszystkie zdjęcia oprócz prywatnych, także gdy nie masz już punktów.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Gdy zmienisz zdanie',
      paragraphs: [
        `Na zwrot niewykorzystanych punktów masz ${f.refundDays} od zakupu, bez podania przyczyny. Otrzymasz niewykorzystaną część zapłaconej kwoty tą samą drogą.`,
        'Twoje prawa wynikające z przepisów o ochronie konsumentów istnieją niezależnie od tego i nie są przez to ograniczone.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Profile fikcyjne' : 'Bez profili fikcyjnych',
      paragraphs: [
        f.hasFictional
          ? 'Profile fikcyjne są oznaczone na każdej karcie, w profilu, w rozmowie, w powiadomieniu i w e-mailu. Profil bez tego oznaczenia należy do człowieka. Profile fikcyjne nigdy nie są wliczane do liczby użytkowników.'
          : `W serwisie ${f.siteName} nie ma profili fikcyjnych: każdy profil należy do człowieka.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Bezpieczeństwo i usuwanie treści',
      paragraphs: [
        'Możesz zablokować każdego; od tej chwili znikacie tu dla siebie nawzajem. Możesz zgłosić profil, zdjęcie lub wiadomość, a zgłoszenie sprawdzi człowiek.',
        'Jeśli coś usuwamy lub zamykamy konto, mówimy, co robimy, dlaczego i jak się odwołać. Nie ma ukrytych ograniczeń.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Rezygnacja z konta',
      paragraphs: [
        `Możesz odejść, kiedy zechcesz: usuń konto w ustawieniach. Przez ${f.deletedDays} można je przywrócić; potem znika bezpowrotnie.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Za co odpowiadamy',
      paragraphs: [
        'Odpowiadamy za działania umyślne i rażące niedbalstwo oraz za śmierć, uszkodzenie ciała lub rozstrój zdrowia. Przy zwykłym niedbalstwie odpowiadamy, gdy naruszono obowiązek, od którego zależy umowa, do wysokości szkody, którą można było przewidzieć.',
        'Nie możemy obiecać, że kogoś poznasz, ani że to, co użytkownicy mówią o sobie, jest prawdą.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kim jesteśmy',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-mail: ${f.supportEmail}.`],
    },
  ],
});
