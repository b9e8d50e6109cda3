import type { Story } from '../stories/story-index';

/** The story that shows more of a component than its first one does. */
const REPRESENTATIVE: Readonly<Record<string, string>> = {
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
  // The first story shows it busy, which is an endless animation.
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
  // The other stories show a number in a font of the machine.
  'Screens/Broken': 'Broken Twice',
  'Screens/Status': 'Link Expired For A Member',
  // The first story loads its next page for 20 seconds.
  'Shell/Page transition': 'A Link To The Mail Program',
  'Shell/Navigation': 'Premium Member',
  'States/Skeleton': 'Shapes',
  'Words/Heading': 'Sizes',
  'Words/Text': 'Tones',
};

/** This screen is shown in a font of the machine: no other is available without a network. */
const IN_LETTERS_OF_THE_MACHINE = 'Screens/No connection';

/** Returns the story that shows most of each component, pattern and screen. */
export function representativeStories(stories: readonly Story[]): Story[] {
  const comparable = stories.filter(({ title }) => title !== IN_LETTERS_OF_THE_MACHINE);
  return [...Map.groupBy(comparable, ({ title }) => title)].map(([title, ofTitle]) => {
    const name = REPRESENTATIVE[title] ?? ofTitle[0]?.name;
    const story = ofTitle.find((one) => one.name === name);
    if (story === undefined) throw new Error(`${title} has no story ${name}`);
    return story;
  });
}
