import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { icebreakersQueryOptions } from '@vela/api-client/queries/icebreakers';
import { Icebreaker, Icebreakers as IcebreakerList } from '@vela/ui/Composer';
import { useApi } from '../../../kit/session/member-data-context';

interface IcebreakersProps {
  profileId: string;
  onChoose: (line: string) => void;
}

/** Suggested opening lines; without them one writes one's own. */
export function Icebreakers({ profileId, onChoose }: IcebreakersProps) {
  const { t } = useLingui();
  const { data } = useQuery(icebreakersQueryOptions(useApi(), profileId));
  const lines = data?.icebreakers ?? [];
  if (lines.length === 0) return null;
  return (
    <IcebreakerList label={t`Suggested opening lines`}>
      {lines.map(({ id, text }) => (
        <Icebreaker key={id} onChoose={() => onChoose(text)}>
          {text}
        </Icebreaker>
      ))}
    </IcebreakerList>
  );
}
