export { EmptyState, type EmptyStateProps } from './EmptyState';
export { EmptyStateSkeleton } from './EmptyStateSkeleton';
