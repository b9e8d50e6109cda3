import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, LogoLink } from './Logo';

const meta = { title: 'Pictures/Logo', component: Logo, args: { name: 'Vela' } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Another site' } };

export const AsLink: Story = { render: ({ name }) => <LogoLink name={name} href="/" /> };
