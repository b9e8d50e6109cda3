import { Trans } from '@lingui/react/macro';
import { emergencyNumber, mayBeDanger } from '@vela/domain/safety';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { WholeWords } from '@vela/ui/WholeWords';
import type { Report } from './ReportForm';

interface NextStepsProps {
  report: Report;
  /** Whether the reporter blocks the member by now. */
  isBlocked: boolean;
  /** The name of the reported member; null where it isn't shown. */
  name: string | null;
  /** Whether the reporter is mailed about the report. */
  isMailed: boolean;
  /** The reporter’s; null where it isn't known. */
  country: string | null;
}

/** What follows a report that was sent: what was done with it, where help is, and who reviews it. */
export function NextSteps({ report, isBlocked, name, isMailed, country }: NextStepsProps) {
  return (
    <>
      {name !== null && <Done report={report} isBlocked={isBlocked} name={name} />}
      {mayBeDanger(report.reason) && <InDanger country={country} />}
      <Text>
        <WholeWords>
          {isMailed ? (
            <Trans>
              A real person reviews it. How long that takes depends on the case; you get our decision by
              e-mail and find it in <TextLink href="/settings/reports">My reports</TextLink>. We never reveal
              who reported.
            </Trans>
          ) : (
            <Trans>
              A real person reviews it. How long that takes depends on the case; you find our decision in{' '}
              <TextLink href="/settings/reports">My reports</TextLink>. We never reveal who reported.
            </Trans>
          )}
        </WholeWords>
      </Text>
    </>
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
