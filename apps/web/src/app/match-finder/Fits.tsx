import { Trans, useLingui } from '@lingui/react/macro';
import type { Wishes } from '@vela/contract/entities/wishes';
import type { ResultOf } from '@vela/contract/registry';
import { awaitsConfirmation } from '@vela/domain/members';
import { asksFor } from '@vela/domain/search';
import { FEW_FITS, FIT_ORDERS, type FitOrder } from '@vela/domain/wishes';
import { Field } from '@vela/ui/Field';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { Select } from '@vela/ui/Select';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import { useGo } from '../../kit/page/use-routing';
import { FitCard } from './FitCard';
import { matchFinderPath } from './match-finder-search';
import * as styles from './MatchFinder.css';
import { NobodyFits, WiderWishes } from './NobodyFits';

type Found = ResultOf<'getMatchFinder'>;

interface FitsProps {
  found: Found;
  wishes: Wishes;
  order: FitOrder;
  /** They are looked for again. */
  isOld: boolean;
}

/** Those who fit, the best first; then those whose one wish isn't met. */
export function Fits({ found, wishes, order, isOld }: FitsProps) {
  const { results, nearly, asked, costs } = found;
  const { user, settings } = usePage();
  // Before the address is confirmed nobody is asked whether it goes both ways.
  const bothWays = wishes.both_ways && user !== null && !awaitsConfirmation(user.status);
  const hasDistance = asksFor('distance', settings.search_fields);
  return (
    <div className={styles.found} aria-busy={isOld}>
      {results.length === 0 ? (
        <NobodyFits wishes={wishes} costs={costs} />
      ) : (
        <FitSection
          title={<Trans>Who fits best</Trans>}
          lead={bothWays && !found.one_way && <Trans>Without people who wouldn’t want to meet you.</Trans>}
          control={results.length > 1 && hasDistance && <OrderChoice order={order} />}
        >
          {found.one_way && (
            <Notice tone="info">
              <Trans>All who fit your wishes are looking for someone else. We show them all the same.</Trans>
            </Notice>
          )}
          <ol className={styles.fits}>
            {results.map((fit, index) => (
              <li key={fit.profile.id} className={index === 0 ? styles.wide : undefined}>
                <FitCard fit={fit} asked={asked.length} wishes={wishes} isFirst={index === 0} />
              </li>
            ))}
          </ol>
          <HowOrdered {...{ order, bothWays, hasDistance }} />
          {results.length < FEW_FITS && costs.length > 0 && <WiderWishes wishes={wishes} costs={costs} />}
        </FitSection>
      )}
      {nearly.length > 0 && (
        <FitSection
          title={<Trans>Nearly</Trans>}
          lead={<Trans>One wish isn’t met. Each card says which.</Trans>}
        >
          <ol className={styles.fits}>
            {nearly.map((fit) => (
              <li key={fit.profile.id}>
                <FitCard fit={fit} asked={asked.length} wishes={wishes} />
              </li>
            ))}
          </ol>
        </FitSection>
      )}
    </div>
  );
}

interface FitSectionProps {
  title: ReactNode;
  lead: ReactNode;
  control?: ReactNode;
  children: ReactNode;
}

function FitSection({ title, lead, control, children }: FitSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <div>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          {lead && (
            <Text size="label" tone="muted">
              {lead}
            </Text>
          )}
        </div>
        {control}
      </div>
      {children}
    </section>
  );
}

function OrderChoice({ order }: { order: FitOrder }) {
  const { t } = useLingui();
  const go = useGo();
  const names = { fit: t`Best fit first`, nearest: t`Nearest first` } as const satisfies Record<
    FitOrder,
    string
  >;
  return (
    <div className={styles.order}>
      <Field label={<Trans>Order</Trans>}>
        <Select
          value={order}
          options={FIT_ORDERS.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) => {
            const next = FIT_ORDERS.find((each) => each === target.value) ?? 'fit';
            go(matchFinderPath({ order: next }), { replaces: true });
          }}
        />
      </Field>
    </div>
  );
}

interface Ordered {
  order: FitOrder;
  bothWays: boolean;
  hasDistance: boolean;
}

function HowOrdered(ordered: Ordered) {
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>
        <Trans>How this order comes about</Trans>
      </summary>
      <div className={styles.howWords}>
        <p>
          <OrderWords {...ordered} />
        </p>
        <p>
          <Trans>Premium makes no difference, and nobody can pay to stand higher.</Trans>
        </p>
      </div>
    </details>
  );
}

function OrderWords({ order, bothWays, hasDistance }: Ordered) {
  if (!hasDistance) {
    return bothWays ? (
      <Trans>
        Those whose wishes you fit come first. Then those you have more in common with, and those who were
        here more recently.
      </Trans>
    ) : (
      <Trans>Those you have more in common with come first, then those who were here more recently.</Trans>
    );
  }
  if (order === 'nearest') {
    return bothWays ? (
      <Trans>
        Those who live nearest come first. Where that is equal: those whose wishes you fit, then those you
        have more in common with.
      </Trans>
    ) : (
      <Trans>
        Those who live nearest come first. Where that is equal: those you have more in common with.
      </Trans>
    );
  }
  return bothWays ? (
    <Trans>
      Those whose wishes you fit come first. Then those you have more in common with, those who live nearer,
      and those who were here more recently.
    </Trans>
  ) : (
    <Trans>
      Those you have more in common with come first. Then those who live nearer, and those who were here more
      recently.
    </Trans>
  );
}
