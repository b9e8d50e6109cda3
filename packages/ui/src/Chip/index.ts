export { Chip, ChipChoice, type ChipChoiceProps, type ChipProps } from './Chip';
