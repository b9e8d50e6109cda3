export { NewsContext, useNews } from './news-context';
