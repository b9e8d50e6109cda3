import parse from '@changesets/parse';

import { areaOf, AREAS } from './areas.ts';

/** A summary begins with its subject in bold: readers of a changelog look for what concerns them. */
const BOLD_SUBJECT = /^\*\*[^*]+\*\*/;

export interface ChangesetFile {
  /** The name without its folder. */
  name: string;
  text: string;
}

/** What is wrong with one changeset: one that names no package of the workspace stops every version after it. */
export function changesetFaults({ name, text }: ChangesetFile, packages: ReadonlySet<string>): string[] {
  const changeset = read(text);
  if (changeset === null) return ['is no changeset'];
  const unknown = changeset.releases.filter((release) => !packages.has(release.name));
  const summary = changeset.summary.trim();
  return [
    ...unknown.map((release) => `names ${release.name}, which is no package of the workspace`),
    ...(areaOf(name) === null ? [`begins with none of ${Object.keys(AREAS).join(', ')}`] : []),
    ...(summary === '' ? ['says nothing'] : []),
    ...(summary !== '' && !BOLD_SUBJECT.test(summary) ? ['does not begin with its subject in bold'] : []),
  ];
}

function read(text: string): ReturnType<typeof parse> | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
