export { INTEREST_ICONS } from './interest-icons';
export { INTEREST_TEXTS } from './interest-texts';
export { LOOKING_FOR_ICONS, LOOKING_FOR_NOTES, LOOKING_FOR_TEXTS } from './looking-for-texts';
export { NOTE_TEXTS } from './note-texts';
