import { Box, type BoxProps } from './Box';

export interface InlineProps extends Omit<
  BoxProps,
  'display' | 'alignItems' | 'justifyContent' | 'flexWrap'
> {
  align?: BoxProps['alignItems'] | undefined;
  justify?: BoxProps['justifyContent'] | undefined;
  wrap?: boolean | undefined;
}

/** Things beside each other, which wrap when the line is full. */
export function Inline({
  align = 'center',
  justify = 'start',
  gap = '2',
  wrap = true,
  ...props
}: InlineProps) {
  return (
    <Box
      display="flex"
      alignItems={align}
      justifyContent={justify}
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      gap={gap}
      {...props}
    />
  );
}
