import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Checkbox } from '@vela/ui/Checkbox';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FormError } from '../../kit/forms/FormError';
import { useForm } from '../../kit/forms/use-form';
import { useHiddenFromVisitors } from '../../kit/page/use-hidden-from-visitors';
import { FailedPart } from '../../kit/page/FailedPart';
import { usePart } from '../../kit/page/use-part';
import { choice, place, withoutScript } from './PhotoStep.css';
import { StepForm } from './StepForm';
import { useSaveAnswers } from './use-save-answers';
import type { ChosenPhoto } from './use-chosen-photo';
import type { SignupFlow } from './use-signup';

const loadChoice = async () => (await import('./PhotoChoice')).PhotoChoice;

/** The first photo of the new profile, which may wait for later. */
export function PhotoStep({ signup, photo }: { signup: SignupFlow; photo: ChosenPhoto }) {
  const form = useForm<void>({
    name: 'signup',
    action: 'photo',
    initial: signup.draft,
    apiError: signup.apiError,
    check: () => [],
    send: async () => ({ ok: true, result: undefined }),
    onDone: signup.goOn,
  });
  useSaveAnswers(signup, form.values);
  return (
    <Stack gap="6">
      <div className={withoutScript}>
        <Text>
          <Trans>Your browser runs no scripts here. You can add photos to your profile later.</Trans>
        </Text>
      </div>
      <div className={place}>
        <Choice photo={photo} />
      </div>
      <StepForm form={form} step="photo" draft={signup.draft} isEdit={signup.isEdit}>
        <FormError apiError={form.apiError} />
        <WhoSeesPhoto isChosen={form.initial('visitors_may_see') !== ''} />
        <Button
          type="submit"
          wide
          // Without a photo, the step is about choosing one.
          tone={photo.picture === null ? 'line' : 'primary'}
          iconEnd={ArrowRight}
          busy={form.isSending}
        >
          <GoOn isEdit={signup.isEdit} hasPhoto={photo.picture !== null} />
        </Button>
      </StepForm>
    </Stack>
  );
}

/** Who sees the photo; where the site shows members to visitors, whether this one is among them is asked, and no unless said. */
function WhoSeesPhoto({ isChosen }: { isChosen: boolean }) {
  if (useHiddenFromVisitors() !== null)
    return (
      <Text size="label" tone="muted">
        <Trans>Every member can see your main photo. Nobody can without an account.</Trans>
      </Text>
    );
  return (
    <Stack gap="3">
      <Text size="label" tone="muted">
        <Trans>
          All members can see your main photo. Visitors without an account see it only if you allow it.
        </Trans>
      </Text>
      <Checkbox size="small" name="visitors_may_see" defaultChecked={isChosen}>
        <Trans>
          Show me to visitors without an account, too. They then see my main photo, username, age, country and
          region. I can change this in the settings.
        </Trans>
      </Checkbox>
    </Stack>
  );
}

/** Loaded with the step: what cuts photos out would hold up all the others. */
function Choice({ photo }: { photo: ChosenPhoto }) {
  const { part: PhotoChoice, isFailed, retries, ...loading } = usePart(loadChoice);
  if (PhotoChoice) return <PhotoChoice photo={photo} takesFocus={retries > 0} />;
  if (isFailed) return <FailedPart {...loading} />;
  return (
    <div className={choice}>
      <Loading>
        <Skeleton shape="whole" />
      </Loading>
    </div>
  );
}

function GoOn({ isEdit, hasPhoto }: { isEdit: boolean; hasPhoto: boolean }) {
  if (isEdit) return <Trans>Back to the summary</Trans>;
  return hasPhoto ? <Trans>Continue</Trans> : <Trans>Continue without a photo</Trans>;
}
