import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';
import { IconButton } from '../IconButton';
import { eye, passwordInput } from './PasswordInput.css';

export interface PasswordInputProps extends Omit<ElementProps<'input'>, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which its owner can look at. */
export function PasswordInput(attributes: PasswordInputProps) {
  const { t } = useLingui();
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
          label={t`Show password`}
          aria-pressed={isShown}
          aria-controls={attributes.id ?? field?.id}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </div>
  );
}
