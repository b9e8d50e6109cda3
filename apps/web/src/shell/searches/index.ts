export { forgetSearches, saveList, saveSearch, useSavedList, useSavedSearch } from './saved-search';
