import { copyWorkspace, type WorkspaceCopy } from '@vela/check/testing/copy-workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One of each kind in one copy of the workspace, with what it writes. */
const GENERATED = [
  {
    args: ['endpoint', 'list-gondolas', '--query'],
    writes: [
      'new     packages/contract/src/endpoints/list-gondolas.ts',
      'changed packages/contract/src/endpoints/index.ts',
      'new     apps/server/src/gondolas/list-gondolas.ts',
      'new     apps/server/tests/list-gondolas.test.ts',
      'changed apps/server/src/routes.ts',
      'changed tooling/check/src/lint/layers.ts',
      'new     packages/api-client/src/queries/gondolas.ts',
    ],
  },
  {
    args: ['endpoint', 'sendGift', '--folder', 'chat', '--path', '/api/send-gift.php'],
    writes: [
      'new     packages/contract/src/endpoints/send-gift.ts',
      'changed packages/contract/src/endpoints/index.ts',
      'new     apps/server/src/chat/send-gift.ts',
      'new     apps/server/tests/send-gift.test.ts',
      'changed apps/server/src/routes.ts',
    ],
  },
  {
    args: ['component', 'GiftCard'],
    writes: [
      'new     packages/ui/src/GiftCard/GiftCard.tsx',
      'new     packages/ui/src/GiftCard/GiftCard.css.ts',
      'new     packages/ui/src/GiftCard/GiftCard.stories.tsx',
      'new     packages/ui/src/GiftCard/index.ts',
    ],
  },
  {
    args: ['rule', 'limits/gift-quota'],
    writes: [
      'new     packages/domain/src/limits/gift-quota.ts',
      'new     packages/domain/src/limits/gift-quota.test.ts',
      'changed packages/domain/src/limits/index.ts',
    ],
  },
  {
    args: ['rule', 'gifts/gift-quota'],
    writes: [
      'new     packages/domain/src/gifts/gift-quota.ts',
      'new     packages/domain/src/gifts/gift-quota.test.ts',
      'new     packages/domain/src/gifts/index.ts',
      'changed packages/domain/README.md',
    ],
  },
  {
    args: ['screen', 'gift-shop'],
    writes: [
      'changed packages/domain/src/pages/pages.ts',
      'new     apps/web/src/routes/gift-shop.tsx',
      'new     apps/web/src/app/gift-shop/index.ts',
      'new     apps/web/src/app/gift-shop/GiftShop.tsx',
      'new     apps/web/src/app/gift-shop/GiftShop.stories.tsx',
      'changed apps/web/src/routeTree.gen.ts',
    ],
  },
  {
    args: ['screen', 'gift-ideas', '--access', 'public'],
    writes: [
      'changed packages/domain/src/pages/pages.ts',
      'new     apps/web/src/routes/gift-ideas.tsx',
      'new     apps/web/src/site/gift-ideas/index.ts',
      'new     apps/web/src/site/gift-ideas/GiftIdeas.tsx',
      'new     apps/web/src/site/gift-ideas/GiftIdeas.stories.tsx',
      'changed apps/web/src/pages/visitor-screens.ts',
      'changed apps/web/src/pages/screens.ts',
      'changed apps/web/src/routeTree.gen.ts',
    ],
  },
  {
    args: ['mail', 'gift-received', '--path', '/likes'],
    writes: [
      'new     apps/server/src/mails/kinds/gift-received.ts',
      'changed apps/server/src/mails/kinds/index.ts',
      'changed apps/server/src/mails/render-mail.test.ts',
    ],
  },
  {
    args: ['alert', 'gift-waiting', '--href', '/likes', '--quiet', 'likes,settings'],
    writes: [
      'new     packages/domain/src/alerts/gift-waiting.ts',
      'new     packages/domain/src/alerts/gift-waiting.test.ts',
      'changed packages/domain/src/alerts/alerts.ts',
      'new     apps/web/src/kit/frame/alerts/GiftWaiting.tsx',
      'new     apps/web/src/kit/frame/alerts/GiftWaiting.stories.tsx',
      'changed apps/web/src/kit/frame/alerts/MemberAlerts.tsx',
      'changed packages/domain/src/pages/pages.ts',
    ],
  },
  {
    args: ['lander', 'springwall'],
    writes: [
      'changed packages/domain/src/landers/lander-names.ts',
      'changed apps/lander/src/landers/index.ts',
      'new     apps/lander/src/landers/springwall/Springwall.tsx',
      'new     apps/lander/src/landers/springwall/Springwall.stories.tsx',
    ],
  },
] as const;

let copy: WorkspaceCopy;

beforeAll(() => {
  copy = copyWorkspace();
});

afterAll(() => copy.remove());

