export { Segments, type SegmentOption, type SegmentsProps } from './Segments';
