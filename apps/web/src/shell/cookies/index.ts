export { setCookie } from './set-cookie';
export { tellDone } from './tell-done';
export { tellTimeZone } from './tell-time-zone';
