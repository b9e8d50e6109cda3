import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import { DoneNotice } from '../../../kit/forms/DoneNotice';
import { FormError } from '../../../kit/forms/FormError';
import { actions } from './SectionCard.css';
import type { ProfileField } from './section-state';
import type { Section } from './use-section';

interface SectionCardProps<Field extends ProfileField> {
  /** Its place on the page, for links. */
  id?: string;
  section: Section<Field>;
  title: ReactNode;
  lead?: ReactNode;
  /** Whether there is anything to save. */
  canSave?: boolean;
  children: ReactNode;
}

/** One part of the profile, with a button that saves this part alone. */
export function SectionCard<Field extends ProfileField>({
  id,
  section,
  title,
  lead,
  canSave = true,
  children,
}: SectionCardProps<Field>) {
  const titleId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={titleId} padding="roomy">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) section.save();
        }}
      >
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={2} size="section" id={titleId}>
              {title}
            </Heading>
            {lead !== undefined && (
              <Text size="label" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
          {children}
          <FormError apiError={section.apiError} />
          {section.savedTimes > 0 && (
            <DoneNotice times={section.savedTimes}>
              <Trans>Saved.</Trans>
            </DoneNotice>
          )}
          {canSave && (
            <div className={actions}>
              <Button
                type="submit"
                tone={section.isChanged ? 'primary' : 'line'}
                busy={section.isSaving}
                aria-describedby={titleId}
              >
                <Trans>Save</Trans>
              </Button>
              {section.isChanged && (
                <Button tone="plain" onClick={section.reset} aria-describedby={titleId}>
                  <Trans>Discard changes</Trans>
                </Button>
              )}
            </div>
          )}
        </Stack>
      </form>
    </Card>
  );
}
