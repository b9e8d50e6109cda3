export { LinkTabs } from './LinkTabs';
export type { LinkTab, LinkTabsProps } from './LinkTabs';
