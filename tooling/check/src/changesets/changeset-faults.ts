import parse from '@changesets/parse';

/** What is wrong with one changeset's text: one that names no package of the workspace stops every version after it. */
export function changesetFaults(text: string, packages: ReadonlySet<string>): string[] {
  const changeset = read(text);
  if (changeset === null) return ['is no changeset'];
  const unknown = changeset.releases.filter(({ name }) => !packages.has(name));
  return [
    ...unknown.map(({ name }) => `names ${name}, which is no package of the workspace`),
    ...(changeset.summary.trim() === '' ? ['says nothing'] : []),
  ];
}

function read(text: string): ReturnType<typeof parse> | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
