import type { Interest } from '@vela/atlas/interests';

/**
 * What the profile texts of one language are put together from. `{a|b}` is said as `a` by a man and as `b` by a woman;
 * every sentence stands on its own, so that any may follow any.
 */
export interface Words {
  /** What members under 24 study. */
  studies: readonly string[];
  works: readonly string[];
  /** How members from 64 on spend their time. */
  rests: readonly string[];
  /** The sentences about what a member likes to do, by interest. */
  likes: Readonly<Partial<Record<Interest, string>>>;
  /** The people or things that a member looks for. */
  wishes: readonly string[];
  ends: readonly string[];
  /** Why one signed up. */
  reasons: readonly string[];
}
