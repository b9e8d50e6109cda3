export { cookies } from '../en/cookies';
