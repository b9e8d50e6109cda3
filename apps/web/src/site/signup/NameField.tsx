import { Trans } from '@lingui/react/macro';
import { checkName } from '@vela/domain/signup';
import { Field, Suggestions } from '@vela/ui/Field';
import { TextInput } from '@vela/ui/TextInput';
import type { FormApi } from '../../kit/forms/use-form';
import type { NameChecker } from './name-checker';
import { useNameLook } from './use-name-checker';

/** The name that others see, and whether it is free. */
export function NameField({ form, names }: { form: FormApi; names: NameChecker }) {
  const { name = '', email = '' } = form.values;
  useNameLook(names, checkName(name, email) === null ? name : '');
  const answer = names.answerFor(name);
  const isFree = answer?.state === 'free' && form.isGood('name');
  const nameError = form.error('name');
  return (
    <Field
      label={<Trans>Username</Trans>}
      // An answer comes when it comes: in the hint's place it moves nothing that is being pressed.
      hint={!isFree && nameError === undefined && <Trans>Others see this name.</Trans>}
      error={nameError}
      good={isFree && <Trans>Username available.</Trans>}
      suggestion={
        nameError !== undefined && <NameSuggestions form={form} suggestions={answer?.suggestions} />
      }
    >
      <TextInput
        name="name"
        defaultValue={form.initial('name')}
        // What one logs in with is the address: as `username` this would be saved in its place.
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Field>
  );
}

interface NameSuggestionsProps {
  form: FormApi;
  /** None before the server was asked. */
  suggestions: readonly string[] | undefined;
}

/** Free names in the place of one that isn't: buttons that fill the field, or words where the page was posted without script. */
function NameSuggestions({ form, suggestions }: NameSuggestionsProps) {
  const label = <Trans>Available:</Trans>;
  if (suggestions === undefined) {
    const posted = form.problem('name')?.params?.['suggestions'];
    return posted !== undefined && <Suggestions label={label} values={[String(posted)]} />;
  }
  if (suggestions.length === 0) return null;
  return <Suggestions label={label} values={suggestions} onChoose={(chosen) => form.write('name', chosen)} />;
}
