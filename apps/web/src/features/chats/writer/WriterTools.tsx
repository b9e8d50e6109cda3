import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { giftsOf, type OutgoingContent } from '@vela/domain/chat';
import { IconButton } from '@vela/ui/IconButton';
import Gift from 'lucide-react/icons/gift';
import { useState } from 'react';
import { usePage } from '../../../shell/page';
import { GiftSheet } from './GiftSheet';
import { PhotoTool } from './PhotoTool';
import type { Charging } from './use-charge';

export interface WriterToolsProps {
  /** Of the other. */
  name: string;
  charging: Charging;
  onSend: (content: OutgoingContent) => void;
}

/** What can be sent beside a text. */
export function WriterTools(props: WriterToolsProps) {
  const { t } = useLingui();
  const { settings } = usePage();
  const [isGiving, setIsGiving] = useState(false);
  const [cheapest] = giftsOf(settings.gift_credits ?? {});
  return (
    <>
      <PhotoTool {...props} />
      {cheapest && (
        <IconButton
          icon={Gift}
          label={t`Send a gift, from ${plural(cheapest.credits, { one: '# credit', other: '# credits' })}`}
          onClick={() => setIsGiving(true)}
        />
      )}
      <GiftSheet {...props} isOpen={isGiving} onClose={() => setIsGiving(false)} />
    </>
  );
}
