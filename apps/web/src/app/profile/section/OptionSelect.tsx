import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Select } from '@vela/ui/Select';

interface OptionSelectProps<Option extends string> {
  name: string;
  texts: Readonly<Record<Option, MessageDescriptor>>;
  value: Option | null;
  onChange: (value: Option | null) => void;
}

/** One of several answers, or none. */
export function OptionSelect<Option extends string>({
  name,
  texts,
  value,
  onChange,
}: OptionSelectProps<Option>) {
  const { t, i18n } = useLingui();
  const entries = Object.entries(texts) as [Option, MessageDescriptor][];
  return (
    <Select
      name={name}
      value={value ?? ''}
      placeholder={t`No answer`}
      options={entries.map(([option, text]) => ({ value: option, label: i18n._(text) }))}
      onChange={({ target }) => onChange(entries.find(([option]) => option === target.value)?.[0] ?? null)}
    />
  );
}
