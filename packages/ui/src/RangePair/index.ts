export { RangePair, type RangePairProps, type RangeValue } from './RangePair';
