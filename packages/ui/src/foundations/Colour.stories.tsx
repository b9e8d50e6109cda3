import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Inline, Stack } from '../layout';
import { OnlineDot } from '../OnlineDot';
import { Tag } from '../Tag';
import { Text } from '../Text';
import * as styles from './Foundations.css';
import { Advice, Guide, Part } from './Guide';

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Colour: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Colour"
      lead="Colour means something or it isn’t there. Parts ask for a meaning, never for a colour, so that light, dark and all seven niches are right without anybody thinking of them. The toolbar changes mode and niche."
    >
      <Part
        title="Meanings"
        note="What a part may ask for. Each text on its ground keeps 4.5:1, each edge of a control 3:1, in both modes of every niche: a test reckons all of them."
      >
        <div className={styles.tiles}>
          {Object.entries(styles.meaningPatches).map(([name, patch]) => (
            <Stack key={name} gap="1">
              <div className={patch} />
              <Text size="stamp">{name}</Text>
            </Stack>
          ))}
        </div>
      </Part>
      <Part title="Scales" note="Twelve steps each. Only the table of meanings takes from them.">
        <Stack>
          {Object.entries(styles.scalePatches).map(([name, patches]) => (
            <Stack key={name} gap="1">
              <Text size="label" weight="bold">
                {name}
              </Text>
              <div className={styles.scale}>
                {patches.map((patch) => (
                  <div key={patch} className={patch} />
                ))}
              </div>
            </Stack>
          ))}
        </Stack>
      </Part>
      <Part title="How to use it">
        <Advice
          does="Lime says “online now” and “done”, and carries dark words."
          good={
            <Tag tone="quiet">
              <OnlineDot isSpoken={false} />
              Online now
            </Tag>
          }
          not="Lime as decoration: it then says nothing any more."
          bad={<Tag tone="success">New design</Tag>}
        />
        <Advice
          does="One navy button: what the page is for. The rest steps back."
          good={
            <Inline gap="3">
              <Button>Send message</Button>
              <Button tone="plain">Like</Button>
            </Inline>
          }
          not="Two that shout: neither is heard."
          bad={
            <Inline gap="3">
              <Button>Send message</Button>
              <Button>Like</Button>
            </Inline>
          }
        />
      </Part>
    </Guide>
  ),
};
