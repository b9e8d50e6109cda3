import { useEffect, useState } from 'react';

/** An address to show a picture by that no server has yet; null until there is one. */
export function usePreview(picture: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
