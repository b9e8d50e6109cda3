import { insults, scamSignsIn, concernsBeforeSending, SCAM_SIGNS } from '@vela/domain/message-checks';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { describe, expect, test } from 'vitest';
import { MESSAGE_WORDS } from '.';

/** What people write each day: words of one language that insult or ask for money in another. */
const HARMLESS: Record<Locale, readonly string[]> = {
  en: ['What a lovely evening, shall we meet on Friday at eight?', 'I like hot coffee and long walks.'],
  nl: ['Zullen we vrijdag om acht uur koffie drinken?', 'Ik heb het druk met mijn werk in het ziekenhuis.'],
  de: ['Die Tasse ist dick und schwer.', 'Jede Zelle meines Körpers will Urlaub.'],
  it: ['Vengo con mia sorella, a presto.', 'Che bella giornata, andiamo al mare?'],
  fr: ['Je viens avec mon frère, à bientôt !', 'Mon train a du retard, c’est idiot.'],
  es: ['Son las cinco, una hora más.', 'Voy con mi hermana al cine.'],
  pl: ['Idziemy dziś do kina?', 'Moja suka wabi się Luna i lubi spacery.'],
  da: ['Filmen er slut klokken ti.', 'Kys og kram, mit yndlingsfag er historie.'],
  fi: ['Mennäänkö kahville perjantaina?', 'Pidän pitkistä kävelyistä.'],
  nb: ['Filmen er slutt klokken ti.', 'Skal vi ta en kaffe på fredag?'],
  sv: ['Filmen är slut klockan tio.', 'Kul att höra från dig! Ska vi ta en fika?'],
};

/** One sentence of each language that presses for money. */
const ASKS_MONEY: Record<Locale, string> = {
  en: 'Could you send me money for the hospital?',
  nl: 'Kun je me geld lenen?',
  de: 'Kannst du mir Geld überweisen?',
  it: 'Puoi mandarmi dei soldi?',
  fr: 'Tu peux m’envoyer de l’argent ?',
  es: '¿Puedes enviarme dinero?',
  pl: 'Czy możesz pożyczyć pieniądze?',
  da: 'Kan du låne mig penge?',
  fi: 'Voitko lainata rahaa?',
  nb: 'Kan du låne meg penger?',
  sv: 'Kan du låna mig pengar?',
};

describe.each(LOCALES)('in %s', (locale) => {
  test('what people write each day is none of it', () => {
    for (const text of HARMLESS[locale]) {
      expect(concernsBeforeSending({ text, locale, isFirst: true }, MESSAGE_WORDS)).toEqual([]);
      expect(scamSignsIn({ text, locale }, MESSAGE_WORDS)).toEqual([]);
    }
  });

  test('what asks for money is known', () => {
    expect(scamSignsIn({ text: ASKS_MONEY[locale], locale }, MESSAGE_WORDS)).toContain('money');
  });

  test('each word of its lists is found as it stands there', () => {
    for (const word of MESSAGE_WORDS.insults[locale])
      expect([word, insults({ text: `Oh ${word.replaceAll('*', '')} `, locale }, MESSAGE_WORDS)]).toEqual([
        word,
        true,
      ]);
    for (const sign of SCAM_SIGNS)
      for (const phrase of MESSAGE_WORDS.scams[sign][locale])
        expect([phrase, scamSignsIn({ text: phrase.replaceAll('*', ''), locale }, MESSAGE_WORDS)]).toEqual([
          phrase,
          expect.arrayContaining([sign]),
        ]);
  });
});
