import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoLink } from '../Logo';
import { Footer, FooterLink } from './Footer';

const links = (names: readonly string[]) =>
  names.map((name) => (
    <FooterLink key={name} href={`#${name}`}>
      {name}
    </FooterLink>
  ));

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <LogoLink name="Vela" href="/" />,
    links: links([
      'Terms',
      'Privacy',
      'Cookies',
      'Access ban',
      'Pricing',
      'Complaints',
      'Return policy',
      'FAQ',
      'Customer service',
    ]),
    legal: [
      'Vela is for adults aged 18 and over. Fictional profiles, where a site has them, carry a label everywhere they appear.',
      'Vela Dating B.V. · Utrecht, Netherlands',
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { legal: ['Vela Dating B.V.'] } };

export const WithoutLinks: Story = { args: { links: [] } };

export const LongGermanWords: Story = {
  args: {
    links: links([
      'Nutzungsbedingungen',
      'Datenschutzerklärung',
      'Zugangsbeschränkungen',
      'Beschwerdemöglichkeiten',
      'Rückgabebedingungen',
      'Kundenbetreuung',
    ]),
  },
};
