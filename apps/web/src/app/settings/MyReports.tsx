import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportsQueryOptions } from '@vela/api-client/queries/reports';
import type { ResultOf } from '@vela/contract/registry';
import type { ReportState } from '@vela/domain/safety';
import { Stack } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Tag, type TagProps } from '@vela/ui/Tag';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useTimeText } from '../../kit/formats/use-time-text';
import { NotLoaded } from '../../kit/page/NotLoaded';
import { REASON_TEXTS } from '../../kit/safety/reason-texts';
import { useApi } from '../../kit/session/member-data-context';
import { reportList, reportRow } from './Settings.css';
import { SettingsCard } from './SettingsCard';

type Report = ResultOf<'listReports'>['reports'][number];

const STATES = {
  received: { text: msg({ message: 'Received', context: 'report' }), tone: 'quiet' },
  acted: { text: msg`We took action`, tone: 'success' },
  no_action: { text: msg`We found nothing against our rules`, tone: 'soft' },
} as const satisfies Record<ReportState, { text: MessageDescriptor; tone: TagProps['tone'] }>;

const WITHOUT_NAME = {
  profile: msg({ message: 'A profile', context: 'reported' }),
  message: msg({ message: 'A message', context: 'reported' }),
  photo: msg({ message: 'A photo', context: 'reported' }),
} as const satisfies Record<Report['subject'], MessageDescriptor>;

/** What the member has reported, and what became of it. */
export function MyReports() {
  const { t } = useLingui();
  return (
    <SettingsCard
      title={t`My reports`}
      lead={<Trans>What you have reported to us, and what became of it. Each stays here for a year.</Trans>}
    >
      <ReportList />
    </SettingsCard>
  );
}

function ReportList() {
  const { data, isError, isFetching, refetch } = useQuery(reportsQueryOptions(useApi()));
  if (data?.reports.length === 0) {
    return (
      <Text>
        <Trans>
          You haven’t reported anything. You can do so on a member’s profile, in your conversation or at a
          single message.
        </Trans>
      </Text>
    );
  }
  if (data) return <Loaded reports={data.reports} />;
  if (isError) {
    return (
      <NotLoaded tone="danger" announced="politely" isTrying={isFetching} retry={() => void refetch()}>
        <Trans>The list of your reports didn’t load.</Trans>
      </NotLoaded>
    );
  }
  return <ReportsLoading />;
}

function ReportsLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your reports`}>
      <Skeleton shape="control" />
    </Loading>
  );
}

function Loaded({ reports }: { reports: readonly Report[] }) {
  return (
    <Stack gap="5">
      <ul className={reportList}>
        {reports.map((report) => (
          <ReportRow key={report.reference} report={report} />
        ))}
      </ul>
      {reports.some(({ state }) => state !== 'received') && (
        <Text size="label" tone="muted">
          <Trans>
            If you don’t agree with a decision, you can object within six months: send a{' '}
            <TextLink href="/complaints">complaint</TextLink> with the report number.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

function ReportRow({ report }: { report: Report }) {
  const { i18n } = useLingui();
  const { day } = useTimeText();
  const { reference, created_at: createdAt, reason, state, decided_at: decidedAt } = report;
  const [sentOn, decidedOn] = [day(createdAt), decidedAt === null ? null : day(decidedAt)];
  return (
    <li className={reportRow}>
      <Text weight="medium">{i18n._(REASON_TEXTS[reason])}</Text>
      <Text size="label">
        <Subject report={report} />
      </Text>
      <Text size="label" tone="muted">
        <Trans>
          {reference}, sent on {sentOn}
        </Trans>
      </Text>
      <div>
        <Tag tone={STATES[state].tone}>{i18n._(STATES[state].text)}</Tag>
      </div>
      {decidedOn !== null && (
        <Text size="label" tone="muted">
          <Trans>Decided on {decidedOn}</Trans>
        </Text>
      )}
    </li>
  );
}

function Subject({ report: { subject, name } }: { report: Report }) {
  const { i18n } = useLingui();
  if (name === null) return i18n._(WITHOUT_NAME[subject]);
  if (subject === 'profile') {
    return (
      <Trans>
        Profile of <span translate="no">{name}</span>
      </Trans>
    );
  }
  if (subject === 'message') {
    return (
      <Trans>
        Message from <span translate="no">{name}</span>
      </Trans>
    );
  }
  return (
    <Trans>
      Photo of <span translate="no">{name}</span>
    </Trans>
  );
}
