import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { Logo, LogoLink } from './Logo';

const meta = {
  title: 'Pictures/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Once on a page, as the link to the home page.'],
    not: ['Not as decoration, and only with the name of the site.'],
  }),
  args: { name: 'Vela' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Another site' } };

export const AsLink: Story = { render: ({ name }) => <LogoLink name={name} href="/" /> };

export const LongName: Story = { args: { name: 'Herzklopfen in Mecklenburg-Vorpommern' } };
