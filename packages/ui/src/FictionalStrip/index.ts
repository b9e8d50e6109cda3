export { FictionalStrip, type FictionalStripProps } from './FictionalStrip';
