import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Image } from '@vela/contract/entities/image';

/** A photo that this page has uploaded for a message, until the message itself is loaded. */
export function sentPhotoQueryOptions(id: string) {
  return queryOptions<Image>({ queryKey: ['sent-photo', id], queryFn: skipToken, gcTime: Infinity });
}
