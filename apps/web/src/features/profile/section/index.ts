export { OptionSelect } from './OptionSelect';
export { SectionCard } from './SectionCard';
export { toggleInterest } from './section-state';
export { useKeepProfile, useSection } from './use-section';
