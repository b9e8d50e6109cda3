import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileCard } from '@vela/contract/entities/profile';
import { latestTracking, trackingOf } from '@vela/domain/landers';
import { isSignupOpen, SIGNUP_STEPS, signupStages, type SignupStep } from '@vela/domain/signup';
import { Heading } from '@vela/ui/Heading';
import { Stepper } from '@vela/ui/Stepper';
import { Text } from '@vela/ui/Text';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Stack } from '@vela/ui/layout';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { useKnownSource } from '../../kit/consent/use-known-source';
import { useReturn } from '../../kit/forms/use-return';
import { usePage } from '../../kit/page/page-context';
import { FailedPart } from '../../kit/page/FailedPart';
import { usePart } from '../../kit/page/use-part';
import { useGo } from '../../kit/page/use-routing';
import { AccountStep } from './AccountStep';
import { CheckMail } from './CheckMail';
import { draftOfServer, withSignupMember, type Draft } from './draft';
import { InviteOnly } from './InviteOnly';
import type { LaterStepProps } from './LaterStep';
import { laterStepAtHand, loadLaterStep } from './load-later-step';
import { loadProgress } from './load-progress';
import { MemberNameContext } from './member-name';
import { OverPageContext } from './over-page';
import { SignupFrame } from './SignupFrame';
import type { Progress } from './SignupProgress';
import { StepLink } from './StepLink';
import type { CountryRegions } from './use-regions';
import { useChosenPhoto } from './use-chosen-photo';
import { useSecondPress } from './use-second-press';
import { useSignup } from './use-signup';
import { useStepAddress } from './use-step-address';

export interface SignupProps {
  /** The step that the address names. */
  step: SignupStep;
  /** It was opened from the summary. */
  isEdit: boolean;
  /** The part of the draft that the visitor's origin filled in. */
  arrival: Draft;
  /** The names of the months, January first. */
  months: readonly string[];
  /** The country to begin with, and its regions. */
  country: string;
  regions: CountryRegions | null;
  /** The member that the visitor signs up to meet; `null` where there is none, or none that a visitor may see. */
  member: ProfileCard | null;
}

/** The sign-up, step by step. */
export function Signup(props: SignupProps) {
  const memberName = use(MemberNameContext) ?? props.member?.name;
  return (
    <MemberNameContext value={memberName}>
      <SignupOf {...props} />
    </MemberNameContext>
  );
}

function SignupOf(props: SignupProps) {
  const { t } = useLingui();
  const { settings, draft, form } = usePage();
  const source = latestTracking(
    useKnownSource(),
    trackingOf((name) => draft?.tracking?.[name]),
  );
  const { signup_member_id: signupMemberId } = withSignupMember(draftOfServer(draft), props.arrival);
  if (form?.name === 'signup' && form.done) return <CheckMail />;
  if (isSignupOpen(settings.signups, source)) return <Steps {...props} />;
  return (
    <SignupFrame title={t`Create your account`} signupMemberId={signupMemberId} member={null}>
      <InviteOnly signupMemberId={signupMemberId} />
    </SignupFrame>
  );
}

function Steps({ step: wanted, isEdit, arrival, months, country, regions, member }: SignupProps) {
  const { t } = useLingui();
  const go = useGo();
  const addressOf = useStepAddress();
  const goTo = (step: SignupStep) => go(addressOf(step));
  const signup = useSignup({ wanted, isEdit, arrival, goTo });
  const photo = useChosenPhoto();
  const [progress, setProgress] = useState<Progress | null>(null);
  // Whether the account was made when the page was left, only the server knows.
  useReturn(() => progress !== null && location.reload());
  const { title, lead } = useStepWords(signup.step);
  useSecondPress(signup.step);
  const heading = useStepFocus(progress === null ? signup.step : 'progress', signup.apiError !== null);
  const names = [t`Account`, t`Who to meet`, t`Photo`, t`Location`, t`About you`, t`Summary`];
  const index = SIGNUP_STEPS.indexOf(signup.step);
  const before = SIGNUP_STEPS[index - 1];
  const signupMemberId = signup.draft.signup_member_id;
  if (progress !== null) {
    return (
      <SignupFrame title={t`One moment`} {...{ signupMemberId, member }}>
        <Stack gap="8">
          <StepHeading title={t`One moment`} heading={heading} />
          <Making hasPhoto={photo.picture !== null} {...progress} />
        </Stack>
      </SignupFrame>
    );
  }
  return (
    <SignupFrame title={title} {...{ signupMemberId, member }}>
      <Stack gap="6">
        <Stepper steps={names} current={index} />
        <StepHeading title={title} lead={lead} heading={heading} />
        <Step
          key={`${signup.step} ${signup.generation}`}
          {...{ signup, photo, months, country, regions }}
          onProgress={setProgress}
          heading={heading}
        />
        {before && (
          <StepLink step={before} onClick={signup.leave}>
            <Trans>Back</Trans>
          </StepLink>
        )}
      </Stack>
    </SignupFrame>
  );
}

