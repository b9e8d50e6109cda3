import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text';
import { Stack } from '../layout';
import * as styles from './Foundations.css';
import { Guide, Part } from './Guide';

const meta = { title: 'Foundations/Start here', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const PLACES = [
  [
    'Foundations',
    'Colour, type, space, sizes, icons, motion and voice: what there is, what it is for, what to leave.',
  ],
  ['Patterns', 'How the parts ask, tell, show people and take money: right beside wrong.'],
  [
    'Components',
    'From Words to Navigation. How to use it says when to take a part and when not, and what it takes; under it every state and the worst words we could think of.',
  ],
  [
    'Shell and screens',
    'What stands around every page, and whole screens as people meet them: loading, empty, failed, full. A server in memory answers them: press, write, pay.',
  ],
  ['Landers', 'The pages that bring visitors from elsewhere.'],
  ['Load', 'Very long lists, for measuring.'],
] as const;

const TOOLBARS = [
  [
    'Language',
    'Eleven, and one that nobody speaks: letters with marks, a third longer, in brackets. What shows no mark can’t be translated, what lacks a bracket is cut off.',
  ],
  ['Light or dark', 'Or as your device has it.'],
  [
    'Niche',
    'Seven sites with the same parts: the colour that acts and the ground of the first screen are theirs.',
  ],
  [
    'Width',
    '320 to 1280 px, on a single story. On the page of a component, its own choice under “What it takes”.',
  ],
  ['Motion', 'As someone sees it who asked the device for less of it.'],
  [
    'Direction',
    'None of the languages is read from the right yet. What stands wrong here would be wrong in the first that is.',
  ],
] as const;

const QUESTIONS = [
  'At 375 and at 1280 px, light and dark, in German: does anything touch, break or hang over?',
  'With the Tab key alone: is it always plain where you are, and can you get back out?',
  'Which one thing is this page for, and is it the one thing that calls?',
  'Is a colour, a line or a movement there that says nothing?',
  'What does it say when there is nothing, when it fails, when the name has forty letters?',
] as const;

export const StartHere: StoryObj<typeof meta> = {
  name: 'Start here',
  render: () => (
    <Guide
      title="Start here"
      lead="Everything people see of Vela, part by part, without running it. Look, try and criticise: what is wrong here is wrong there."
    >
      <Part title="What is where">
        <Lines of={PLACES} />
      </Part>
      <Part
        title="The toolbars"
        note="Each stays as it is set while you go from story to story; they combine."
      >
        <Lines of={TOOLBARS} />
      </Part>
      <Part title="What to ask of a picture">
        <Stack as="ul" gap="3">
          {QUESTIONS.map((question) => (
            <li key={question}>
              <Text measure="text">{question}</Text>
            </li>
          ))}
        </Stack>
      </Part>
    </Guide>
  ),
};

function Lines({ of: lines }: { of: readonly (readonly [name: string, words: string])[] }) {
  return (
    <div>
      {lines.map(([name, words]) => (
        <div key={name} className={styles.line}>
          <Text weight="bold">{name}</Text>
          <Text measure="text">{words}</Text>
        </div>
      ))}
    </div>
  );
}
