import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { LogoLink } from '@vela/ui/Logo';
import { PhotoPile } from '@vela/ui/PhotoPile';
import { Container, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { use, type ReactNode } from 'react';
import { LanguageMenu } from '../../kit/frame/bars/LanguageMenu';
import { OverPageContext } from '../../kit/join/over-page';
import { usePage } from '../../kit/page/page-context';
import { portrait, type PortraitName } from '../../kit/join/portraits/portraits';
import { Main } from '../../kit/page/Main';
import { ScreenHead } from '../../kit/page/ScreenHead';
import * as styles from './SignupFrame.css';
import { useWayToLogIn } from './use-way-to-log-in';

const COLUMNS = [
  ['farid', 'ingrid', 'mateo'],
  ['nadia', 'maarten', 'amara'],
] as const satisfies readonly (readonly PortraitName[])[];

const PHOTOS = COLUMNS.map((names) => names.map((name) => portrait(name)));

interface SignupFrameProps {
  /** The title of the step in the browser's tab: each step is a page of its own in the history. */
  title: string;
  /** The member for whose sake one joins, by id. */
  signupMemberId: string | undefined;
  children: ReactNode;
}

/** What stands around a step: a page of its own, or the dialog over another one, which it ends with the way to log in. */
export function SignupFrame(props: SignupFrameProps) {
  return use(OverPageContext) === null ? <PageFrame {...props} /> : <ModalFrame {...props} />;
}

function ModalFrame({ signupMemberId, children }: SignupFrameProps) {
  const toLogIn = useWayToLogIn(signupMemberId);
  return (
    <Stack gap="6">
      {children}
      <Text size="label" tone="muted">
        <Trans>Already a member?</Trans>{' '}
        <TextLink {...toLogIn}>
          <Trans>Log in</Trans>
        </TextLink>
      </Text>
    </Stack>
  );
}

/** A head of its own, one column of form, and on a wide screen company. */
function PageFrame({ title, signupMemberId, children }: SignupFrameProps) {
  const { t } = useLingui();
  const toLogIn = useWayToLogIn(signupMemberId);
  const { name } = usePage().settings;
  return (
    <div className={styles.frame}>
      <ScreenHead
        title={title}
        description={t`Join ${name}: free, in about two minutes. You choose what others see, and there is no subscription.`}
      />
      <div>
        <header className={styles.head}>
          <LogoLink name={name} href="/" />
          <div className={styles.headEnd}>
            <LanguageMenu />
            <span className={styles.question}>
              <Trans>Already a member?</Trans>
            </span>
            <ButtonLink tone="plain" size="small" {...toLogIn}>
              <Trans>Log in</Trans>
            </ButtonLink>
          </div>
        </header>
        <div className={styles.body}>
          <Container size="form">
            <Main>{children}</Main>
          </Container>
        </div>
      </div>
      <aside className={styles.aside}>
        <figure className={styles.figure}>
          <PhotoPile layout="aside" photos={PHOTOS} sizes="(min-width: 992px) 16rem, 1px" />
          <figcaption className={styles.caption}>
            <Trans>A few honest lines are enough.</Trans>
            <p className={styles.captionNote}>
              <Trans>
                No need for a perfect photo or a clever opener. Say who you are and what you hope to find.
              </Trans>
            </p>
          </figcaption>
        </figure>
      </aside>
    </div>
  );
}
