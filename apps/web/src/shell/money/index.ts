export { moneyText } from './money-text';
