import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { icebreakersQueryOptions } from '@vela/api-client/queries/icebreakers';
import { Starter, Starters } from '@vela/ui/Composer';
import { useApi } from '../../../shell/members';

interface OpenersProps {
  profileId: string;
  onChoose: (line: string) => void;
}

/** Suggested opening lines; without them one writes one's own. */
export function Openers({ profileId, onChoose }: OpenersProps) {
  const { t } = useLingui();
  const { data } = useQuery(icebreakersQueryOptions(useApi(), profileId));
  const lines = data?.icebreakers ?? [];
  if (lines.length === 0) return null;
  return (
    <Starters label={t`Suggested opening lines`}>
      {lines.map(({ id, text }) => (
        <Starter key={id} onChoose={() => onChoose(text)}>
          {text}
        </Starter>
      ))}
    </Starters>
  );
}
