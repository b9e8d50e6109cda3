import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OutgoingContent } from '@vela/domain/chat';
import { IconButton } from '@vela/ui/IconButton';
import Image from 'lucide-react/icons/image';
import { useRef, useState } from 'react';
import { PhotoSheet } from './PhotoSheet';
import type { Charging } from '../use-charge';

interface PhotoToolProps {
  name: string;
  charging: Charging;
  onSend: (content: OutgoingContent) => void;
}

/** What the server can read, as the browser's chooser takes it. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** Chooses a photo; it is sent after a look at it and at what it costs. */
export function PhotoTool({ name, charging, onSend }: PhotoToolProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const cost = charging.costOf({ type: 'photo' });
  return (
    <>
      <IconButton
        icon={Image}
        label={t`Send a photo, ${plural(cost, { one: '# credit', other: '# credits' })}`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <PhotoSheet file={file} onClose={() => setFile(null)} name={name} charging={charging} onSend={onSend} />
    </>
  );
}
