import type { ErrorCode } from '@vela/domain/errors';
import type * as v from 'valibot';
import type { Endpoint, ImplicitError } from './define-endpoint';
import { activate } from './endpoints/activate';
import { addPhoto } from './endpoints/add-photo';
import { answerConsent } from './endpoints/answer-consent';
import { autoLike } from './endpoints/auto-like';
import { blockMember } from './endpoints/block-member';
import { changePassword } from './endpoints/change-password';
import { checkSignup } from './endpoints/check-signup';
import { confirmMailChange } from './endpoints/confirm-mail-change';
import { createOrder } from './endpoints/create-order';
import { deleteConversation } from './endpoints/delete-conversation';
import { deleteMessage } from './endpoints/delete-message';
import { deletePhoto } from './endpoints/delete-photo';
import { findPlace } from './endpoints/find-place';
import { getCompanyInfo } from './endpoints/get-company-info';
import { getConversation } from './endpoints/get-conversation';
import { getDiscountCode } from './endpoints/get-discount-code';
import { getHealth } from './endpoints/get-health';
import { getMember } from './endpoints/get-member';
import { getMetrics } from './endpoints/get-metrics';
import { getOpenApi } from './endpoints/get-open-api';
import { getOrder } from './endpoints/get-order';
import { getProfile } from './endpoints/get-profile';
import { getReadiness } from './endpoints/get-readiness';
import { getReceipt } from './endpoints/get-receipt';
import { getSettings } from './endpoints/get-settings';
import { getUser } from './endpoints/get-user';
import { givePhotoAccess } from './endpoints/give-photo-access';
import { likeMember } from './endpoints/like-member';
import { listBlocks } from './endpoints/list-blocks';
import { listConversations } from './endpoints/list-conversations';
import { listGifts } from './endpoints/list-gifts';
import { listIcebreakers } from './endpoints/list-icebreakers';
import { listInterests } from './endpoints/list-interests';
import { listLikes } from './endpoints/list-likes';
import { listPackages } from './endpoints/list-packages';
import { listPaymentMethods } from './endpoints/list-payment-methods';
import { listRegions } from './endpoints/list-regions';
import { listTransactions } from './endpoints/list-transactions';
import { logIn } from './endpoints/log-in';
import { logOut } from './endpoints/log-out';
import { markConversationRead } from './endpoints/mark-conversation-read';
import { markLikeSeen } from './endpoints/mark-like-seen';
import { previewRefund } from './endpoints/preview-refund';
import { previewRepeatOrder } from './endpoints/preview-repeat-order';
import { receiveWebhook } from './endpoints/receive-webhook';
import { repeatOrder } from './endpoints/repeat-order';
import { reportMember } from './endpoints/report-member';
import { reportPageHidden } from './endpoints/report-page-hidden';
import { reportTyping } from './endpoints/report-typing';
import { requestMailChange } from './endpoints/request-mail-change';
import { requestPasswordReset } from './endpoints/request-password-reset';
import { resetPassword } from './endpoints/reset-password';
import { returnCredits } from './endpoints/return-credits';
import { searchMembers } from './endpoints/search-members';
import { sendActivationMail } from './endpoints/send-activation-mail';
import { sendComplaint } from './endpoints/send-complaint';
import { sendMessage } from './endpoints/send-message';
import { signUp } from './endpoints/sign-up';
import { streamEvents } from './endpoints/stream-events';
import { subscribePush } from './endpoints/subscribe-push';
import { takePhotoAccess } from './endpoints/take-photo-access';
import { unblockMember } from './endpoints/unblock-member';
import { unlikeMember } from './endpoints/unlike-member';
import { updatePhoto } from './endpoints/update-photo';
import { updateProfile } from './endpoints/update-profile';
import { updateUser } from './endpoints/update-user';
import { useToken } from './endpoints/use-token';

/** Every endpoint by its id. Browsers import the single modules instead, so that a route pays only for its own. */
export const endpoints = {
  activate,
  addPhoto,
  answerConsent,
  autoLike,
  blockMember,
  changePassword,
  checkSignup,
  confirmMailChange,
  createOrder,
  deleteConversation,
  deleteMessage,
  deletePhoto,
  findPlace,
  getCompanyInfo,
  getConversation,
  getDiscountCode,
  getHealth,
  getMember,
  getMetrics,
  getOpenApi,
  getOrder,
  getProfile,
  getReadiness,
  getReceipt,
  getSettings,
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
  listPaymentMethods,
  listRegions,
  listTransactions,
  logIn,
  logOut,
  markConversationRead,
  markLikeSeen,
  previewRefund,
  previewRepeatOrder,
  receiveWebhook,
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
  takePhotoAccess,
  unblockMember,
  unlikeMember,
  updatePhoto,
  updateProfile,
  updateUser,
  useToken,
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;

export type EndpointId = keyof Endpoints;

export const ENDPOINT_IDS = Object.keys(endpoints) as EndpointId[];

/** What a handler gets, after parsing. */
export type QueryOf<Id extends EndpointId> = v.InferOutput<Endpoints[Id]['query']>;
export type BodyOf<Id extends EndpointId> = v.InferOutput<Endpoints[Id]['body']>;
export type ResultOf<Id extends EndpointId> = v.InferOutput<Endpoints[Id]['result']>;

/** What a client gives, before parsing. */
export type QueryInputOf<Id extends EndpointId> = v.InferInput<Endpoints[Id]['query']>;
export type BodyInputOf<Id extends EndpointId> = v.InferInput<Endpoints[Id]['body']>;

/** The codes an endpoint declares itself. */
export type OwnErrorOf<Id extends EndpointId> = Extract<Endpoints[Id]['errors'][number], ErrorCode>;

/** Every code an endpoint can answer. */
export type ErrorOf<Id extends EndpointId> = OwnErrorOf<Id> | ImplicitError;
