import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import { Card } from './Card';

const words = (
  <Stack gap="2">
    <Heading level={2} size="section">
      Confirm your e-mail
    </Heading>
    <Text tone="muted">We sent a link to jonas@example.com. Press it and your account is active.</Text>
  </Stack>
);

const meta = { title: 'Surfaces/Card', component: Card, args: { children: words } } satisfies Meta<
  typeof Card
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lift: 'rest', padding: 'roomy' } };

export const Floating: Story = { args: { lift: 'float' } };
