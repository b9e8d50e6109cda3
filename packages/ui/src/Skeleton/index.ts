export { Loading, Skeleton, type LoadingProps, type SkeletonProps } from './Skeleton';
