/** How large a picture is that someone chose, in pixels; null for a file that this browser can't show as one. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
