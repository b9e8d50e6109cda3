/** The source folders of the packages that are held to have no circle. */
export const HELD: readonly string[] = [
  'packages/domain/src',
  'packages/atlas/src',
  'packages/demo/src',
  'packages/api-client/src',
  'packages/ui/src',
  'apps/lander/src',
  'apps/server/src',
  'apps/web/src',
];
