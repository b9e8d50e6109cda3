export { Composer, Starter, Starters, type ComposerProps, type StartersProps } from './Composer';
