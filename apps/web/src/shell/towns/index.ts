export { TownField } from './TownField';
