import { Box, type BoxProps } from './Box';

export interface StackProps extends Omit<BoxProps, 'display' | 'justifyItems' | 'alignItems'> {
  align?: BoxProps['justifyItems'] | undefined;
}

/** Things under each other, with the same space between. */
export function Stack({ align = 'stretch', gap = '4', ...props }: StackProps) {
  return <Box display="grid" justifyItems={align} gap={gap} {...props} />;
}
