import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { LogoLink } from '@vela/ui/Logo';
import { PhotoPile } from '@vela/ui/PhotoPile';
import { Container } from '@vela/ui/layout';
import { use, type ReactNode } from 'react';
import { LanguageMenu } from '../../kit/frame/bars/LanguageMenu';
import { usePage } from '../../kit/page/page-context';
import { portrait, type PortraitName } from '../../kit/join/portraits/portraits';
import { Main } from '../../kit/page/Main';
import { ScreenHead } from '../../kit/page/ScreenHead';
import { useAddressQuery } from '../../kit/page/use-routing';
import { OverPageContext, type FrameProps } from './over-page';
import { parseSignupSearch } from './signup-search';
import * as styles from './SignupFrame.css';
import { useToMember } from './use-to-member';
import { useWayToLogIn } from './use-way-to-log-in';

const COLUMNS = [
  ['farid', 'ingrid', 'mateo'],
  ['nadia', 'maarten', 'amara'],
] as const satisfies readonly (readonly PortraitName[])[];

const PHOTOS = COLUMNS.map((names) => names.map((name) => portrait(name)));

interface SignupFrameProps {
  title: FrameProps['title'];
  /** The member for whose sake one joins, by id. */
  signupMemberId: string | undefined;
  member: FrameProps['member'];
  children: ReactNode;
}

/** What stands around a step: the page of the sign-up, or what is over another one. */
export function SignupFrame({ title, signupMemberId, member, children }: SignupFrameProps) {
  const Frame = use(OverPageContext)?.Frame ?? PageFrame;
  return (
    <Frame {...{ title, member }} toLogIn={useWayToLogIn(signupMemberId)}>
      {children}
    </Frame>
  );
}

/** A head of its own, one column of form, and on a wide screen company. */
function PageFrame({ title, toLogIn, member, children }: FrameProps) {
  const { t } = useLingui();
  const { name } = usePage().settings;
  const { step } = useAddressQuery(parseSignupSearch);
  const ToMember = useToMember(member !== null);
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
            <Main>
              {member && ToMember && step === 'account' && <ToMember.MemberAbove member={member} />}
              {children}
            </Main>
          </Container>
        </div>
      </div>
      <aside className={styles.aside}>
        {member && ToMember ? <ToMember.MemberBeside member={member} /> : <Company />}
      </aside>
    </div>
  );
}

function Company() {
  return (
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
  );
}
