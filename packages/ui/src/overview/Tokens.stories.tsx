import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import * as styles from './Tokens.css';

const meta = { title: 'Overview/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours of the brand; a component never asks for one of these. */
export const Scales: Story = {
  render: () => (
    <Stack>
      {Object.entries(styles.scalePatches).map(([name, patches]) => (
        <Stack key={name} gap="1">
          <Text size="label" weight="bold">
            {name}
          </Text>
          <div className={styles.row}>
            {patches.map((patch) => (
              <div key={patch} className={patch} />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

/** What components ask for; the toolbars change the mode and the niche. */
export const Meanings: Story = {
  render: () => (
    <div className={styles.meanings}>
      {Object.entries(styles.meaningPatches).map(([name, patch]) => (
        <Stack key={name} gap="1">
          <div className={patch} />
          <Text size="stamp">{name}</Text>
        </Stack>
      ))}
    </div>
  ),
};

export const TypeScale: Story = {
  render: () => (
    <Stack>
      {(['hero', 'display', 'page', 'section', 'lead', 'body', 'label'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Take your time · {size}
        </Heading>
      ))}
      <Text size="stamp">Stamps and badges</Text>
    </Stack>
  ),
};
