export { againAtOf } from './again-at';
export { LimitReached } from './LimitReached';
export { VisitorLimit } from './VisitorLimit';
