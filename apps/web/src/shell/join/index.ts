export { JoinLink } from './JoinLink';
