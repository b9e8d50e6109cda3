export { CONTACT_DATA } from './contact-data';
export type { ContactData } from './contact-data';
export { concernsBeforeSending, insults, isFirstContact, SCAM_SIGNS, scamSignsIn } from './message-checks';
export type { MessageWords, PhraseTable, ScamSign, SendConcern } from './message-checks';
