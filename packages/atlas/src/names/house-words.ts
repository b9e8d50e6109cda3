/** What those who run a site are called in each of its languages; a phrase's words stand together. */
const BY_LANGUAGE = {
  en: 'vela, support, moderator, moderation, admin, administrator, administration, operator, system, sysadmin, team, help, helpdesk, service, staff, official, customer service, customer care, customer support, webmaster, security',
  nl: 'ondersteuning, klantenservice, klantendienst, helpdesk, beheer, beheerder, moderatie, medewerker, officieel, systeem, systeembeheer, hulp',
  de: 'kundenservice, kundendienst, kundenbetreuung, hilfe, moderatorin, administratorin, verwaltung, betreiber, betreiberin, mitarbeiter, mitarbeiterin, offiziell',
  it: 'assistenza, assistenza clienti, supporto, moderatore, moderatrice, amministratore, amministratrice, amministrazione, operatore, operatrice, sistema, squadra, aiuto, servizio, servizio clienti, ufficiale',
  fr: 'assistance, moderateur, moderatrice, administrateur, administratrice, operateur, operatrice, systeme, equipe, aide, service client, service clients, service clientele, officiel, officielle',
  es: 'soporte, asistencia, moderador, moderadora, administrador, administradora, administracion, operador, operadora, sistema, equipo, ayuda, servicio, servicio al cliente, atencion al cliente, oficial',
  pl: 'wsparcie, pomoc, moderatorka, administratorka, administracja, operatorka, zespol, obsluga, obsluga klienta, serwis, oficjalny, oficjalna, oficjalne',
  da: 'kundeservice, kundesupport, hjaelp, hjælp, medarbejder, officiel, operatør',
  fi: 'tuki, asiakastuki, asiakaspalvelu, palvelu, apua, ylläpito, ylläpitäjä, moderaattori, valvoja, operaattori, järjestelmä, tiimi, virallinen, henkilökunta',
  nb: 'kundeservice, kundestøtte, brukerstøtte, hjelp, ansatt, offisiell',
  sv: 'kundtjänst, kundservice, hjälp, administratör, medarbetare, officiell, operatör',
} as const;

/** The words a name may not be made of, as it would pass for that of the site's own people. */
export const HOUSE_WORDS: readonly string[] = /* @__PURE__ */ Object.values(BY_LANGUAGE).flatMap((words) =>
  words.split(', '),
);

/** What is written in front of such a word, run together with it. */
export const HOUSE_BEGINNINGS: readonly string[] = ['the', 'my', 'real', 'true', 'mr', 'mrs', 'ms'];

/** What is written behind it. */
export const HOUSE_ENDINGS: readonly string[] = [
  's',
  'es',
  'hq',
  'bot',
  'app',
  'inc',
  'ltd',
  'com',
  'chat',
  'online',
];
