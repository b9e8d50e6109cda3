import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout';
import { Segments } from '../Segments';
import { Select } from '../Select';
import { TextInput } from '../TextInput';
import { withUsage } from '../usage';
import { Field, FieldGroup } from './Field';
import { Suggestion } from './Suggestion';
import { Suggestions } from './Suggestions';

const meta = {
  title: 'Forms/Field',
  component: Field,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Label above, hint and mistake below, in words.',
        'Say what is wrong and how it is put right: “Something is missing after the @.”',
      ],
      not: [
        'Not the example in the place of the label.',
        'Not by red alone, and no error before the value is finished.',
      ],
    }),
    column: 'form',
  },
  args: {
    label: 'City',
    hint: 'Others see your region only.',
    children: <TextInput name="city" autoComplete="address-level2" placeholder="Utrecht" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
      'Others see your region only.',
    );
  },
};

export const Playground: Story = { args: { optional: true, error: '', good: '' } };

export const Focused: Story = {
  args: { children: <TextInput name="city" defaultValue="Utrec" /> },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const WithAnError: Story = {
  args: {
    label: 'Username',
    hint: 'Others see this name.',
    error: 'Username may not be the same as your e-mail address',
    children: <TextInput name="name" autoComplete="username" defaultValue="jonas@gmial.com" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      /Username may not be the same as your e-mail address.*Others see this name\./u,
    );
  },
};

export const Good: Story = {
  args: {
    label: 'Discount code',
    hint: undefined,
    good: '25% off, until today at 15:42.',
    children: <TextInput name="code" defaultValue="TIMEBONUS25" />,
  },
};

export const Disabled: Story = {
  args: {
    label: 'Province',
    hint: undefined,
    children: <TextInput name="region" disabled defaultValue="Choose a country first" />,
  },
};

export const WithASuggestion: Story = {
  args: {
    label: 'E-mail address',
    hint: undefined,
    suggestion: (
      <Suggestion action="Use this" onAccept={fn()}>
        Did you mean <strong>jonas@gmail.com</strong>?
      </Suggestion>
    ),
    children: (
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        defaultValue="jonas@gmial.com"
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    // Tab goes on from the field, whose suggestion disappears once it is accepted.
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const WithALongSuggestion: Story = {
  args: {
    ...WithASuggestion.args,
    suggestion: (
      <Suggestion action="Diese verwenden" onAccept={fn()}>
        Meinten Sie <strong>annegret.hochstrasser-wittgenstein@protonmail.com</strong>?
      </Suggestion>
    ),
  },
};

/** Several values, where the one that was typed can't be had. */
export const WithSuggestions: Story = {
  args: {
    label: 'Username',
    hint: undefined,
    error: 'This username is taken. Please try another one.',
    suggestion: (
      <Suggestions
        label="Available:"
        values={['Maximiliane-Alexandra_opal', 'Maximiliane-Alexandra_tango', 'Maximiliane_nova']}
        onChoose={fn()}
      />
    ),
    children: <TextInput name="name" defaultValue="Maximiliane-Alexandra" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maximiliane_nova' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The value is allowed; the note says what follows from it. */
export const WithANote: Story = {
  args: {
    label: 'City',
    hint: undefined,
    note: 'We don’t know this town, so we measure distances from the centre of your region.',
    children: <TextInput name="city" autoComplete="address-level2" defaultValue="Oudewater" />,
  },
};

export const Group: Story = {
  render: () => (
    <FieldGroup label="I want to meet" error="Please choose one of the options.">
      <Segments
        name="meet"
        options={[
          { value: 'female', label: 'Women' },
          { value: 'male', label: 'Men' },
          { value: 'all', label: 'Everyone' },
        ]}
      />
    </FieldGroup>
  ),
};

export const LongGermanWords: Story = {
  render: () => (
    <Stack gap="5">
      <Field
        label="Benachrichtigungs- und Datenschutzeinstellungsbestätigungsadresse"
        error="Diese E-Mail-Adresse gehört bereits zu einem Mitgliedskonto; bitte überprüfen Sie die Schreibweise oder loggen Sie sich ein."
      >
        <TextInput
          type="email"
          name="email"
          defaultValue="annegret.hochstrasser-wittgenstein@protonmail.com"
        />
      </Field>
      <Field label="Bundesland">
        <Select
          name="region"
          options={[{ value: 'MV', label: 'Mecklenburg-Vorpommern und die angrenzenden Küstengebiete' }]}
        />
      </Field>
    </Stack>
  ),
};
