import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { icebreakersQueryOptions } from '@vela/api-client/queries/icebreakers';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import { sendMessage } from '@vela/contract/endpoints/send-message';
import type { Profile } from '@vela/contract/entities/profile';
import {
  findMessageFault,
  freeMessagesLeft,
  normalizeMessage,
  SUGGESTED_ICEBREAKERS,
} from '@vela/domain/chat';
import { nameList } from '@vela/domain/locale';
import { awaitsConfirmation } from '@vela/domain/members';
import type { SignupMatchGender } from '@vela/domain/search';
import { Avatar } from '@vela/ui/Avatar';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Icebreaker, Icebreakers } from '@vela/ui/Composer';
import { Field } from '@vela/ui/Field';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Photo } from '@vela/ui/Photo';
import { Text } from '@vela/ui/Text';
import { Textarea } from '@vela/ui/Textarea';
import { isPlainClick } from '@vela/ui/plain-click';
import Heart from 'lucide-react/icons/heart';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useForm } from '../../kit/forms/use-form';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { clientIdOf } from '../../kit/orders/client-id';
import { usePage } from '../../kit/page/page-context';
import { useGo } from '../../kit/page/use-routing';
import { useApi } from '../../kit/session/member-data-context';
import { useSend } from '../../kit/session/use-send';
import { useTextLang } from '../../kit/formats/use-text-lang';
import { signupMatchesPath } from './signup-matches-search';
import { useWayOn } from './use-way-on';
import * as styles from './SignupMatches.css';

interface HelloProps {
  /** The choice of the page before, which the addresses of this one carry on. */
  gender: SignupMatchGender | undefined;
  liked: readonly Profile[];
  /** The one of them that is written to. */
  member: Profile;
}

/** A first message to one of the members who were just liked. */
export function Hello({ gender, liked, member }: HelloProps) {
  const heading = useFocusAtFirst();
  const { locale } = usePage();
  const { name } = member;
  const names = nameList(
    liked.map(({ name: each }) => each),
    locale,
  );
  return (
    <>
      <div className={styles.head}>
        <p className={styles.ready}>
          <span className={styles.mark}>
            <Icon of={Heart} size="small" filled />
          </span>
          <span>
            <Trans>
              You like <span translate="no">{names}</span>
            </Trans>
          </span>
        </p>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {liked.length === 1 ? (
            <Trans>
              Say hello to <span translate="no">{name}</span>?
            </Trans>
          ) : (
            <Trans>Say hello to one of them?</Trans>
          )}
        </Heading>
        <Text tone="muted">
          <Trans>A few words say more than a like alone.</Trans> <FreeWords />
        </Text>
      </div>
      <div className={styles.hello}>
        {liked.length > 1 && <MemberLinks {...{ gender, liked, member }} />}
        <Card padding="roomy">
          <div className={styles.letter}>
            <Face member={member} />
            <Letter key={member.id} member={member} />
          </div>
        </Card>
      </div>
    </>
  );
}

/** The screen before is gone, and with it what had the focus: the heading is where Tab goes on from. */
function useFocusAtFirst(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // At a load of the page the focus stays with the browser.
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return heading;
}

function FreeWords() {
  const { user, settings } = usePage();
  const left = user?.written
    ? freeMessagesLeft({ premium: user.paid_user, written: user.written }, settings)
    : 0;
  if (left === 0) return null;
  return <Plural value={left} one="Your next message is free." other="Your next # messages are free." />;
}

