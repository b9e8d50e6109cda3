export { NavLink, TopBar, type NavLinkProps, type TopBarProps } from './TopBar';
