import { media, motion } from '@vela/ui/tokens';

/**
 * One page gives way to the next without a flash, and the bars that both have stay where they are; for those who didn't ask
 * for less motion. As text, since the rule that asks for it belongs to no element.
 */
export const PAGE_TRANSITION = `@media not ${media.reducedMotion}{@view-transition{navigation:auto}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:${motion.medium};animation-timing-function:${motion.ease}}}`;

/**
 * A page that is left, hidden or resized meanwhile is shown without a transition, and its browser would
 * report that as an uncaught error. It starts before any file of ours has arrived, so this is inline in the
 * page.
 */
export const BROKEN_OFF_QUIETLY = `['pageswap','pagereveal'].forEach(function(n){addEventListener(n,function(e){var t=e.viewTransition,q=function(){};if(t)t.ready.catch(q),t.finished.catch(q)})})`;
