import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { TextLink } from '@vela/ui/TextLink';

/** Says what is owed of a payment that was taken back, and what settles it. */
export function DebtNotice({ owed }: { owed: number }) {
  if (owed === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        <Trans>
          You owe <Plural value={owed} one="# credit" other="# credits" />.
        </Trans>
      }
      action={
        <ButtonLink href="/credits" tone="line" size="small">
          <Trans>Choose credits</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A payment was taken back after its credits were spent. Your next purchase settles them first; until
        then you can’t pay by direct debit. If this is wrong,{' '}
        <TextLink href="/pages/service">write to customer service</TextLink>.
      </Trans>
    </Notice>
  );
}
