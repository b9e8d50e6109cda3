export { MemberCard, MemberGrid, type MemberCardProps } from './MemberCard';
export { MemberCardSkeleton } from './MemberCardSkeleton';
