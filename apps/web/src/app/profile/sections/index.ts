export { AboutSection } from './AboutSection';
export { BasicsSection } from './BasicsSection';
export { IdentitySection } from './IdentitySection';
export { InterestsSection } from './InterestsSection';
export { LanguagesSection } from './LanguagesSection';
export { LooksSection } from './LooksSection';
export { NotesSection } from './NotesSection';
export { PlaceSection } from './PlaceSection';