function MemberLinks({ gender, liked, member }: HelloProps) {
  const { t } = useLingui();
  const photoOf = usePhotos();
  const go = useGo();
  const follow = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <nav aria-label={t`Write to`}>
      <ul className={styles.people}>
        {liked.map(({ id, name, fictional, main_image: image }) => {
          const href = signupMatchesPath({ gender, isHello: true, to: id });
          return (
            <li key={id}>
              <a
                className={styles.person}
                href={href}
                aria-current={id === member.id ? 'true' : undefined}
                onClick={(event) => follow(event, href)}
              >
                <Avatar name={name} src={(image && photoOf(image).src) ?? null} size="medium" />
                <span>
                  <span translate="no">{name}</span>
                  {fictional && <FictionalStrip shape="pill" />}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Face({ member }: { member: Profile }) {
  const photoOf = usePhotos();
  const placeWords = usePlaceWords();
  const warningOf = useFictionalWarning();
  return (
    <div className={styles.face}>
      <Photo
        photo={member.main_image && photoOf(member.main_image)}
        alt=""
        sizes="(min-width: 768px) 17rem, 6rem"
        isFirst
        hasBorder={member.photo_border}
      >
        {member.fictional && (
          <span className={styles.fictional}>
            <FictionalStrip>{warningOf(member)}</FictionalStrip>
          </span>
        )}
      </Photo>
      <Text>
        <strong translate="no">{member.name}</strong>, {member.age}
      </Text>
      <Text size="label" tone="muted">
        <span translate="no">{placeWords(member)}</span>
      </Text>
    </div>
  );
}

function Letter({ member }: { member: Profile }) {
  const { t } = useLingui();
  const { settings, user } = usePage();
  const wayOn = useWayOn();
  const send = useSend(sendMessage);
  const [known] = useState(() => new Map<string, string>());
  const limit = settings.message_length;
  const form = useForm<unknown>({
    name: 'signup-matches',
    action: 'hello',
    check: ({ text = '' }) => {
      if (normalizeMessage(text) === '') return [{ path: 'text', code: 'required' }];
      const code = findMessageFault(text, limit ?? Infinity);
      return code === null ? [] : [{ path: 'text', code, ...(limit !== undefined && { params: { limit } }) }];
    },
    send: ({ text = '' }) => {
      const message = { profile_id: member.id, type: 'text', text: normalizeMessage(text) } as const;
      return send({ ...message, client_id: clientIdOf(known, message) });
    },
    onDone: () => {
      location.assign(wayOn);
      return 'leaving';
    },
  });
  const { name } = member;
  return (
    <Form form={form}>
      <input type="hidden" name="action" value="hello" />
      <input type="hidden" name="to" value={member.id} />
      <Stack gap="5">
        <About id={member.id} name={name} />
        <Openers id={member.id} onChoose={(line) => form.write('text', line)} />
        <FormError apiError={form.apiError} />
        <Field
          label={
            <Trans>
              Your message to <span translate="no">{name}</span>
            </Trans>
          }
          error={form.error('text')}
        >
          <Textarea
            name="text"
            rows={3}
            defaultValue={form.initial('text')}
            maxLength={limit}
            placeholder={t`Write a message`}
          />
        </Field>
        {user && awaitsConfirmation(user.status) && (
          <Notice>
            <Trans>Your message is sent as soon as you’ve confirmed your e-mail address.</Trans>
          </Notice>
        )}
        <div className={styles.letterButtons}>
          <Button type="submit" icon={Send} busy={form.isSending}>
            <Trans>
              Send to <span translate="no">{name}</span>
            </Trans>
          </Button>
          <ButtonLink tone="plain" href={wayOn}>
            <Trans>Not now</Trans>
          </ButtonLink>
        </div>
      </Stack>
    </Form>
  );
}

/** What the member says about itself, as far as it says anything. */
function About({ id, name }: { id: string; name: string }) {
  const { data } = useQuery(memberQueryOptions(useApi(), id));
  const langOf = useTextLang();
  const profile = data && 'about' in data.profile ? data.profile : undefined;
  if (!profile?.about) return null;
  return (
    <figure className={styles.about}>
      <figcaption>
        <Trans>
          <span translate="no">{name}</span> writes:
        </Trans>
      </figcaption>
      <blockquote className={styles.quote} dir="auto" lang={langOf(profile.about_language)}>
        {profile.about}
      </blockquote>
    </figure>
  );
}

function Openers({ id, onChoose }: { id: string; onChoose: (line: string) => void }) {
  const { t } = useLingui();
  const { data } = useQuery(icebreakersQueryOptions(useApi(), id));
  const langOf = useTextLang();
  const lines = (data?.icebreakers ?? []).slice(0, SUGGESTED_ICEBREAKERS);
  if (lines.length === 0) return null;
  return (
    <Icebreakers label={t`Suggested opening lines`}>
      {lines.map(({ id: key, text }) => (
        <Icebreaker key={key} lang={langOf(data?.language)} onChoose={() => onChoose(text)}>
          {text}
        </Icebreaker>
      ))}
    </Icebreakers>
  );
}
