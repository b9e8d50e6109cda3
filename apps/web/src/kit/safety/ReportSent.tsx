import { Trans } from '@lingui/react/macro';
import type { ResultOf } from '@vela/contract/registry';
import { awaitsConfirmation } from '@vela/domain/members';
import { emergencyNumber, mayBeDanger } from '@vela/domain/safety';
import { Button } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { usePage } from '../page/page-context';
import type { Report } from './ReportForm';

interface ReportSentProps {
  report: Report;
  result: ResultOf<'reportMember'>;
  /** The name of the reported member; null where it isn't shown. */
  name: string | null;
  onDone: () => void;
}

/** What stands in place of the form once the report is sent: its number, what happens next, and where help is. */
export function ReportSent({ report, result: { reference, blocked }, name, onDone }: ReportSentProps) {
  const { user } = usePage();
  // Only to an address that is confirmed.
  const isMailed = user !== null && !awaitsConfirmation(user.status);
  return (
    <Stack gap="4">
      <Notice tone="success" announced="politely" title={<Trans>Thank you. We have your report.</Trans>}>
        {isMailed ? (
          <Trans>Your report number is {reference}; we’ve also sent it to you by e-mail.</Trans>
        ) : (
          <Trans>Your report number is {reference}.</Trans>
        )}
      </Notice>
      {name !== null && <Done report={report} isBlocked={blocked} name={name} />}
      {mayBeDanger(report.reason) && <InDanger country={user?.profile?.country ?? null} />}
      <Text>
        {isMailed ? (
          <Trans>
            A real person reviews it. How long that takes depends on the case; you get our decision by e-mail
            and find it in <TextLink href="/settings/reports">My reports</TextLink>. We never reveal who
            reported.
          </Trans>
        ) : (
          <Trans>
            A real person reviews it. How long that takes depends on the case; you find our decision in{' '}
            <TextLink href="/settings/reports">My reports</TextLink>. We never reveal who reported.
          </Trans>
        )}
      </Text>
      <Button wide onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </Stack>
  );
}

/** What was done beside the report; a block that failed, too, since the reporter counts on it. */
function Done({ report, isBlocked, name }: { report: Report; isBlocked: boolean; name: string }) {
  if (report.block && !isBlocked) {
    return (
      <Notice tone="warning">
        <Trans>
          <span translate="no">{name}</span> isn’t there any more, and could not be blocked.
        </Trans>
      </Notice>
    );
  }
  if (report.block) {
    return (
      <Text>
        <Trans>
          <span translate="no">{name}</span> is blocked. You can unblock in the settings at any time.
        </Trans>
      </Text>
    );
  }
  if (!report.withdraw_photos) return null;
  return (
    <Text>
      <Trans>
        <span translate="no">{name}</span> no longer sees your private photos.
      </Trans>
    </Text>
  );
}

/** The number that the reporter’s own country has for it; a member may be somewhere else at the moment. */
function InDanger({ country }: { country: string | null }) {
  const number = emergencyNumber(country);
  return (
    <Notice tone="warning" title={<Trans>Is somebody in danger?</Trans>}>
      {number === null ? (
        <Trans>
          Call the emergency number of the place where you are; in the European Union it is{' '}
          <TextLink href="tel:112">112</TextLink>.
        </Trans>
      ) : (
        <Trans>
          Call <TextLink href={`tel:${number}`}>{number}</TextLink> right away, or the emergency number of the
          place where you are.
        </Trans>
      )}
    </Notice>
  );
}
