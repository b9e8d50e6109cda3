import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LogoLink } from '../Logo';
import { media } from '../tokens';
import { withUsage } from '../usage';
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
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['Links that people look for at the end of a page: terms, privacy, help, the company.'],
      not: ['Not the only link to anything that a member does every day.'],
    }),
    layout: 'fullscreen',
  },
  args: {
    logo: <LogoLink name="Vela" href="/" />,
    links: links([
      'Terms',
      'Privacy',
      'Cookies',
      'Bans and appeals',
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

/** An installed app shows the name of the site by itself: the links have the whole width. */
export const InInstalledApp: Story = {
  args: { ownerInApp: false },
  beforeEach: () => takeForInstalled(document.styleSheets),
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation');
    await expect(canvas.queryByRole('link', { name: 'Vela' })).toBeNull();
    await expect(links.offsetWidth).toBe(links.parentElement?.offsetWidth);
  },
};

/** Applies the styles of the installed app, since a page can't change its display mode; returns the function that undoes it. */
function takeForInstalled(sheets: Iterable<CSSStyleSheet>): () => void {
  const rules = [...sheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText.includes(media.installedApp));
  const before = rules.map(({ media: { mediaText } }) => mediaText);
  for (const { media: list } of rules)
    list.mediaText = list.mediaText.replace(media.installedApp, '(width > 0)');
  return () => rules.forEach(({ media: list }, index) => (list.mediaText = before[index] ?? ''));
}
