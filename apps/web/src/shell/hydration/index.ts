export { afterLargestPaint } from './after-largest-paint';
