export { setCookie } from './set-cookie';
export { tellTimeZone } from './tell-time-zone';
