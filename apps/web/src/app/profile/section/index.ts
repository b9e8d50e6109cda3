export { OptionSelect } from './OptionSelect';
export { SectionCard } from './SectionCard';
export { chooseInterest } from './section-state';
export { useSection } from './use-section';
