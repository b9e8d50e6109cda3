import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { icebreakersQueryOptions } from '@vela/api-client/queries/icebreakers';
import type { Profile } from '@vela/contract/entities/profile';
import { SUGGESTED_ICEBREAKERS } from '@vela/domain/chat';
import { Icebreaker, Icebreakers as IcebreakerList } from '@vela/ui/Composer';
import { useState } from 'react';
import { useTextLang } from '../../../kit/formats/use-text-lang';
import { useApi } from '../../../kit/session/member-data-context';
import type { Charging } from '../shared/use-charge';
import { lazyPart, useHasBeen } from '../shared/lazy-part';

const IcebreakerSheet = lazyPart(async () => (await import('./IcebreakerSheet')).IcebreakerSheet);

interface IcebreakersProps {
  profile: Profile;
  charging: Charging;
  onChoose: (line: string) => void;
}

/** Suggested opening lines, and the way to more; without them one writes one's own. */
export function Icebreakers({ profile: { id, name }, charging, onChoose }: IcebreakersProps) {
  const { t } = useLingui();
  const { data } = useQuery(icebreakersQueryOptions(useApi(), id));
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = useHasBeen(isOpen);
  const langOf = useTextLang();
  const lang = langOf(data?.language);
  const lines = data?.icebreakers ?? [];
  if (lines.length === 0) return null;
  return (
    <>
      <IcebreakerList label={t`Suggested opening lines`}>
        {lines.slice(0, SUGGESTED_ICEBREAKERS).map((line) => (
          <Icebreaker key={line.id} lang={lang} onChoose={() => onChoose(line.text)}>
            {line.text}
          </Icebreaker>
        ))}
        {lines.length > SUGGESTED_ICEBREAKERS && (
          <Icebreaker onChoose={() => setIsOpen(true)}>
            <Trans>More opening lines</Trans>
          </Icebreaker>
        )}
      </IcebreakerList>
      {isAsked && (
        <IcebreakerSheet
          isOpen={isOpen}
          name={name}
          lines={lines}
          lang={lang}
          charging={charging}
          onClose={() => setIsOpen(false)}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
