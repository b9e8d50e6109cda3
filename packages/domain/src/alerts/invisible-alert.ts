import { pageOf } from '../pages';
import { defineAlert } from './define-alert';

/** Reminds a member of invisible mode where others are met. Source: decisions.md, Access. */
export const invisibleAlert = defineAlert({
  key: null,
  shows: ({ page, user }) => user?.invisible === true && pageOf(page).membersArea === true,
});
