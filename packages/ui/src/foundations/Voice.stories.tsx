import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Field } from '../Field';
import { Notice } from '../Notice';
import { Text } from '../Text';
import { TextInput } from '../TextInput';
import { Advice, Guide, Part } from './Guide';

const meta = { title: 'Foundations/Voice', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Voice: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Voice"
      lead="Calm, warm, adult. We say what is so, what it costs and what to do next, in the words a person would use. Dutch says je, German says Sie; every text is whole in all eleven languages before it ships."
    >
      <Part title="Buttons say what happens">
        <Advice
          does="The very thing that is about to be done."
          good={<Button>Send activation e-mail</Button>}
          not="A word that fits every button."
          bad={<Button>Submit</Button>}
        />
      </Part>
      <Part title="Errors lead on">
        <Advice
          does="What is wrong and how to mend it, under the field, kindly."
          good={
            <Field label="E-mail address" error="Something is missing after the @.">
              <TextInput name="good-email" type="email" defaultValue="jonas@" />
            </Field>
          }
          not="A verdict on the person."
          bad={
            <Field label="E-mail address" error="Invalid input!">
              <TextInput name="bad-email" type="email" defaultValue="jonas@" />
            </Field>
          }
        />
      </Part>
      <Part title="Money is plain">
        <Advice
          does="The price, what is left, and when an offer really ends."
          good={<Notice>25% off until today at 15:42. A message costs 1 credit; you have 12.</Notice>}
          not="Haste, and a number nobody can check."
          bad={<Notice tone="warning">Hurry! 1,243 singles near you are waiting. Only 2 offers left!</Notice>}
        />
      </Part>
      <Part title="Empty is a beginning">
        <Advice
          does="Says what could be here, and the next step."
          good={
            <Text>
              Nobody has written yet. Say hello to someone whose profile made you smile: your first messages
              are free.
            </Text>
          }
          not="A shrug."
          bad={<Text>No data.</Text>}
        />
      </Part>
    </Guide>
  ),
};
