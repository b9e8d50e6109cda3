export { storyMember, StoryPage, type StoryPageProps } from './StoryPage';
