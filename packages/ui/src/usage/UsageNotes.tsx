import { Verdict } from '../foundations/Verdict';
import { pair } from '../foundations/Foundations.css';
import { Stack } from '../layout';
import { Text } from '../Text';
import type { Usage } from './with-usage';

/** What to do with a component beside what to leave. */
export function UsageNotes({ does, not }: Usage) {
  return (
    <div className={pair}>
      <Verdict kind="do">
        <Sentences list={does} />
      </Verdict>
      <Verdict kind="dont">
        <Sentences list={not} />
      </Verdict>
    </div>
  );
}

function Sentences({ list }: { list: readonly string[] }) {
  return (
    <Stack as="ul" gap="2">
      {list.map((sentence) => (
        <li key={sentence}>
          <Text>{sentence}</Text>
        </li>
      ))}
    </Stack>
  );
}
