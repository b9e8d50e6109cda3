export { forgetSearches, keepList, keepSearch, useKeptList, useKeptSearch } from './kept-search';
