import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Stack } from '../layout';
import { Loading, Skeleton } from '../Skeleton';
import { Text } from '../Text';
import { motion } from '../tokens';
import * as styles from './Foundations.css';
import { Guide, Part } from './Guide';

const meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const USES = {
  fast: 'What answers a press or the pointer',
  medium: 'What appears, folds out or takes another’s place',
  slow: 'What covers the page: a dialog, a sheet',
} as const satisfies Record<keyof typeof styles.runners, string>;

export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Motion"
      lead="Three durations and one curve. Motion shows where something comes from, and nothing else; who asked the device for less motion gets none. The toolbar shows both."
    >
      <Part title="Durations" note="Point at a lane, or go to it with the Tab key.">
        <div>
          {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
            <div key={name} className={styles.line}>
              <Stack gap="0">
                <Text size="label" weight="bold">
                  {name} · {motion[name]}
                </Text>
                <Text size="stamp" tone="muted">
                  {USES[name]}
                </Text>
              </Stack>
              <button type="button" className={styles.lane} aria-label={`Show ${name}`}>
                <div className={styles.runners[name]} />
              </button>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="What goes on"
        note="Only where something is waited for: three dots of a busy button, the light over a skeleton. Nothing moves to be noticed."
      >
        <div className={styles.waiting}>
          <Button busy>Send activation e-mail</Button>
          <Loading label="Loading members">
            <Skeleton shape="control" />
          </Loading>
        </div>
      </Part>
    </Guide>
  ),
};
