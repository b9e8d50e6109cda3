import { Trans, useLingui } from '@lingui/react/macro';
import type { Wishes } from '@vela/contract/entities/wishes';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Container } from '@vela/ui/layout';
import { Stepper } from '@vela/ui/Stepper';
import { Text } from '@vela/ui/Text';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState, type ReactNode } from 'react';
import { FormError } from '../../kit/forms/FormError';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { useGo } from '../../kit/page/use-routing';
import { AgeQuestion, GenderQuestion, InterestsQuestion, LookingForQuestion } from './Questions';
import { matchFinderPath, type WishStep } from './match-finder-search';
import * as styles from './MatchFinder.css';
import { useSaveWishes } from './use-save-wishes';
import { proposedWishes, wishesOfForm } from './wish-form';

interface WishQuestionProps {
  step: WishStep;
  /** Those of this site. */
  steps: readonly WishStep[];
  isChange: boolean;
  isFirst: boolean;
  wishes: Wishes | null;
  hasPlace: boolean;
}

/** One question, saved when the next one is asked; a changed answer leads back to those who fit. */
export function WishQuestion({ step, steps, isChange, isFirst, wishes, hasPlace }: WishQuestionProps) {
  const { user } = usePage();
  const go = useGo();
  const words = useStepWords();
  const { save, isSaving, apiError } = useSaveWishes();
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  // Agreed to for this answer: a consent to others doesn't name it.
  const isAgreed = (user?.consents.special_categories ?? false) && (wishes?.gender ?? null) !== null;
  const index = steps.indexOf(step);
  const next = isChange ? undefined : steps[index + 1];
  const before = isChange ? null : (steps[index - 1] ?? null);
  const { t } = useLingui();
  const { title, lead } = words[step];
  const proposal = isFirst ? proposedWishes(user?.profile?.age, wishes) : null;
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const change = wishesOfForm(step, data);
    const needsConsent = typeof change.gender === 'string' && !isAgreed;
    const agrees = data.has('special_categories');
    setIsConsentMissing(needsConsent && !agrees);
    if (needsConsent && !agrees) return;
    if (await save(change, needsConsent)) go(matchFinderPath({ step: next ?? null, isFirst }));
  };
  return (
    <Screen title={title}>
      <Container size="form">
        <form
          className={styles.question}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSaving) void submit(event.currentTarget);
          }}
        >
          {!isChange && <Stepper steps={steps.map((each) => words[each].name)} current={index} />}
          <div className={styles.asked}>
            <Heading level={1} size="page" tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </div>
          {step === 'gender' && (
            <GenderQuestion
              gender={wishes && wishes.gender}
              isAgreed={isAgreed}
              isMissing={isConsentMissing}
            />
          )}
          {step === 'age' && <AgeQuestion {...{ wishes, proposal, hasPlace }} />}
          {step === 'interests' && <InterestsQuestion chosen={wishes?.interests ?? []} />}
          {step === 'looking-for' && <LookingForQuestion wishes={wishes} />}
          <FormError apiError={apiError} />
          <div className={styles.foot}>
            <ButtonLink tone="line" href={matchFinderPath({ step: before, isFirst })} aria-label={t`Back`}>
              <Icon of={ArrowLeft} />
            </ButtonLink>
            <Button type="submit" busy={isSaving}>
              {next === undefined ? <Trans>Show who fits</Trans> : <Trans>Continue</Trans>}
            </Button>
          </div>
        </form>
      </Container>
    </Screen>
  );
}

interface StepWords {
  name: string;
  title: string;
  lead: ReactNode;
}

function useStepWords(): Record<WishStep, StepWords> {
  const { t } = useLingui();
  return {
    gender: {
      name: t({ message: 'Who', context: 'step of the match finder' }),
      title: t`Who would you like to meet?`,
      lead: <Trans>Your wishes are kept as you go. Nobody else sees them.</Trans>,
    },
    age: {
      name: t`Age and place`,
      title: t`How old, and how near?`,
      lead: <Trans>A little room at both ends finds you more people.</Trans>,
    },
    interests: {
      name: t`Interests`,
      title: t`What would you like to share?`,
      lead: <Trans>Choose up to five. One in common is enough to fit.</Trans>,
    },
    'looking-for': {
      name: t`Looking for`,
      title: t`What are you looking for?`,
      lead: <Trans>Choose what is true today. It’s on your profile, so that others know, too.</Trans>,
    },
  };
}
