/** The accessible names that the journeys go by, as people of each language read them. */
export interface Words {
  lang: 'en' | 'nl' | 'de';
  nativeName: string;
  homeTitle: RegExp;
  homeEmail: string;
  joinFree: string;
  createYourAccount: string;
  email: string;
  username: string;
  password: string;
  dateOfBirth: string;
  day: string;
  month: string;
  year: string;
  gender: { female: string; male: string };
  toMeet: string;
  whoToMeet: string;
  toPhoto: string;
  photoOfYou: string;
  withoutPhoto: string;
  toLocation: string;
  whereAreYou: string;
  country: string;
  city: string;
  toAbout: string;
  aboutYou: string;
  ownWords: string;
  toSummary: string;
  isEverythingRight: string;
  createAccount: string;
  oneMoment: string;
  lookInMailbox: string;
  confirmed: string;
  toStartPage: string;
  everyone: string;
  settings: string;
  logIn: string;
  logOut: string;
  goodToSeeYou: string;
  notFound: string;
}

export const ENGLISH: Words = {
  lang: 'en',
  nativeName: 'English',
  homeTitle: /Take your time.\s*Meet someone real./,
  homeEmail: 'Your e-mail address',
  joinFree: 'Create a free account',
  createYourAccount: 'Create your account',
  email: 'E-mail address',
  username: 'Username',
  password: 'Password',
  dateOfBirth: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  gender: { female: 'Woman', male: 'Man' },
  toMeet: 'Continue',
  whoToMeet: 'Who would you like to meet?',
  toPhoto: 'Continue',
  photoOfYou: 'A photo of you',
  withoutPhoto: 'Continue without a photo',
  toLocation: 'Continue',
  whereAreYou: 'Where are you?',
  country: 'Country',
  city: 'City',
  toAbout: 'Continue',
  aboutYou: 'About you',
  ownWords: 'In your own words',
  toSummary: 'Continue',
  isEverythingRight: 'Review your details',
  createAccount: 'Create my account',
  oneMoment: 'One moment',
  lookInMailbox: 'Check your e-mail',
  confirmed: 'Your e-mail address is confirmed',
  toStartPage: 'Go to your start page',
  everyone: 'Women and men',
  settings: 'Settings',
  logIn: 'Log in',
  logOut: 'Log out',
  goodToSeeYou: 'Good to see you again',
  notFound: 'This page could not be found',
};

export const DUTCH: Words = {
  lang: 'nl',
  nativeName: 'Nederlands',
  homeTitle: /Neem de tijd\.\s*Ontmoet echte mensen\./,
  homeEmail: 'Je e-mailadres',
  joinFree: 'Maak een gratis account',
  createYourAccount: 'Maak je account aan',
  email: 'E-mailadres',
  username: 'Gebruikersnaam',
  password: 'Wachtwoord',
  dateOfBirth: 'Geboortedatum',
  day: 'Dag',
  month: 'Maand',
  year: 'Jaar',
  gender: { female: 'Vrouw', male: 'Man' },
  toMeet: 'Verder',
  whoToMeet: 'Wie wil je ontmoeten?',
  toPhoto: 'Verder',
  photoOfYou: 'Een foto van jou',
  withoutPhoto: 'Verder zonder foto',
  toLocation: 'Verder',
  whereAreYou: 'Waar woon je?',
  country: 'Land',
  city: 'Plaats',
  toAbout: 'Verder',
  aboutYou: 'Over jou',
  ownWords: 'In je eigen woorden',
  toSummary: 'Verder',
  isEverythingRight: 'Controleer je gegevens',
  createAccount: 'Mijn account aanmaken',
  oneMoment: 'Een ogenblik',
  lookInMailbox: 'Controleer je e-mail',
  confirmed: 'Je e-mailadres is bevestigd',
  toStartPage: 'Naar je startpagina',
  everyone: 'Vrouwen en mannen',
  settings: 'Instellingen',
  logIn: 'Inloggen',
  logOut: 'Uitloggen',
  goodToSeeYou: 'Fijn dat je er weer bent',
  notFound: 'Deze pagina is niet gevonden',
};

export const GERMAN: Words = {
  lang: 'de',
  nativeName: 'Deutsch',
  homeTitle: /Lassen Sie sich Zeit\.\s*Treffen Sie echte Leute\./,
  homeEmail: 'Ihre E-Mail-Adresse',
  joinFree: 'Kostenloses Konto erstellen',
  createYourAccount: 'Erstellen Sie Ihr Konto',
  email: 'E-Mail-Adresse',
  username: 'Benutzername',
  password: 'Passwort',
  dateOfBirth: 'Geburtsdatum',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  gender: { female: 'Frau', male: 'Mann' },
  toMeet: 'Weiter',
  whoToMeet: 'Wen möchten Sie kennenlernen?',
  toPhoto: 'Weiter',
  photoOfYou: 'Ein Foto von Ihnen',
  withoutPhoto: 'Weiter ohne Foto',
  toLocation: 'Weiter',
  whereAreYou: 'Wo wohnen Sie?',
  country: 'Land',
  city: 'Ort',
  toAbout: 'Weiter',
  aboutYou: 'Über Sie',
  ownWords: 'In Ihren eigenen Worten',
  toSummary: 'Weiter',
  isEverythingRight: 'Prüfen Sie Ihre Angaben',
  createAccount: 'Mein Konto erstellen',
  oneMoment: 'Einen Moment',
  lookInMailbox: 'Sehen Sie in Ihr E-Mail-Postfach',
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt',
  toStartPage: 'Zu Ihrer Startseite',
  everyone: 'Frauen und Männer',
  settings: 'Einstellungen',
  logIn: 'Einloggen',
  logOut: 'Ausloggen',
  goodToSeeYou: 'Schön, dass Sie wieder da sind',
  notFound: 'Diese Seite wurde nicht gefunden',
};

/** The languages in which the journey of a new member runs; `languages` checks the others. */
export const TRANSLATED = [ENGLISH, DUTCH, GERMAN] as const;
