import { deleteUser } from './accounts/delete-user';
import { endSessions } from './accounts/end-sessions';
import { listSessions } from './accounts/list-sessions';
import { changePassword } from './accounts/change-password';
import { confirmMailChange } from './accounts/confirm-mail-change';
import { getUser } from './accounts/get-user';
import { logIn } from './accounts/log-in';
import { logOut } from './accounts/log-out';
import { reactivateAccount } from './accounts/reactivate-account';
import { requestMailChange } from './accounts/request-mail-change';
import { requestPasswordReset } from './accounts/request-password-reset';
import { resetPassword } from './accounts/reset-password';
import { updateUser } from './accounts/update-user';
import { reactToMessage } from './chat/react-to-message';
import { answerConsent } from './consent/answer-consent';
import { deleteConversation } from './chat/delete-conversation';
import { deleteMessage } from './chat/delete-message';
import { getConversation } from './chat/get-conversation';
import { listConversations } from './chat/list-conversations';
import { markConversationRead } from './chat/mark-conversation-read';
import { reportTyping } from './chat/report-typing';
import { sendMessage } from './chat/send-message';
import { listPackages } from './credits/list-packages';
import { claimRetentionOffer } from './discounts/claim-retention-offer';
import { getRetentionOffer } from './discounts/get-retention-offer';
import { listTransactions } from './orders/list-transactions';
import { previewRefund } from './refunds/preview-refund';
import { returnCredits } from './refunds/return-credits';
import { createDataExport } from './exports/create-data-export';
import { getDataExport } from './exports/get-data-export';
import { getDiscountCode } from './discounts/get-discount-code';
import { streamEvents } from './events/stream-events';
import { listGifts } from './gifts/list-gifts';
import { listIcebreakers } from './icebreakers/list-icebreakers';
import { autoLike } from './likes/auto-like';
import { likeMember } from './likes/like-member';
import { listLikes } from './likes/list-likes';
import { markLikeSeen } from './likes/mark-like-seen';
import { unlikeMember } from './likes/unlike-member';
import { listSignupMatches } from './search/list-signup-matches';
import { listWaiting } from './signup/list-waiting';
import { getSwipe } from './swipes/get-swipe';
import { swipeMember } from './swipes/swipe-member';
import { undoSwipe } from './swipes/undo-swipe';
import { useToken } from './tokens/use-token';
import { getHealth } from './operations/get-health';
import { getMetrics } from './operations/get-metrics';
import { getOpenApi } from './operations/get-open-api';
import { getReadiness } from './operations/get-readiness';
import { reportPageHidden } from './operations/report-page-hidden';
import { createOrder } from './orders/create-order';
import { getOrder } from './orders/get-order';
import { getReceipt } from './orders/get-receipt';
import { listPaymentMethods } from './orders/list-payment-methods';
import { previewRepeatOrder } from './orders/preview-repeat-order';
import { receiveMailEvents } from './mail-events/receive-mail-events';
import { receiveWebhook } from './orders/receive-webhook';
import { repeatOrder } from './orders/repeat-order';
import { addPasskey } from './passkeys/add-passkey';
import { createPasskeyLogInOptions } from './passkeys/create-passkey-log-in-options';
import { createPasskeyOptions } from './passkeys/create-passkey-options';
import { listPasskeys } from './passkeys/list-passkeys';
import { logInWithPasskey } from './passkeys/log-in-with-passkey';
import { removePasskey } from './passkeys/remove-passkey';
import { renamePasskey } from './passkeys/rename-passkey';
import { addPhoto } from './photos/add-photo';
import { deletePhoto } from './photos/delete-photo';
import { givePhotoAccess } from './photos/give-photo-access';
import { takePhotoAccess } from './photos/take-photo-access';
import { updatePhoto } from './photos/update-photo';
import { findPlace } from './places/find-place';
import { getNotifications } from './notifications/get-notifications';
import { turnMails } from './notifications/turn-mails';
import { unsubscribe } from './notifications/unsubscribe';
import { updateNotifications } from './notifications/update-notifications';
import { getProfile } from './profile/get-profile';
import { updateProfile } from './profile/update-profile';
import { subscribePush } from './push/subscribe-push';
import { blockMember } from './safety/block-member';
import { listBlocks } from './safety/list-blocks';
import { listReports } from './safety/list-reports';
import { reportMember } from './safety/report-member';
import { sendComplaint } from './safety/send-complaint';
import { unblockMember } from './safety/unblock-member';
import { getMember } from './search/get-member';
import { searchMembers } from './search/search-members';
import { activate } from './signup/activate';
import { checkSignup } from './signup/check-signup';
import { sendActivationMail } from './signup/send-activation-mail';
import { signUp } from './signup/sign-up';
import { getCompanyInfo } from './sites/get-company-info';
import { getSettings } from './sites/get-settings';
import { listInterests } from './sites/list-interests';
import { listRegions } from './sites/list-regions';
import type { Handlers } from './core/handler';
import { deleteWishes } from './wishes/delete-wishes';
import { getMatchFinder } from './wishes/get-match-finder';
import { updateWishes } from './wishes/update-wishes';

export const handlers: Handlers = {
  activate,
  addPasskey,
  addPhoto,
  answerConsent,
  autoLike,
  blockMember,
  changePassword,
  checkSignup,
  claimRetentionOffer,
  confirmMailChange,
  createOrder,
  createPasskeyLogInOptions,
  createPasskeyOptions,
  deleteConversation,
  deleteMessage,
  deletePhoto,
  deleteUser,
  deleteWishes,
  endSessions,
  findPlace,
  getCompanyInfo,
  getConversation,
  createDataExport,
  getDataExport,
  getDiscountCode,
  getHealth,
  getMatchFinder,
  getMember,
  getMetrics,
  getNotifications,
  getOpenApi,
  getOrder,
  getProfile,
  getReadiness,
  getReceipt,
  getSettings,
  getRetentionOffer,
  getSwipe,
  getUser,
  givePhotoAccess,
  likeMember,
  listBlocks,
  listConversations,
  listGifts,
  listIcebreakers,
  listInterests,
  listLikes,
  listPackages,
  listPasskeys,
  listPaymentMethods,
  listRegions,
  listReports,
  listSessions,
  listSignupMatches,
  listTransactions,
  listWaiting,
  logIn,
  logInWithPasskey,
  logOut,
  markConversationRead,
  markLikeSeen,
  previewRefund,
  previewRepeatOrder,
  reactToMessage,
  reactivateAccount,
  receiveMailEvents,
  receiveWebhook,
  removePasskey,
  renamePasskey,
  repeatOrder,
  reportMember,
  reportPageHidden,
  reportTyping,
  requestMailChange,
  requestPasswordReset,
  resetPassword,
  returnCredits,
  searchMembers,
  sendActivationMail,
  sendComplaint,
  sendMessage,
  signUp,
  streamEvents,
  subscribePush,
  swipeMember,
  takePhotoAccess,
  turnMails,
  unblockMember,
  undoSwipe,
  unlikeMember,
  unsubscribe,
  updateNotifications,
  updatePhoto,
  updateProfile,
  updateUser,
  updateWishes,
  useToken,
};
