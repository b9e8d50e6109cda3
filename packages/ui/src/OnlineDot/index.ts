export { OnlineDot, type OnlineDotProps } from './OnlineDot';
