import { Plural, Trans } from '@lingui/react/macro';
import type { ProfileCard } from '@vela/contract/entities/profile';
import { Avatar } from '@vela/ui/Avatar';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Field } from '@vela/ui/Field';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Photo } from '@vela/ui/Photo';
import { Text } from '@vela/ui/Text';
import { Textarea } from '@vela/ui/Textarea';
import Gift from 'lucide-react/icons/gift';
import MailCheck from 'lucide-react/icons/mail-check';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import type { FormApi } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import * as styles from './ToMember.css';

interface MemberProps {
  /** The one that the visitor signs up to meet. */
  member: ProfileCard;
}

/** The face beside the form of a wide screen. */
export function MemberBeside({ member }: MemberProps) {
  const photoOf = usePhotos();
  const placeWords = usePlaceWords();
  const warningOf = useFictionalWarning();
  const { free_messages: free, free_conversations: conversations } = usePage().settings;
  const canWrite = free > 0 && conversations > 0;
  const { name, age, fictional, main_image: image } = member;
  return (
    <div className={styles.member}>
      <Photo photo={image && photoOf(image)} alt="" sizes="(min-width: 992px) 32rem, 1px" isFirst>
        {fictional && (
          <span className={styles.fictional}>
            <FictionalStrip>{warningOf(member)}</FictionalStrip>
          </span>
        )}
      </Photo>
      <p className={styles.memberName}>
        <strong translate="no">
          <bdi>{name}</bdi>, {age}
        </strong>{' '}
        <span className={styles.memberPlace} translate="no">
          {placeWords(member)}
        </span>
      </p>
      <ul className={styles.points}>
        {canWrite && (
          <>
            <Point icon={MailCheck}>
              <Trans>One e-mail to confirm, then your message is sent.</Trans>
            </Point>
            <Point icon={Gift}>
              <Plural
                value={free}
                one="Your first message is free."
                other="Your first # messages are free."
              />
            </Point>
          </>
        )}
        <Point icon={Undo}>
          <Trans>You can delete your account at any time.</Trans>
        </Point>
      </ul>
    </div>
  );
}

function Point({ icon, children }: { icon: IconGlyph; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  );
}

/** The same above the form of a small one. */
export function MemberAbove({ member }: MemberProps) {
  const photoOf = usePhotos();
  const warningOf = useFictionalWarning();
  const { name, age, fictional, main_image: image } = member;
  return (
    <div className={styles.above}>
      <Avatar name={name} src={(image && photoOf(image).src) ?? null} size="medium" />
      <div>
        <Text>
          <Trans>
            You’re joining to write to{' '}
            <strong translate="no">
              {name}, {age}
            </strong>
          </Trans>
        </Text>
        {fictional && <FictionalStrip shape="pill">{warningOf(member)}</FictionalStrip>}
      </div>
    </div>
  );
}

interface MessageFieldProps {
  form: FormApi;
  memberName: string | undefined;
  /** In characters. */
  limit: number;
}

/** The first line to the member that one signs up to meet; what was written stays in sight when that one is gone. */
export function MessageField({ form, memberName, limit }: MessageFieldProps) {
  return (
    <Field
      label={
        memberName === undefined ? (
          <Trans>Your first message</Trans>
        ) : (
          <Trans>
            Your first message to <span translate="no">{memberName}</span>
          </Trans>
        )
      }
      optional
      hint={<Trans>Free. It’s sent once you’ve confirmed your e-mail address.</Trans>}
      error={form.error('signup_message')}
    >
      <Textarea
        name="signup_message"
        defaultValue={form.initial('signup_message')}
        maxLength={limit}
        rows={2}
      />
    </Field>
  );
}
