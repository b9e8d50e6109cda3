export { TimedOffer } from './TimedOffer';
export { useBonusLeft } from './use-bonus-left';
export { WelcomeBanner } from './WelcomeBanner';
