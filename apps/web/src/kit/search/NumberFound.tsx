import { Plural, Trans, useLingui } from '@lingui/react/macro';

interface NumberFoundProps {
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
}

/** How many members a search found, in words. */
export function NumberFound({ count, isMore }: NumberFoundProps) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  return isMore ? (
    <Trans>{number}+ members</Trans>
  ) : (
    <Plural value={count} one="# member" other="# members" />
  );
}
