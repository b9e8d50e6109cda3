export {
  forgetSearches,
  keepList,
  keepSearch,
  useKeptList,
  useKeptSearch,
  type KeptList,
} from './kept-search';
