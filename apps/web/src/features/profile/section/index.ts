export { OptionSelect } from './OptionSelect';
export { SectionCard } from './SectionCard';
export { toggleInterest } from './section-state';
export { useSection } from './use-section';
