import type { Locale } from '@vela/domain/locale';
import type { ProfileNoteName } from '@vela/domain/profile';

/** Ends of the sentences that a profile may finish: each is said alike by men and women, and goes on where the beginning stops. */
type Notes = Readonly<Partial<Record<ProfileNoteName, readonly string[]>>>;

export const NOTE_ENDS: Readonly<Record<Locale, Notes>> = {
  en: {
    perfect_sunday: [
      'pancakes, a long walk and a film we have both seen before.',
      'rain outside and nowhere to be.',
    ],
    talk_for_hours: ['night trains.', 'why every town needs a good bakery.'],
    best_dish: ['a curry that gets better on the second day.', 'scrambled eggs. I practise daily.'],
    first_date: ['walk somewhere with a view and a kiosk.', 'try the worst-rated café in town.'],
    always_laugh: ['people who laugh at their own jokes.', 'dogs in raincoats.'],
  },
  de: {
    perfect_sunday: [
      'Pfannkuchen, ein langer Spaziergang und abends Tatort.',
      'Regen vor dem Fenster und kein Termin.',
    ],
    talk_for_hours: ['Nachtzüge.', 'gutes Brot und schlechte Filme.'],
    best_dish: ['Linsensuppe, die am zweiten Tag noch besser schmeckt.', 'Rührei. Ich übe täglich.'],
    first_date: [
      'spazieren gehen, irgendwo mit Aussicht und Kiosk.',
      'auf den Markt gehen und nichts kaufen, was wir brauchen.',
    ],
    always_laugh: ['Leute, die über ihre eigenen Witze lachen.', 'Hunde im Regenmantel.'],
  },
  nl: {
    perfect_sunday: [
      'pannenkoeken, een lange wandeling en een oude film.',
      'regen tegen het raam en niets op de agenda.',
    ],
    talk_for_hours: ['nachttreinen.', 'goed brood en slechte films.'],
    best_dish: ['erwtensoep die de tweede dag nog lekkerder is.', 'roerei. Ik oefen dagelijks.'],
    first_date: [
      'wandelen, ergens met uitzicht en een koffietent.',
      'over de markt lopen en niets nuttigs kopen.',
    ],
    always_laugh: ['mensen die om hun eigen grappen lachen.', 'honden in een regenjas.'],
  },
  fr: {
    perfect_sunday: ['des crêpes, une longue balade et un vieux film.', 'la pluie dehors et rien de prévu.'],
    talk_for_hours: ['trains de nuit.', 'bons restaurants et de mauvais films.'],
    best_dish: [
      'un gratin encore meilleur le lendemain.',
      'les œufs brouillés. Je m’entraîne tous les jours.',
    ],
    first_date: ['marcher quelque part avec une belle vue.', 'flâner au marché et ne rien acheter d’utile.'],
    always_laugh: ['les gens qui rient de leurs propres blagues.', 'les chiens en imperméable.'],
  },
  es: {
    perfect_sunday: [
      'un desayuno largo, un paseo y una película ya vista.',
      'lluvia en la ventana y ningún plan.',
    ],
    talk_for_hours: ['trenes nocturnos.', 'pan bueno y películas malas.'],
    best_dish: ['un arroz que sale mejor con prisa.', 'la tortilla de patatas, con cebolla.'],
    first_date: ['pasear por algún sitio con vistas y buen café.', 'ir al mercado y no comprar nada útil.'],
    always_laugh: ['la gente que se ríe de sus propios chistes.', 'un perro con impermeable.'],
  },
  it: {
    perfect_sunday: [
      'una colazione lunga, una passeggiata e un film già visto.',
      'pioggia fuori e nessun programma.',
    ],
    talk_for_hours: ['treni notturni.', 'pane buono e brutti film.'],
    best_dish: ['una lasagna che il giorno dopo è ancora più buona.', 'la carbonara, senza panna.'],
    first_date: [
      'camminare in un posto con una bella vista.',
      'girare per il mercato senza comprare niente di utile.',
    ],
    always_laugh: ['chi ride delle proprie battute.', 'un cane con l’impermeabile.'],
  },
  da: {
    perfect_sunday: ['pandekager, en lang gåtur og en gammel film.', 'regn på ruden og ingen aftaler.'],
    talk_for_hours: ['nattog.', 'godt brød og dårlige film.'],
    best_dish: ['en gryderet, der er endnu bedre dagen efter.', 'røræg. Jeg øver mig dagligt.'],
    first_date: [
      'gå en tur et sted med udsigt og god kaffe.',
      'gå på loppemarked og ikke købe noget nyttigt.',
    ],
    always_laugh: ['folk, der griner af deres egne vittigheder.', 'hunde i regnfrakke.'],
  },
  nb: {
    perfect_sunday: ['pannekaker, en lang tur og en gammel film.', 'regn på ruta og ingen avtaler.'],
    talk_for_hours: ['nattog.', 'godt brød og dårlige filmer.'],
    best_dish: ['en gryte som er enda bedre dagen etter.', 'eggerøre. Jeg øver daglig.'],
    first_date: ['gå en tur et sted med utsikt og god kaffe.', 'gå på loppemarked uten å kjøpe noe nyttig.'],
    always_laugh: ['folk som ler av sine egne vitser.', 'hunder i regnfrakk.'],
  },
  sv: {
    perfect_sunday: ['pannkakor, en lång promenad och en gammal film.', 'regn mot rutan och inget inbokat.'],
    talk_for_hours: ['nattåg.', 'gott bröd och dåliga filmer.'],
    best_dish: ['en gryta som är ännu godare dagen efter.', 'äggröra. Jag övar varje dag.'],
    first_date: [
      'promenera någonstans med utsikt och gott kaffe.',
      'gå på loppis och inte köpa något nyttigt.',
    ],
    always_laugh: ['folk som skrattar åt sina egna skämt.', 'hundar i regnkappa.'],
  },
  fi: {
    perfect_sunday: [
      'pannukakkua, pitkä kävely ja vanha elokuva.',
      'sadetta ikkunan takana eikä kiirettä minnekään.',
    ],
    talk_for_hours: ['yöjunat.', 'hyvä leipä ja huonot elokuvat.'],
    best_dish: [
      'keittoa, joka on seuraavana päivänä vielä parempaa.',
      'munakokkelia. Harjoittelen päivittäin.',
    ],
    first_date: [
      'kävellä jossain, missä on näköala ja hyvää kahvia.',
      'mennä kirpputorille ja olla ostamatta mitään hyödyllistä.',
    ],
    always_laugh: ['ihminen, joka nauraa omille vitseilleen.', 'koira sadetakissa.'],
  },
  pl: {
    perfect_sunday: ['naleśniki, długi spacer i stary film.', 'deszcz za oknem i żadnych planów.'],
    talk_for_hours: ['nocnych pociągach.', 'dobrym chlebie i złych filmach.'],
    best_dish: ['zupa, która następnego dnia smakuje jeszcze lepiej.', 'jajecznica. Ćwiczę codziennie.'],
    first_date: ['spacer w miejscu z ładnym widokiem.', 'targ, na którym nie kupimy nic potrzebnego.'],
    always_laugh: ['ktoś, kto śmieje się z własnych żartów.', 'pies w płaszczu przeciwdeszczowym.'],
  },
};
