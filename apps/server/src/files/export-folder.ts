/** Where all that was stored of a copy of a member's data lies in the storage. */
export function exportFolderOf(exportId: string): string {
  return `exports/${exportId}`;
}
