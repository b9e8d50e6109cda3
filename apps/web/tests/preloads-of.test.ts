import { expect, it } from 'vitest';
import { preloadsOf } from '../build/preloads-of';

const imported = ['assets/vendor-Blde4sZi.js', 'assets/page-Eu6pllx6.js'];

it.each([
  ['assets/hydrate-page-Dej7SE1O.js', 'assets/entry-client-rFmvXOzd.js'],
  ['assets/hydrate-router-C-UprDO-.js', 'assets/entry-client-rFm-XOz-.js'],
  ['assets/home-Dej7SE1O.js', 'assets/page-Eu6pllx6.js'],
  ['assets/look-around-C-UprDO-.js', 'assets/page-Eu6-llx6.js'],
])('leaves %s to the document, which %s stands in', (file, hostId) => {
  expect(preloadsOf(file, imported, { hostId })).toEqual([]);
});

it.each([
  ['assets/EntryWarningDialog-X6NBix8P.js', 'assets/page-Eu6pllx6.js'],
  ['assets/home-Dej7SE1O.js', 'assets/hydrate-router-C-UprDO-.js'],
])('announces what %s imports where %s asks for it', (file, hostId) => {
  expect(preloadsOf(file, imported, { hostId })).toEqual(imported);
});
