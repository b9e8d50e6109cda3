import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResultOf } from '@vela/contract/registry';
import { nameList } from '@vela/domain/locale';
import { Card } from '@vela/ui/Card';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Tag } from '@vela/ui/Tag';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import * as styles from './CompleteSignup.css';

type Waiting = ResultOf<'listWaiting'>;

/** The likes and messages that are sent once the address is confirmed; nothing where there are none. */
export function WhatWaits({ waiting: { likes, messages } }: { waiting: Waiting }) {
  const { t } = useLingui();
  if (likes.length + messages.length === 0) return null;
  return (
    <Card as="section" aria-label={t`What is sent once you confirm`}>
      <ul className={styles.waiting}>
        {likes.length > 0 && (
          <Row icon={Heart} members={likes}>
            <Plural value={likes.length} one="# like for" other="# likes for" />
          </Row>
        )}
        {messages.length > 0 && (
          <Row icon={MessageCircle} members={messages}>
            <Plural value={messages.length} one="Message to" other="Messages to" />
          </Row>
        )}
      </ul>
    </Card>
  );
}

interface RowProps {
  icon: IconGlyph;
  members: Waiting['likes'];
  /** What waits; the names follow. */
  children: ReactNode;
}

function Row({ icon, members, children }: RowProps) {
  const { locale } = usePage();
  const names = nameList(
    members.map(({ name }) => name),
    locale,
  );
  return (
    <li className={styles.waitingRow}>
      <Icon of={icon} />
      <span className={styles.waitingWords}>
        {children} <strong translate="no">{names}</strong>{' '}
        {members.some(({ fictional }) => fictional) && <FictionalStrip shape="pill" />}
      </span>
      <Tag tone="quiet">
        <Trans>Waiting</Trans>
      </Tag>
    </li>
  );
}
