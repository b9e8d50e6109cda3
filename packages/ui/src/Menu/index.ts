export { Menu, MenuButton, MenuLink, type MenuButtonProps, type MenuLinkProps, type MenuProps } from './Menu';
