import { pageOf } from '../pages';
import { defineAlert } from './define-alert';

/** The banner of the time bonus: in the members' area, as long as there is one. Source: product.md §2. */
export const timeBonusBanner = defineAlert({
  key: null,
  shows: ({ page, user }) => Boolean(user?.time_bonus) && pageOf(page).membersArea === true,
});

/**
 * The time bonus over the page: in the members' area, as long as there is one, to a member without any credits. It opens once
 * `timeBonusTimer` is due. Source: product.md §2.
 */
export const timeBonusModal = defineAlert({
  key: 'hide-time-bonus-modal',
  shows: ({ page, user }) =>
    Boolean(user?.time_bonus) && user?.credits === 0 && pageOf(page).membersArea === true,
});
