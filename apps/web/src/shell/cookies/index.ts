export { setCookie } from './set-cookie';
export { setDoneCookie } from './set-done-cookie';
export { reportTimeZone } from './report-time-zone';
