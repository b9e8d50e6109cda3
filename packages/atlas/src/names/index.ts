export { HOUSE_WORDS } from './house-words';
export { LOOK_ALIKES } from './look-alikes';
