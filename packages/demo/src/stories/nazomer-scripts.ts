import { DAY, HOUR, me, them, type Script } from './script';

/** The conversations of the account on the Dutch site, the newest first. */
export const NAZOMER_SCRIPTS: readonly Script[] = [
  {
    isMatch: true,
    unread: 2,
    lines: [
      them(
        2 * DAY,
        'Lerares geschiedenis: dan mag ik vast vragen in welke eeuw jij een weekend zou doorbrengen.',
      ),
      me(2 * DAY - 50, 'De zeventiende, maar alleen met een retourtje. En een goede jas.'),
      them(2 * DAY - 80, 'Verstandig. Ik zou de jaren twintig nemen, vanwege de treinen.'),
      me(DAY + 5 * HOUR, 'Dichter bij huis: zaterdag is er markt. Koffie daarna is al jaren traditie.'),
      them(DAY + 3 * HOUR, { photo: 'cafe' }),
      them(DAY + 3 * HOUR - 2, 'Hier bedoel je? Hier zit ik elke zaterdag met de krant.'),
      me(6 * HOUR, 'Dan zijn we elkaar al tien keer voorbijgelopen.'),
      them(42, 'Blijf de elfde keer zitten.'),
      them(40, 'Ik trakteer op appeltaart.'),
    ],
  },
  {
    isMatch: true,
    unread: 0,
    lines: [
      me(5 * DAY, 'Een gewetensvraag: fiets je liever met de wind mee heen of met de wind mee terug?'),
      them(5 * DAY - 70, 'Terug, natuurlijk. Eerst verdienen, dan genieten.'),
      me(4 * DAY, { gift: 'coffee' }),
      them(4 * DAY - 25, 'Lang geleden dat iemand mij zomaar iets gaf. Dank je wel.'),
      me(2 * DAY, 'Donderdag pas ik op mijn kleinzoon, maar vrijdag is de hele dag van mij.'),
      them(2 * DAY - 100, 'Vrijdag dan. Ik ken een rondje van dertig kilometer met drie terrassen.'),
      me(DAY + 8 * HOUR, 'Drie? Dan doen we er veertig.'),
    ],
  },
  {
    isMatch: false,
    unread: 1,
    lines: [
      them(
        7 * HOUR,
        'Wat je schreef over mensen die hun vragen menen, bleef hangen. Dus deze meen ik: hoe is het vandaag echt met je?',
      ),
    ],
  },
  {
    isMatch: false,
    unread: 0,
    lines: [
      me(9 * DAY, 'Welk boek heb je het vaakst weggegeven?'),
      them(8 * DAY, 'Een kookboek voor één persoon. Ik hoopte steeds dat niemand het lang nodig had.'),
      me(8 * DAY - 120, 'Dat is de mooiste droevige zin van deze week.'),
      them(7 * DAY, 'Volgende week probeer ik een vrolijke.'),
    ],
  },
];
