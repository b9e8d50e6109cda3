import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import { lines } from '../tokens';
import * as styles from './Foundations.css';
import { Advice, Guide, Part } from './Guide';

const meta = { title: 'Foundations/Space', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const SPACES = Object.entries(styles.spaces).sort(([one], [other]) => Number(one) - Number(other));

const LINES = {
  hair: 'Between two things, and around a control',
  edge: 'Around what is small: a box to tick, a dot',
  ring: 'Around what is chosen; the stroke of a tick',
  focus: 'Around what has the focus',
  frame: 'Around a picture that lies on another',
} as const satisfies Record<keyof typeof lines, string>;

export const Space: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Space, lines, corners, elevation"
      lead="Space separates, not boxes. A grid of 4 px; a name is the number of its steps. Whole steps between the parts of a page, half ones inside a part. Where someone enlarges the text on a phone, the wider spaces give way to the words."
    >
      <Part title="Space">
        <div>
          {SPACES.map(([name, bar]) => (
            <div key={name} className={styles.line}>
              <Text size="label" weight="bold">
                {name} · {4 * Number(name)} px
              </Text>
              <div className={bar} />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Lines" note="In pixels: enlarged words want no thicker ones.">
        <div>
          {Object.entries(LINES).map(([name, use]) => (
            <div key={name} className={styles.line}>
              <Stack gap="0">
                <Text size="label" weight="bold">
                  {name} · {lines[name as keyof typeof lines]}
                </Text>
                <Text size="stamp" tone="muted">
                  {use}
                </Text>
              </Stack>
              <div className={styles.strokes[name as keyof typeof lines]} />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Corners" note="A control, a card, a sheet; inner for what lies inside a control.">
        <div className={styles.tiles}>
          {Object.entries(styles.corners).map(([name, corner]) => (
            <div key={name} className={corner}>
              {name}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Elevation" note="A card that rests, something that floats, something over a scrim.">
        <div className={styles.tiles}>
          {Object.entries(styles.lifted).map(([name, lift]) => (
            <div key={name} className={lift}>
              {name}
            </div>
          ))}
        </div>
      </Part>
      <Part title="How to use it">
        <Advice
          does="What belongs together stands closer together than what doesn’t."
          good={
            <Stack gap="6">
              <Stack gap="1">
                <Heading level={3} size="section">
                  Photos
                </Heading>
                <Text tone="muted">Others see the first one.</Text>
              </Stack>
              <Button tone="soft">Add a photo</Button>
            </Stack>
          }
          not="A box inside a box to say the same."
          bad={
            <Card>
              <Card lift="float">
                <Heading level={3} size="section">
                  Photos
                </Heading>
              </Card>
            </Card>
          }
        />
      </Part>
    </Guide>
  ),
};
