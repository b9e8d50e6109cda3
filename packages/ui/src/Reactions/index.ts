export { ReactionChoice, ReactionMark, type ReactionChoiceProps, type ReactionMarkProps } from './Reactions';
export { REACTION_NAMES } from './reaction-texts';
