export { ACCOUNT_ITEMS, FOOTER_PAGES, showsBackButton } from './around-page';
export type { BackButtonInput, FooterPage } from './around-page';
export { isCurrentItem, memberItems, offersRepeatOrder, shopPage } from './member-items';
export type { ItemBadge, MemberItem } from './member-items';
export { footerHasOwner, pageFrame } from './page-frame';
