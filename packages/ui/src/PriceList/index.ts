export { PriceList, PriceRow, type PriceListProps, type PriceRowProps } from './PriceList';
