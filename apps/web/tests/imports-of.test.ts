import { describe, expect, it } from 'vitest';
import { importsOf } from '../build/imports-of';

interface Module {
  code: string;
  importedIds: string[];
}

/** Modules by their paths, as the build has them. */
const MODULES: Record<string, Module> = {
  '/app/src/page.tsx': {
    code: `import { consent, type Consent } from '@vela/domain/landers';\nimport { jsx as _jsx } from "react/jsx-runtime";\nimport './page.css';`,
    importedIds: ['/packages/domain/src/landers/index.ts', 'react/jsx-runtime', '/app/src/page.css'],
  },
  '/packages/domain/src/landers/index.ts': {
    code: `export { consent } from './consent';\nexport { tracking as trackingOf } from './tracking';`,
    importedIds: ['/packages/domain/src/landers/consent.ts', '/packages/domain/src/landers/tracking.ts'],
  },
  '/packages/domain/src/landers/consent.ts': { code: 'export const consent = 1;', importedIds: [] },
  '/packages/domain/src/landers/tracking.ts': {
    code: `import { FIELDS } from '../signup';`,
    importedIds: ['/packages/domain/src/signup/index.ts'],
  },
  '/packages/domain/src/signup/index.ts': {
    code: `export { FIELDS } from './fields';\nexport { check } from './check';`,
    importedIds: ['/packages/domain/src/signup/fields.ts', '/packages/domain/src/signup/check.ts'],
  },
  '/packages/domain/src/signup/fields.ts': { code: '', importedIds: [] },
  '/packages/domain/src/signup/check.ts': { code: '', importedIds: [] },
  '/app/src/all.ts': {
    code: `import * as signup from '@vela/domain/signup';`,
    importedIds: ['/packages/domain/src/signup/index.ts'],
  },
  '/app/src/doing/index.ts': {
    code: `import { run } from './run';\nexport { stop } from './stop';\nrun();`,
    importedIds: ['/app/src/doing/run.ts', '/app/src/doing/stop.ts'],
  },
  '/app/src/stops.ts': { code: `import { stop } from './doing';`, importedIds: ['/app/src/doing/index.ts'] },
};

const reached = (id: string) =>
  [
    ...importsOf(id, {
      getModuleInfo: (name) => (MODULES[name] ?? null) as never,
    }),
  ].toSorted();

describe('importsOf', () => {
  it('takes of an index what is asked of it, and all that a module simply imports', () => {
    expect(reached('/app/src/page.tsx')).toEqual([
      '/app/src/page.css',
      '/app/src/page.tsx',
      '/packages/domain/src/landers/consent.ts',
      'react/jsx-runtime',
    ]);
  });

  it('goes through one index into another', () => {
    expect(reached('/packages/domain/src/landers/tracking.ts')).toEqual([
      '/packages/domain/src/landers/tracking.ts',
      '/packages/domain/src/signup/fields.ts',
    ]);
  });

  it('takes all of an index that is taken as a whole', () => {
    expect(reached('/app/src/all.ts')).toEqual(
      expect.arrayContaining([
        '/packages/domain/src/signup/check.ts',
        '/packages/domain/src/signup/fields.ts',
      ]),
    );
  });

  it('takes all of an index that does something itself', () => {
    expect(reached('/app/src/stops.ts')).toEqual(
      expect.arrayContaining(['/app/src/doing/run.ts', '/app/src/doing/stop.ts']),
    );
  });
});
