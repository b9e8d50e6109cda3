import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { refundQueryOptions } from '@vela/api-client/queries/orders';
import { eraseAtOf } from '@vela/domain/limits';
import { awaitsConfirmation } from '@vela/domain/members';
import type { Money } from '@vela/contract/entities/money';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import type { ReactNode } from 'react';
import { moneyText } from '../../kit/formats/money-text';
import { useTimeText } from '../../kit/formats/use-time-text';
import { usePage } from '../../kit/page/page-context';
import { SettingsFrame } from '../../kit/page/SettingsFrame';
import { useApi } from '../../kit/session/member-data-context';
import { answers, step, steps, when } from './DeleteAccount.css';
import { DeleteForm } from './DeleteForm';
import { StayInstead } from './StayInstead';

/** Where a member deletes the account: what happens, and what there is instead, with the same weight. */
export function DeleteAccount() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`Delete your account`}
      lead={<Trans>You can do it here and now.</Trans>}
      width="wide"
    >
      <WhatHappens />
      <UnusedCredits />
      <Text size="label" tone="muted">
        <Trans>
          Want to keep something? <TextLink href="/settings/export">Get a copy of your data</TextLink> first.
        </Trans>
      </Text>
      <div className={answers}>
        <DeleteForm />
        <StayInstead />
      </div>
    </SettingsFrame>
  );
}

function WhatHappens() {
  const { user, settings, now } = usePage();
  const { day } = useTimeText();
  if (user && awaitsConfirmation(user.status)) {
    return (
      <Notice>
        <Trans>
          Your e-mail address was never confirmed, so the account is erased at once. It can’t come back.
        </Trans>
      </Notice>
    );
  }
  const until = day(eraseAtOf(new Date(now), settings).toISOString());
  const days = settings.deleted_account_days;
  return (
    <ol className={steps}>
      <Step when={<Trans>At once</Trans>} title={<Trans>You’re gone for others</Trans>}>
        <Trans>
          Your profile, photos, likes and conversations can’t be seen any more. E-mails and push messages
          stop.
        </Trans>
      </Step>
      <Step when={<Trans>Until {until}</Trans>} title={<Trans>You can come back</Trans>}>
        <Plural
          value={days}
          one="For # day, by the link in the e-mail we send you or by logging in. All is then as it was."
          other="For # days, by the link in the e-mail we send you or by logging in. All is then as it was."
        />
      </Step>
      <Step when={<Trans>After that</Trans>} title={<Trans>It is erased</Trans>}>
        <Trans>
          For good. What you wrote stays with those who received it, without your name. Receipts stay as long
          as tax law requires.
        </Trans>
      </Step>
    </ol>
  );
}

function Step({ when: time, title, children }: { when: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className={step}>
      <Text size="label" weight="bold">
        <span className={when}>{time}</span>
      </Text>
      <Text weight="bold">{title}</Text>
      <Text size="label" tone="muted">
        {children}
      </Text>
    </li>
  );
}

/** What credits are left, and the way to get their money back where there is one. */
function UnusedCredits() {
  const { user, locale } = usePage();
  const { data } = useQuery(refundQueryOptions(useApi()));
  const credits = user?.credits ?? 0;
  if (credits === 0) return null;
  // Whatever becomes of the question of their money, that they go is said.
  const money = sumsOf(data?.refunds.map((refund) => refund.money) ?? []);
  const title = <Plural value={credits} one="You have # unused credit." other="You have # unused credits." />;
  if (!data || money.length === 0) {
    return (
      <Notice title={title}>
        <Trans>They go with the account.</Trans>
      </Notice>
    );
  }
  const sum = money.map((each) => moneyText(each, locale)).join(' + ');
  const { credits: returnable } = data;
  return (
    <Notice
      title={title}
      action={
        <ButtonLink href="/transactions" tone="line" size="small">
          <Trans>Return them first</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        You can return {returnable} of them for {sum}, the way you paid. What you don’t return goes with the
        account.
      </Trans>
    </Notice>
  );
}

/** A sum for each currency. */
function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
