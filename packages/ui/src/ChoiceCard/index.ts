export { ChoiceCard, type ChoiceCardProps } from './ChoiceCard';
export { PackageCard, type PackageCardProps } from './PackageCard';
export { PackageCardSkeleton } from './PackageCardSkeleton';
