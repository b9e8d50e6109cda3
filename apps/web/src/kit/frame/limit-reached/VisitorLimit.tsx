import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { useHere } from '../../page/use-routing';
import { withNext } from '../../page/with-next';
import { LimitReached } from './LimitReached';

/** Shows the limit to a visitor, who can log in instead. */
export function VisitorLimit({ againAt, level }: { againAt: string; level: 1 | 2 }) {
  const here = useHere();
  return (
    <LimitReached
      of="visitors"
      againAt={againAt}
      level={level}
      action={
        <ButtonLink href={withNext('/login', here)}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    />
  );
}
