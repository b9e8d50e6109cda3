export { Box, type BoxProps, type LayoutElement } from './Box';
export { Container, type ContainerProps } from './Container';
export { Inline, type InlineProps } from './Inline';
export { SkipLink, type SkipLinkProps } from './SkipLink';
export { Stack, type StackProps } from './Stack';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden';
export { WideWords } from './WideWords';
