export { BottomBar, BottomBarLink, type BottomBarLinkProps, type BottomBarProps } from './BottomBar';