describe('generate', () => {
  it.each(GENERATED)('writes $args', ({ args, writes }) => {
    const { output } = copy.run({ script: 'tooling/generate/src/main.ts', args });
    const lines = output.split('\n');
    expect(lines.filter((line) => /^(?:new|changed) /.test(line))).toEqual(writes);
  });

  it('takes method and path of an endpoint', () => {
    const contract = copy.read('packages/contract/src/endpoints/send-gift.ts');
    expect(contract).toContain(`method: 'POST'`);
    expect(contract).toContain(`path: '/api/send-gift.php'`);
  });

  it('renders a mail in the test of all mails, with its path', () => {
    expect(copy.read('apps/server/src/mails/kinds/gift-received.ts')).toContain(`path: '/likes'`);
    expect(copy.read('apps/server/src/mails/render-mail.test.ts')).toContain(
      `      { ...base, locale, kind: 'gift_received' },\n    ];`,
    );
  });

  it('takes the link of an alert and the pages that never show it', () => {
    expect(copy.read('apps/web/src/kit/frame/alerts/GiftWaiting.tsx')).toContain('href="/likes"');
    const pages = copy.read('packages/domain/src/pages/pages.ts');
    expect(pages).toMatch(/ {2}likes: \{[^}]*quiet: \['giftWaiting'\]/);
    expect(pages).toContain(
      `quiet: ['activateReminder', 'disabledNotifications', 'giftWaiting', 'profilePhoto'],`,
    );
  });

  it('lists a new topic of the domain', () => {
    expect(copy.read('packages/domain/README.md')).toMatch(/^\| `gifts` +\| gift quota +\|$/m);
  });

  it('leaves files that are formatted and keep the rules', () => {
    const files = GENERATED.flatMap(({ writes }) => writes.map(fileOf)).filter(
      (file) => !file.endsWith('.gen.ts'),
    );
    expect(faultsOf({ tool: 'oxfmt', args: ['--check', ...files] })).toBe('');
    expect(faultsOf({ tool: 'oxlint', args: ['--deny-warnings', ...files] })).toBe('');
  });

  it('leaves a workspace that type-checks', () => {
    // Rules would take longer than types. What lies in a folder with a dot has a compiler of its own.
    copy.write({
      'types.json': JSON.stringify({ options: { typeAware: true }, ignorePatterns: ['**/.storybook/**'] }),
    });
    const args = ['--config', 'types.json', '-A', 'all', '--type-check'];
    expect(faultsOf({ tool: 'oxlint', args })).toBe('');
  });

  it.each([
    ['packages/domain', ['src/pages', 'src/alerts', 'src/landers', 'gift-quota', '--coverage.enabled=false']],
    ['packages/contract', ['src/registry.test.ts', 'src/pages.test.ts']],
    ['apps/web', ['tests/routes.test.ts']],
    ['apps/server', ['src/pages/guard.test.ts', 'src/mails', 'tests/list-gondolas.test.ts']],
  ])('leaves the tests of %s passing', (folder, args) => {
    expect(faultsOf({ tool: 'vitest', in: folder, args: ['run', ...args] })).toBe('');
  });

  it.each([
    [['endpoint', 'gifts'], 'An endpoint is named by a verb and a noun'],
    [['endpoint', 'list-lists', '--method', 'LIST'], 'A method is one of'],
    [['endpoint', 'list-lists', '--path', 'api?x'], 'is no path'],
    [['endpoint', 'send-lists', '--query'], 'A query is that of a GET'],
    [['component', 'giftCard'], 'A component is named in PascalCase'],
    [['rule', 'giftQuota'], 'A rule is named by its topic and name'],
    [['component', 'Button'], 'packages/ui/src/Button/Button.tsx is there already.'],
    [['screen', 'likes/new'], 'A screen is named after its path'],
    [['screen', 'likes-new', '--access', 'all'], 'Access is member or public'],
    [['mail', 'Gift received'], 'A mail is named by what it is for'],
    [['mail', 'gift-lost', '--path', 'likes'], 'likes is no path'],
    [['alert', '1'], 'An alert is named by what it is about'],
    [['alert', 'gift-lost', '--href', '/likes?new'], '/likes?new is no path'],
    [['alert', 'gift-lost', '--quiet', 'likes,gift-lounge'], 'There is no page gift-lounge.'],
    [['lander', 'spring/wall'], 'A lander is named as in its address'],
    [['gift', 'shop'], 'generate component <Name>'],
    [[], 'generate endpoint <verb-noun>'],
  ])('refuses %j in a sentence and changes nothing', (args, sentence) => {
    const before = copy.read('packages/contract/src/endpoints/index.ts');
    const { status, output } = copy.run({ script: 'tooling/generate/src/main.ts', args });
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(copy.read('packages/contract/src/endpoints/index.ts')).toBe(before);
  });
});

/** The file of a line such as `changed apps/server/src/routes.ts`. */
function fileOf(line: string): string {
  return line.split(/\s+/)[1] ?? '';
}

/** What a tool says where it fails; nothing where it passes. */
function faultsOf(step: Parameters<WorkspaceCopy['run']>[0]): string {
  const { status, output } = copy.run(step);
  return status === 0 ? '' : output;
}
