import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { giftsOf, type OutgoingContent } from '@vela/domain/chat';
import { IconButton } from '@vela/ui/IconButton';
import { Tooltip } from '@vela/ui/Tooltip';
import Gift from 'lucide-react/icons/gift';
import { memo, useState } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { useAddressQuery } from '../../../kit/page/use-routing';
import type { Query } from '../../../kit/page/query';
import { PhotoTool } from './PhotoTool';
import { lazyPart, useHasBeen } from '../shared/lazy-part';
import type { Charging } from '../shared/use-charge';

const GiftSheet = lazyPart(async () => (await import('./GiftSheet')).GiftSheet);

export interface ComposerToolsProps {
  /** The name of the other member. */
  name: string;
  charging: Charging;
  onSend: (content: OutgoingContent) => void;
}

/** The tools beside the text field; a member who came to send a gift finds the gifts open. */
export const ComposerTools = memo(function ComposerTools(props: ComposerToolsProps) {
  const { t } = useLingui();
  const { settings } = usePage();
  const isAsked = useAddressQuery(isForGift);
  const [isGiving, setIsGiving] = useState(isAsked);
  const isAskedFor = useHasBeen(isGiving);
  const [cheapest] = giftsOf(settings.gift_credits ?? {});
  const giftWords =
    cheapest && t`Send a gift, from ${plural(cheapest.credits, { one: '# credit', other: '# credits' })}`;
  return (
    <>
      <PhotoTool {...props} />
      {giftWords !== undefined && (
        <Tooltip words={giftWords}>
          <IconButton icon={Gift} label={giftWords} onClick={() => setIsGiving(true)} />
        </Tooltip>
      )}
      {cheapest && isAskedFor && (
        <GiftSheet {...props} cheapest={cheapest} isOpen={isGiving} onClose={() => setIsGiving(false)} />
      )}
    </>
  );
});

function isForGift({ gift }: Query): boolean {
  return gift === '1';
}
