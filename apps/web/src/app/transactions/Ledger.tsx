import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import { transactionsQueryOptions } from '@vela/api-client/queries/transactions';
import type { Transaction } from '@vela/contract/entities/transaction';
import { Button } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useState } from 'react';
import { useApi } from '../../kit/session/member-data-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import { KIND_TEXTS } from './texts';
import * as styles from './Transactions.css';

interface LedgerPage {
  transactions: Transaction[];
  next_cursor: string | null;
}

/** Every credit that came and went, the newest first, a page more at a time. */
export function Ledger({ first }: { first: LedgerPage }) {
  const api = useApi();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({ queries: cursors.map((cursor) => transactionsQueryOptions(api, cursor)) });
  const loaded: LedgerPage[] = [first, ...pages.flatMap(({ data }) => data ?? [])];
  const next = loaded.at(-1)?.next_cursor ?? null;
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const isLoading = pages.some(({ data, isError }) => data === undefined && !isError);
  const showMore = (): void => {
    if (failed) void failed.refetch();
    else if (next !== null) setCursors([...cursors, next]);
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="ledger-title">
      <Heading level={2} size="section" id="ledger-title">
        <Trans>Credits</Trans>
      </Heading>
      <ul className={styles.list}>
        {loaded.flatMap(({ transactions }) =>
          transactions.map((entry) => <EntryRow key={entry.id} entry={entry} />),
        )}
      </ul>
      {failed && (
        <Notice tone="danger" announced="politely">
          <Trans>The earlier ones didn’t load.</Trans>
        </Notice>
      )}
      {(next !== null || failed) && (
        <Button tone="line" busy={isLoading} onClick={showMore}>
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </Stack>
  );
}

function EntryRow({ entry: { kind, credits, balance, created_at: at } }: { entry: Transaction }) {
  const { i18n } = useLingui();
  const { moment } = useTimeText();
  const balanceText = i18n.number(balance);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>{i18n._(KIND_TEXTS[kind])}</span>
        <Text as="time" size="label" tone="muted" numbers>
          {moment(at)}
        </Text>
      </span>
      <span className={styles.end}>
        <Text as="span" weight="bold" numbers>
          {withMinus(i18n.number(credits, { signDisplay: 'exceptZero' }))}
        </Text>
        <Text as="span" size="label" tone="muted" numbers>
          <Trans>Balance {balanceText}</Trans>
        </Text>
      </span>
    </li>
  );
}

/** Most languages' own numbers have a hyphen, which is narrower than the plus. */
function withMinus(number: string): string {
  return number.replace('-', '\u2212');
}
