import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';
import { IconButton } from '../IconButton';
import { eye, passwordInput } from './PasswordInput.css';

/** Names the button of each of several passwords on a page. */
const SHOW_TEXTS = {
  only: msg`Show password`,
  old: msg`Show old password`,
  new: msg`Show new password`,
  repeated: msg`Show repeated password`,
} as const;

export interface PasswordInputProps extends Omit<ElementProps<'input'>, 'type' | 'autoComplete'> {
  /** Which one it is, where a page asks for several. */
  which?: keyof typeof SHOW_TEXTS | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which its owner can look at. */
export function PasswordInput({ which = 'only', ...attributes }: PasswordInputProps) {
  const { i18n } = useLingui();
  const field = useFieldControl();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={passwordInput}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...attributes}
        type={isShown ? 'text' : 'password'}
        className={control}
      />
      <div className={eye}>
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={i18n._(SHOW_TEXTS[which])}
          aria-pressed={isShown}
          aria-controls={attributes.id ?? field?.id}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </div>
  );
}
