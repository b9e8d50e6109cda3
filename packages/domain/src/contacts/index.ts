export { CONTACT_CHANGES, MOST_HIDDEN_CONTACTS, readContacts } from './contacts';
export type { ContactChange, ReadContacts } from './contacts';
