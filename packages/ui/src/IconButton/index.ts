export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './IconButton';
