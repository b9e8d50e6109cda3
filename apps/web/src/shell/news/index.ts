export { useNews } from './news-context';
