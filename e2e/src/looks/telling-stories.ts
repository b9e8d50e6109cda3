import type { Story } from '../stories/story-index';

/** Where another story of a component shows more of it than the first. */
const TOLD_BY: Readonly<Record<string, string>> = {
  'Actions/Button': 'Tones',
  'Actions/IconButton': 'Tones',
  'Chat/ConversationRow': 'Worst Case',
  'Chat/MessageBubble': 'Group',
  'Feedback/Popover': 'Open',
  'Feedback/Tooltip': 'Comes With The Focus',
  'Forms/Checkbox': 'States',
  'Forms/Chip': 'Interests',
  'Forms/Combobox': 'Open',
  'Forms/DateOfBirth': 'With An Error',
  'Forms/Field': 'With An Error',
  // In the first it is busy, and never rests.
  'Forms/PhotoCrop': 'Playground',
  'Forms/Radio': 'Group',
  'Forms/Segments': 'Chosen',
  'Forms/Switch': 'On',
  'Layout/Layout': 'In A Line',
  'Markers/Badge': 'Tones',
  'Markers/Tag': 'Tones',
  'Messages/Notice': 'Tones',
  'Messages/Toast': 'Tones',
  'Navigation/Menu': 'Open',
  'Pictures/Avatar': 'Sizes',
  'Pictures/Gift': 'All',
  'Pictures/Icon': 'Sizes',
  'Pictures/MemberCard': 'Grid',
  'Screens/Chats': 'Open',
  // Others quote a number, in letters of the machine.
  'Screens/Broken': 'Broken Twice',
  'Screens/Status': 'Link Expired For A Member',
  // In the first the next page takes 20 seconds.
  'Shell/Leaving a page': 'A Link To The Mail Program',
  'Shell/Navigation': 'Premium Member',
  'States/Skeleton': 'Shapes',
  'Words/Heading': 'Sizes',
  'Words/Text': 'Tones',
};

/** It stands in letters of the machine: without a network there are no others. */
const IN_LETTERS_OF_THE_MACHINE = 'Screens/No connection';

/** Of each component, pattern and screen the story that shows most of it. */
export function tellingStories(stories: readonly Story[]): Story[] {
  const comparable = stories.filter(({ title }) => title !== IN_LETTERS_OF_THE_MACHINE);
  return [...Map.groupBy(comparable, ({ title }) => title)].map(([title, ofTitle]) => {
    const name = TOLD_BY[title] ?? ofTitle[0]?.name;
    const story = ofTitle.find((one) => one.name === name);
    if (story === undefined) throw new Error(`${title} has no story ${name}`);
    return story;
  });
}