/** How far the making of the account is; it goes on where this can't be had. */
function Making({ hasPhoto, ...progress }: Progress & { hasPhoto: boolean }) {
  const { part: SignupProgress } = usePart(loadProgress);
  return SignupProgress && <SignupProgress stages={signupStages({ hasPhoto })} {...progress} />;
}

interface StepProps extends Pick<SignupProps, 'months'>, Omit<LaterStepProps, 'step'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

function Step({ months, heading, ...props }: StepProps) {
  const { signup } = props;
  if (signup.step === 'account') return <AccountStep signup={signup} months={months} />;
  return <Later step={signup.step} heading={heading} {...props} />;
}

/**
 * A step that is usually loaded by the time it opens, unless the connection is slower than the visitor's
 * typing.
 */
function Later({ heading, ...props }: LaterStepProps & Pick<StepProps, 'heading'>) {
  const { part, isFailed, isTrying, retries, retry } = usePart(loadLaterStep);
  const [atHand] = useState(laterStepAtHand);
  const LaterStep = atHand ?? part;
  const isFoundAgain = part !== null && retries > 0;
  // What was pressed is gone.
  useEffect(() => {
    if (isFoundAgain) heading.current?.focus({ preventScroll: true });
  }, [isFoundAgain, heading]);
  if (LaterStep) return <LaterStep {...props} />;
  if (isFailed) return <FailedPart isTrying={isTrying} retry={retry} />;
  return (
    <Loading>
      <Skeleton shape="photo" />
    </Loading>
  );
}

interface StepHeadingProps {
  title: string;
  lead?: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function StepHeading({ title, lead, heading }: StepHeadingProps) {
  return (
    <Stack gap="2">
      <Heading level={1} {...use(OverPageContext)?.heading} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {lead && <Text tone="muted">{lead}</Text>}
    </Stack>
  );
}

function useStepWords(step: SignupStep): { title: string; lead: string } {
  const { t } = useLingui();
  const words = {
    account: {
      title: t`Create your account`,
      lead: t`Takes about two minutes. You can change most of it later.`,
    },
    meet: {
      title: t`Who would you like to meet?`,
      lead: t`Your search begins with this. Answer what you like, and change it at any time.`,
    },
    photo: {
      title: t`A photo of you`,
      lead: t`People like to see who writes to them. You can also add one later.`,
    },
    location: { title: t`Where are you?`, lead: t`We’ll show you people nearby.` },
    about: {
      title: t`About you`,
      lead: t`A line or two goes a long way. Skip anything you’d rather not share.`,
    },
    confirm: { title: t`Review your details`, lead: t`Ready? Create your account.` },
  } as const satisfies Record<SignupStep, { title: string; lead: string }>;
  return words[step];
}

/**
 * A new step is a new page: its heading is announced, and its top is shown. A step that opens with an error moves the focus
 * there itself.
 */
function useStepFocus(
  step: SignupStep | 'progress',
  hasError: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasError) return;
    heading.current?.focus({ preventScroll: true });
    (heading.current?.closest('dialog') ?? window).scrollTo({ top: 0 });
  }, [step, hasError]);
  return heading;
}
