import type { Migration } from 'kysely/migration';
import { sitesMigration } from './0001-sites';
import { membersMigration } from './0002-members';
import { profilesMigration } from './0003-profiles';
import { creditLedgerMigration } from './0004-credit-ledger';
import { sessionsMigration } from './0005-sessions';
import { linksMigration } from './0006-links';
import { signupDraftsMigration } from './0007-signup-drafts';
import { mailsMigration } from './0008-mails';
import { rateLimitsMigration } from './0009-rate-limits';
import { photosMigration } from './0010-photos';
import { searchAndBlocksMigration } from './0011-search-and-blocks';
import { likesMigration } from './0012-likes';
import { chatMigration } from './0013-chat';
import { moneyMigration } from './0014-money';
import { searchReadsMigration } from './0015-search-reads';
import { searchCountsMembersMigration } from './0016-search-counts-members';
import { failuresKeptMigration } from './0017-failures-kept';
import { refundDaysPromisedMigration } from './0018-refund-days-promised';
import { complaintsMigration } from './0019-complaints';
import { consentAnswersMigration } from './0020-consent-answers';
import { settingsWithinBoundsMigration } from './0021-settings-within-bounds';
import { failuresOfASiteMigration } from './0022-failures-of-a-site';
import { siteTextsMigration } from './0023-site-texts';
import { pushSubscriptionsMigration } from './0024-push-subscriptions';
import { genderShownAgainMigration } from './0025-gender-shown-anew';
import { pushPaceMigration } from './0026-push-pace';
import { keptNamesMigration } from './0027-kept-names';
import { securityEventsMigration } from './0028-security-events';
import { sessionsEndMigration } from './0029-sessions-end';
import { photosOfMessagesMigration } from './0030-photos-of-messages';
import { searchByStepsMigration } from './0031-search-by-steps';
import { openedProfilesMigration } from './0032-opened-profiles';
import { shownToVisitorsMigration } from './0033-shown-to-visitors';
import { readReceiptsMigration } from './0034-read-receipts';
import { contactKeptAfterABlockMigration } from './0035-contact-kept-after-a-block';
import { paymentConfirmedInASessionMigration } from './0036-payment-confirmed-in-a-session';
import { photosOfReportsMigration } from './0037-photos-of-reports';
import { keptNamesEndMigration } from './0038-kept-names-end';
import { booksOutliveMembersMigration } from './0039-books-outlive-members';
import { reservedAddressesMigration } from './0040-reserved-addresses';
import { endedDraftsMigration } from './0041-ended-drafts';
import { ordersLeftBehindMigration } from './0042-orders-left-behind';
import { devicesOfSessionsMigration } from './0043-devices-of-sessions';
import { deletedAccountsMigration } from './0044-deleted-accounts';
import { notificationsMigration } from './0046-notifications';
import { unreadRemindersMigration } from './0047-unread-reminders';
import { passkeysMigration } from './0049-passkeys';
import { mailEventsMigration } from './0050-mail-events';
import { profileRemindersMigration } from './0051-profile-reminders';
import { announcementsMigration } from './0052-announcements';
import { claimsWithASampleMigration } from './0053-claims-with-a-sample';
import { correctionsMigration } from './0054-corrections';
import { dataExportsMigration } from './0055-data-exports';
import { erasingReadsMigration } from './0056-erasing-reads';
import { pushesMigration } from './0057-pushes';
import { swipesMigration } from './0058-swipes';
import { wishesMigration } from './0059-wishes';
import { writersMigration } from './0060-writers';
import { outcomesOfReportsMigration } from './0061-outcomes-of-reports';
import { reactionsAndRepliesMigration } from './0062-reactions-and-replies';
import { boundedReportsMigration } from './0063-bounded-reports';
import { profileNotesMigration } from './0064-profile-notes';
import { intimateInterestsMigration } from './0065-intimate-interests';
import { promoTilesMigration } from './0067-promo-tiles';
import { hiddenContactsMigration } from './0068-hidden-contacts';
import { languagesMigration } from './0069-languages';
import { photoBorderMigration } from './0070-photo-border';
import { folderDeletionsMigration } from './0071-folder-deletions';
import { queuedNotificationsMigration } from './0072-queued-notifications';
import { contactsOfTheBlockerMigration } from './0073-contacts-of-the-blocker';

