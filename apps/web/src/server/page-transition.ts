import { media, motion } from '@vela/ui/tokens';

/**
 * One page gives way to the next without a flash, and the bars that both have stay where they are; for those who didn't ask
 * for less motion. As text, since the rule that asks for it belongs to no element.
 */
export const PAGE_TRANSITION = `@media not ${media.reducedMotion}{@view-transition{navigation:auto}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:${motion.medium};animation-timing-function:${motion.ease}}}`;
