/** What a package may import from the others, and what it may take from npm. */
interface PackageLayer {
  /** Workspace packages, by the part of the name after `@vela/`. */
  workspace: readonly string[];
  /** The ones of those from which only types may be imported; `runtime` allows values of a subpath and what is below it. */
  typesOnly?: readonly string[];
  runtime?: readonly string[];
  /** The ones of those that only some of its files may import; the others load them with `import()`. */
  lazy?: Readonly<Record<string, RegExp>>;
  /** The only npm packages it may import; everything its package.json declares when absent. */
  npm?: readonly RegExp[];
  /** npm packages and built-ins it may never import, declared or not. */
  never?: readonly RegExp[];
  /** Its files that run in a browser, where Node's modules don't exist; none when absent. */
  browser?: RegExp;
  /** Its globs may reach into other packages. */
  gathers?: boolean;
}

/** A folder of a package, and the folders of the same package it may not import. */
interface FolderLayer {
  from: RegExp;
  never: RegExp;
  /** Two different matches of the first group are strangers to each other: screen and screen. */
  siblings?: boolean;
  /** Loading it with `import()` is allowed. */
  lazily?: boolean;
  because: string;
}

const REACT = /^(react|react-dom|@tanstack\/react-.*|@base-ui\/.*|lucide-react)($|\/)/;
const SERVER_LIBRARIES = /^(hono|@hono\/.*|kysely|pg|pg-boss|pino|nodemailer|ioredis)($|\/)/;
const PICTURES = /^sharp($|\/)/;

/** The allowed imports of each package: the table of the architecture page. */
export const PACKAGE_LAYERS: Readonly<Record<string, PackageLayer>> = {
  'packages/domain': { workspace: [], npm: [/^valibot$/] },
  'packages/atlas': { workspace: ['domain'], npm: [] },
  'packages/contract': { workspace: ['domain', 'atlas'], npm: [/^valibot$/, /^@valibot\/to-json-schema$/] },
  'packages/api-client': {
    workspace: ['domain', 'atlas', 'contract'],
    npm: [/^ky$/, /^@tanstack\/query-core$/, /^valibot$/],
  },
  'packages/ui': {
    workspace: ['domain', 'atlas'],
    npm: [
      /^react($|\/)/,
      /^react-dom($|\/)/,
      /^@base-ui\//,
      /^@vanilla-extract\//,
      /^@lingui\//,
      /^lucide-react($|\/)/,
      /^react-easy-crop($|\/)/,
    ],
  },
  // Invented members and their past; the server stores them.
  'packages/demo': {
    workspace: ['domain', 'atlas'],
    npm: [/^valibot$/, /^sharp$/, /^@dicebear\//],
  },
  'apps/web': {
    workspace: ['domain', 'atlas', 'contract', 'api-client', 'ui'],
    typesOnly: ['contract'],
    runtime: ['contract/pages', 'contract/endpoints'],
    never: [SERVER_LIBRARIES, PICTURES, /^ky$/],
    browser: /^src\/(?!server\/|entry-server\.)/,
  },
  'apps/lander': {
    workspace: ['domain', 'atlas', 'ui', 'api-client'],
    never: [SERVER_LIBRARIES, PICTURES, /^ky$/],
    browser: /^src\//,
  },
  'apps/server': {
    workspace: ['domain', 'atlas', 'contract', 'demo'],
    lazy: { demo: /^src\/seed\// },
    never: [REACT, /^ky$/, /^node:process$/],
  },
  // It collects the stories and texts of the others, and reads where web's are configured.
  'apps/storybook': {
    workspace: ['domain', 'ui', 'web', 'lander'],
    never: [SERVER_LIBRARIES, PICTURES, /^ky$/],
    gathers: true,
  },
  // It compares pictures.
  e2e: { workspace: ['contract'], typesOnly: ['contract'], never: [REACT, SERVER_LIBRARIES] },
};

/** Folders of the server that are no use cases: what carries them, and what starts them. */
const USE_CASE = /^src\/(?!(?:db|adapters|http|pages|jobs|dev|seed|locales)\/)[^/]+\//;

/** These are arrows between the folders of a package, by paths from the package's own folder. */
export const FOLDER_LAYERS: Readonly<Record<string, readonly FolderLayer[]>> = {
  'apps/web': [
    {
      from: /^src\/((?:site|app)\/[^/]+)\//,
      never: /^src\/((?:site|app)\/[^/]+)\//,
      siblings: true,
      because: 'a screen knows no other screen; what both need belongs to the kit or the ui package',
    },
    {
      from: /^src\/(?:site|app|kit|first-paint)\//,
      never: /^src\/(router|routeTree|entry-|hydrate-)/,
      because: 'routers and entries import screens, never the other way round',
    },
  ],
  'apps/server': [
    {
      from: /^src\/(?!seed\/)/,
      never: /^src\/seed\//,
      lazily: true,
      because: 'only a demo loads its seed: take it with import() where it is needed',
    },
    {
      from: USE_CASE,
      never: /^src\/adapters\//,
      because: 'a use case knows an adapter by its port in core',
    },
  ],
};

/**
 * The folders of a package's `src` from the lowest floor to the highest: each may import those before it, and the files at
 * the top of `src` may import all. A new folder takes the lowest place that what it imports allows.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'apps/web': [
    'locales',
    // What screens share. Its folders are floors of their own.
    'kit/i18n',
    'kit/storage',
    // Everything before React; the rest of the kit restores forms with it and waits for the first paint.
    'first-paint',
    'kit/page',
    'kit/formats',
    'kit/forms',
    'kit/session',
    'kit/translation',
    'kit/search',
    'kit/promo',
    'kit/orders',
    'kit/likes',
    'kit/safety',
    'kit/live',
    'kit/consent',
    'kit/join',
    'kit/frame',
    // Long texts, such as the terms.
    'content',
    // Screens: documents for visitors, and the members' area.
    'site',
    'app',
    'routes',
    // Which screen of visitors belongs to which page.
    'pages',
    'service-worker',
    'server',
  ],
  'apps/server': [
    'locales',
    'db',
    // Errors, types of handlers, the session's member, and the ports of the context.
    'core',
    'adapters',
    'sessions',
    'http',
    // Nouns: use cases, presenters and jobs.
    'sites',
    'texts',
    'members',
    'mails',
    'links',
    'security',
    // What of the storage is to be deleted.
    'files',
    'photos',
    'discounts',
    'events',
    'profile',
    'notifications',
    'mail-events',
    'credits',
    'chat',
    'likes',
    'accounts',
    'passkeys',
    'consent',
    'signup',
    // Deletes what all of them have of a member.
    'erasure',
    'tokens',
    'orders',
    // Reads what all of them have of a member.
    'exports',
    'refunds',
    'news',
    'push',
    'safety',
    'search',
    'gifts',
    'places',
    'icebreakers',
    'operators',
    'swipes',
    'wishes',
    'dev',
    'seed',
    'pages',
    'operations',
    'jobs',
  ],
};
