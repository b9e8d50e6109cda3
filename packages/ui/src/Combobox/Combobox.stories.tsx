import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Field } from '../Field';
import { withUsage } from '../usage';
import { Combobox, type ComboboxProps } from './Combobox';

const TOWNS = ['Utrecht', 'Uithoorn', 'Uden', 'Amsterdam', 'Amersfoort', 'Amstelveen', '’s-Hertogenbosch'];

const among =
  (towns: readonly string[]): ComboboxProps['suggest'] =>
  (text) =>
    towns.filter((town) => town.toLowerCase().startsWith(text.toLowerCase()));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For an answer among very many, such as a town, that is faster to type than to find in a list.',
        'Any typed text is an answer, too: the list only suggests.',
      ],
      not: [
        'Not for a short or well-known list: that is a Select, which on a phone fills the screen and needs no keyboard.',
        'Not where only a listed answer counts.',
      ],
    }),
    column: 'form',
  },
  args: { name: 'city', autoComplete: 'address-level2', suggest: among(TOWNS) },
  render: (args) => (
    <Field label="City" optional hint="It helps to find people near you.">
      <Combobox {...args} />
    </Field>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAccessibleDescription(/near you/);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Playground: Story = { args: { defaultValue: 'Am' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Am{ArrowDown}{ArrowDown}');
    const marked = await canvas.findByRole('option', { selected: true });
    await expect(marked).toHaveTextContent('Amersfoort');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', marked.id);
  },
};

export const ChosenWithTheKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Ut');
    await canvas.findByRole('option', { name: 'Utrecht' });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Utrecht');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const ChosenWithAPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'u');
    await userEvent.click(await canvas.findByRole('option', { name: 'Uithoorn' }));
    await expect(field).toHaveValue('Uithoorn');
    await expect(field).toHaveFocus();
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Am');
    await canvas.findByRole('option', { name: 'Amsterdam' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue('Am');
  },
};

/** An answer that is not among the suggestions is valid, too. */
export const OwnWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Oudewater');
    await userEvent.tab();
    await expect(field).toHaveValue('Oudewater');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

let answer: (towns: readonly string[]) => void;

const onRequest: ComboboxProps['suggest'] = () =>
  new Promise((resolve) => {
    answer = resolve;
  });

/** The effect of an answer is on the page with the second frame after it. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Suggestions that arrive after the field has lost the focus are not shown. */
export const AnsweredTooLate: Story = {
  args: { suggest: onRequest },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Ut');
    answer(TOWNS);
    await canvas.findByRole('option', { name: 'Utrecht' });
    await userEvent.type(field, 'r');
    await userEvent.tab();
    answer(TOWNS);
    await twoFrames();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

let refuse: (reason: Error) => void;

/** The request of the first letter fails after that of the second was answered: the suggestions of the second stay. */
export const FailedTooLate: Story = {
  args: {
    suggest: (text) =>
      text.length > 1
        ? among(TOWNS)(text)
        : new Promise((_, reject) => {
            refuse = reject;
          }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Ut');
    await canvas.findByRole('option', { name: 'Utrecht' });
    await userEvent.keyboard('{ArrowDown}');
    refuse(new Error('too late'));
    await twoFrames();
    await expect(canvas.getByRole('option', { name: 'Utrecht', selected: true })).toBeVisible();
  },
};

/** The marked suggestion belonged to fewer letters: after more letters it is not chosen. */
export const MarkedBefore: Story = {
  args: { suggest: onRequest },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Am');
    answer(['Amsterdam']);
    await canvas.findByRole('option', { name: 'Amsterdam' });
    await userEvent.keyboard('{ArrowDown}este{Enter}');
    await expect(field).toHaveValue('Ameste');
  },
};

/** A value that a script or the browser fills in opens no suggestions. */
export const FilledIn: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Am');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await twoFrames();
    await expect(canvasElement.querySelector('[role=option]')).toBeNull();
  },
};

/** Without suggestions it is a field like any other, and shows no error. */
export const WithoutAnswer: Story = {
  args: { suggest: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Ut');
    await waitFor(() => expect(field).toHaveValue('Ut'));
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

const LONG = [
  'Sankt Margarethen im Donaudampfschifffahrtsgesellschaftsgebiet an der Großen Sulm',
  'Sankt Margarethen bei Knittelfeld',
  'Sankt Margarethen an der Raab',
  'Sankt Marein im Mürztal',
  'Sankt Marienkirchen an der Polsenz',
  'Sankt Martin am Grimming',
  'Sankt Martin im Innkreis',
];

export const LongNames: Story = {
  args: { suggest: among(LONG) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Sankt{ArrowUp}');
    await canvas.findByRole('option', { selected: true });
  },
};

export const RightToLeft: Story = {
  args: { suggest: among(['حيفا', 'حيفا الجديدة', 'حلب']) },
  render: (args) => (
    <div dir="rtl">
      <Field label="المدينة" optional>
        <Combobox {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ح{ArrowDown}');
    await canvas.findByRole('option', { selected: true });
  },
};

export const Wrong: Story = {
  render: (args) => (
    <Field label="City" error="A city has at most 60 characters.">
      <Combobox {...args} defaultValue="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" />
    </Field>
  ),
};
