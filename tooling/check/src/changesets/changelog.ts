import parse from '@changesets/parse';

import { AREAS, areaOf, type Area } from './areas.ts';
import type { ChangesetFile } from './changeset-faults.ts';

const HEAD = '# Changelog\n';

/**
 * The changelog with one more version on top: its changes by area, those of one area in the order of their files' names.
 *
 * @param changelog the text so far; empty before the first version
 * @throws {Error} A changeset belongs to no area.
 */
export function withVersion(
  changelog: string,
  { version, date, changesets }: { version: string; date: string; changesets: readonly ChangesetFile[] },
): string {
  const entries = changesets.map(({ name, text }) => {
    const area = areaOf(name);
    if (area === null) throw new Error(`${name} belongs to no area`);
    return {
      area,
      name,
      line: `- ${parse(text)
        .summary.trim()
        .replaceAll(/\s*\n\s*/g, ' ')}`,
    };
  });
  const parts = (Object.keys(AREAS) as Area[]).flatMap((area) => {
    const lines = entries
      .filter((entry) => entry.area === area)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(({ line }) => line);
    return lines.length === 0 ? [] : [`### ${AREAS[area]}\n\n${lines.join('\n')}\n`];
  });
  const before = changelog.startsWith(HEAD) ? changelog.slice(HEAD.length).trimStart() : changelog;
  return [HEAD, `## ${version} (${date})\n`, ...parts, ...(before === '' ? [] : [before])].join('\n');
}