/**
 * Every migration by its name, in the order they run. The list is code, since a bundle has no folder to scan.
 * Forward only, and safe beside the previous version's code: a column is first added, used a version later,
 * and dropped a version after its last use. No extensions and no triggers, so that managed and distributed
 * forms of PostgreSQL stay open; each table names the key it would be distributed by.
 */
export const migrations: Record<string, Migration> = {
  '0001-sites': sitesMigration,
  '0002-members': membersMigration,
  '0003-profiles': profilesMigration,
  '0004-credit-ledger': creditLedgerMigration,
  '0005-sessions': sessionsMigration,
  '0006-links': linksMigration,
  '0007-signup-drafts': signupDraftsMigration,
  '0008-mails': mailsMigration,
  '0009-rate-limits': rateLimitsMigration,
  '0010-photos': photosMigration,
  '0011-search-and-blocks': searchAndBlocksMigration,
  '0012-likes': likesMigration,
  '0013-chat': chatMigration,
  '0014-money': moneyMigration,
  '0015-search-reads': searchReadsMigration,
  '0016-search-counts-members': searchCountsMembersMigration,
  '0017-failures-kept': failuresKeptMigration,
  '0018-refund-days-promised': refundDaysPromisedMigration,
  '0019-complaints': complaintsMigration,
  '0020-consent-answers': consentAnswersMigration,
  '0021-settings-within-bounds': settingsWithinBoundsMigration,
  '0022-failures-of-a-site': failuresOfASiteMigration,
  '0023-site-texts': siteTextsMigration,
  '0024-push-subscriptions': pushSubscriptionsMigration,
  '0025-gender-shown-anew': genderShownAgainMigration,
  '0026-push-pace': pushPaceMigration,
  '0027-kept-names': keptNamesMigration,
  '0028-security-events': securityEventsMigration,
  '0029-sessions-end': sessionsEndMigration,
  '0030-photos-of-messages': photosOfMessagesMigration,
  '0031-search-by-steps': searchByStepsMigration,
  '0032-opened-profiles': openedProfilesMigration,
  '0033-shown-to-visitors': shownToVisitorsMigration,
  '0034-read-receipts': readReceiptsMigration,
  '0035-contact-kept-after-a-block': contactKeptAfterABlockMigration,
  '0036-payment-confirmed-in-a-session': paymentConfirmedInASessionMigration,
  '0037-photos-of-reports': photosOfReportsMigration,
  '0038-kept-names-end': keptNamesEndMigration,
  '0039-books-outlive-members': booksOutliveMembersMigration,
  '0040-reserved-addresses': reservedAddressesMigration,
  '0041-ended-drafts': endedDraftsMigration,
  '0042-orders-left-behind': ordersLeftBehindMigration,
  '0043-devices-of-sessions': devicesOfSessionsMigration,
  '0044-deleted-accounts': deletedAccountsMigration,
  '0046-notifications': notificationsMigration,
  '0047-unread-reminders': unreadRemindersMigration,
  '0049-passkeys': passkeysMigration,
  '0050-mail-events': mailEventsMigration,
  '0051-profile-reminders': profileRemindersMigration,
  '0052-announcements': announcementsMigration,
  '0053-claims-with-a-sample': claimsWithASampleMigration,
  '0054-corrections': correctionsMigration,
  '0055-data-exports': dataExportsMigration,
  '0056-erasing-reads': erasingReadsMigration,
  '0057-pushes': pushesMigration,
  '0058-swipes': swipesMigration,
  '0059-wishes': wishesMigration,
  '0060-writers': writersMigration,
  '0061-outcomes-of-reports': outcomesOfReportsMigration,
  '0062-reactions-and-replies': reactionsAndRepliesMigration,
  '0063-bounded-reports': boundedReportsMigration,
  '0064-profile-notes': profileNotesMigration,
  '0065-intimate-interests': intimateInterestsMigration,
  '0067-promo-tiles': promoTilesMigration,
  '0068-hidden-contacts': hiddenContactsMigration,
  '0069-languages': languagesMigration,
  '0070-photo-border': photoBorderMigration,
  '0071-folder-deletions': folderDeletionsMigration,
  '0072-queued-notifications': queuedNotificationsMigration,
  '0073-contacts-of-the-blocker': contactsOfTheBlockerMigration,
};
