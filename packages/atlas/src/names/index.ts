export { HOUSE_BEGINNINGS, HOUSE_ENDINGS, HOUSE_WORDS } from './house-words';
export { LOOK_ALIKES } from './look-alikes';
export { NAME_ADDITIONS } from './name-additions';
