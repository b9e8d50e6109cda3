/** What is written down of who did what with an account, so that it can be looked into later. */
export type SecurityEventKind =
  | 'login'
  | 'login_failed'
  | 'lockout'
  | 'logout'
  | 'password_changed'
  | 'password_reset'
  | 'passkey_added'
  | 'passkey_removed'
  /** Its counter of signatures went back: there may be a copy. */
  | 'passkey_copied'
  | 'email_changed'
  | 'new_browser'
  | 'activation'
  /** A copy of all that is stored. */
  | 'data_export_asked'
  | 'account_deleted'
  | 'account_reactivated'
  | 'account_erased'
  | 'block'
  | 'report'
  | 'report_decided'
  | 'operator'
  | 'repeat_order'
  /** A payment came back of which a part had been refunded. */
  | 'reversal_after_refund';

/** How long that is stored, in days. */
export const SECURITY_EVENTS_KEPT_DAYS = 90;
