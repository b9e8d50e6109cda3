export { Activated } from './Activated';
export { LinkPage } from './LinkPage';
export { parseLinkSearch } from './link-search';
export { useLinkPost } from './use-link-post';
