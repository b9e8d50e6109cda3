export { TeaserRoute } from './TeaserRoute';
