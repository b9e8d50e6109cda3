import { FALLBACK_LOCALE, LOCALES } from '@vela/domain/locale';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const ui = '<rootDir>/../../packages/ui/src';
const account = '<rootDir>/src/kit/session/account';
const safety = '<rootDir>/src/kit/safety';
const consent = '<rootDir>/src/kit/consent';
const contentNotes = '<rootDir>/src/kit/frame/content-notes';
const translation = '<rootDir>/src/kit/translation';
const welcome = '<rootDir>/src/kit/frame/welcome';
const news = '<rootDir>/src/kit/live/news';
const limitReached = '<rootDir>/src/kit/frame/limit-reached';
const searches = '<rootDir>/src/kit/search';
const towns = '<rootDir>/src/kit/forms/towns';
const kinds = '<rootDir>/src/kit/formats/notifications';
const photos = [
  `${ui}/Photo`,
  `${ui}/PhotoGallery`,
  `${ui}/PhotoPicker`,
  `${ui}/PhotoCrop`,
  '<rootDir>/src/kit/formats/photos',
];
const exclude = ['**/*.test.*', '**/*.stories.*', `${ui}/**/*.stories.*`, '**/__screenshots__/**'];

// No fallback locale: a text that is missing in a language fails the build.
export default defineConfig({
  sourceLocale: FALLBACK_LOCALE,
  locales: [...LOCALES],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/shell/{locale}',
      include: ['<rootDir>/src/kit', ui],
      exclude: [
        ...exclude,
        `${account}/**`,
        `${consent}/**`,
        `${contentNotes}/**`,
        `${kinds}/**`,
        `${limitReached}/**`,
        `${news}/**`,
        `${safety}/**`,
        `${searches}/**`,
        `${towns}/**`,
        `${translation}/**`,
        `${welcome}/**`,
        `${ui}/Combobox/**`,
        `${ui}/ConsentChoice/**`,
        `${ui}/error-text/**`,
        `${ui}/Gift/**`,
        `${ui}/option-text/**`,
        `${ui}/Pagination/**`,
        `${ui}/profile-text/**`,
        `${ui}/Reactions/**`,
        ...photos.map((folder) => `${folder}/**`),
      ],
    },
    // Loaded with the pages about the site.
    { path: '<rootDir>/src/locales/content-notes/{locale}', include: [contentNotes], exclude },
    // Loaded where an address or a password is changed.
    { path: '<rootDir>/src/locales/account/{locale}', include: [account], exclude },
    // Loaded where someone can be blocked or reported.
    { path: '<rootDir>/src/locales/safety/{locale}', include: [safety], exclude },
    // Loaded where members are looked for, by members and by visitors.
    { path: '<rootDir>/src/locales/searches/{locale}', include: [searches], exclude },
    // Loaded with members' pages, where a new message or like is announced.
    { path: '<rootDir>/src/locales/news/{locale}', include: [news], exclude },
    // Loaded where so many profiles can be opened that a limit is reached.
    { path: '<rootDir>/src/locales/limit-reached/{locale}', include: [limitReached], exclude },
    // Loaded in the members' area, which announces the welcome bonus.
    { path: '<rootDir>/src/locales/welcome/{locale}', include: [welcome], exclude },
    // Loaded where a text of a member can be translated.
    { path: '<rootDir>/src/locales/translation/{locale}', include: [translation], exclude },
    // Loaded where someone writes where one lives.
    { path: '<rootDir>/src/locales/towns/{locale}', include: [towns, `${ui}/Combobox`], exclude },
    // Loaded where notifications are chosen or ended.
    { path: '<rootDir>/src/locales/notification-kinds/{locale}', include: [kinds], exclude },
    // Loaded where photos of members are shown or changed.
    { path: '<rootDir>/src/locales/photos/{locale}', include: photos, exclude },
    // Loaded where gifts are sent or shown, and messages reacted to.
    { path: '<rootDir>/src/locales/gifts/{locale}', include: [`${ui}/Gift`, `${ui}/Reactions`], exclude },
    // Loaded where someone is asked what may be stored.
    {
      path: '<rootDir>/src/locales/consent/{locale}',
      include: [consent, `${ui}/ConsentChoice`],
      exclude,
    },
    // Loaded where a list has pages.
    { path: '<rootDir>/src/locales/pagination/{locale}', include: [`${ui}/Pagination`], exclude },
    // Loaded when something went wrong, and where something is chosen.
    {
      path: '<rootDir>/src/locales/errors/{locale}',
      include: [`${ui}/error-text`],
      exclude,
    },
    {
      path: '<rootDir>/src/locales/options/{locale}',
      include: [`${ui}/option-text`],
      exclude,
    },
    // Loaded where profiles are shown or changed.
    {
      path: '<rootDir>/src/locales/profile-text/{locale}',
      include: [`${ui}/profile-text`],
      exclude,
    },
    // One catalogue for each screen, so that a page loads its own texts and no others.
    { path: '<rootDir>/src/locales/{name}/{locale}', include: ['<rootDir>/src/site/{name}'], exclude },
    { path: '<rootDir>/src/locales/{name}/{locale}', include: ['<rootDir>/src/app/{name}'], exclude },
  ],
});
