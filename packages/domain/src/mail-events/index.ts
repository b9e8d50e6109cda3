export {
  MAIL_EVENTS_MS,
  outcomeAfter,
  reasonOf,
  SILENT_MS,
  SOFT_BOUNCES_MAX,
  softBouncesInRow,
} from './effect';
export type { MailOutcome, SentMail } from './effect';
export { MAIL_EVENT_KINDS } from './kinds';
export type { MailEventKind, MailEventSource } from './kinds';
export { kindOfFeedback, kindOfPostmarkBounce, kindOfSesBounce } from './providers';
export { kindOfReply, kindOfReport, kindOfStatus, statusInText } from './status';
export type { MailReply } from './status';
export { isWithheld } from './withheld';
export type { MailedMember } from './withheld';
