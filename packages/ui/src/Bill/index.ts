export { Bill, BillLine, BillTotal, type BillLineProps, type BillProps } from './Bill';
export { BillSkeleton } from './BillSkeleton';
