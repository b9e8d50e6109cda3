export { Composer, Icebreaker, Icebreakers, type ComposerProps, type IcebreakersProps } from './Composer';
