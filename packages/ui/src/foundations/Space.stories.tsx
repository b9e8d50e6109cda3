import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import * as styles from './Foundations.css';
import { Advice, Guide, Part } from './Guide';

const meta = { title: 'Foundations/Space', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Space: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Space, corners, elevation"
      lead="Space separates, not boxes. A grid of 4 px; a name is the number of its steps. Where someone enlarges the text on a phone, the wider spaces give way to the words."
    >
      <Part title="Space">
        <div>
          {Object.entries(styles.spaces).map(([name, bar]) => (
            <div key={name} className={styles.line}>
              <Text size="label" weight="bold">
                {name} · {4 * Number(name)} px
              </Text>
              <div className={bar} />
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
