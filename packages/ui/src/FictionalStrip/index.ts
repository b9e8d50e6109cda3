export { FictionalIcon } from './fictional-icon';
export { FictionalStrip, type FictionalStripProps } from './FictionalStrip';
