export { keepSearch, useKeptSearch } from './kept-search';
