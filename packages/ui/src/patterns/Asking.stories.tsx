import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Field } from '../Field';
import { Guide, Advice, Part } from '../foundations/Guide';
import { Inline, Stack } from '../layout';
import { Segments } from '../Segments';
import { Select } from '../Select';
import { Stepper } from '../Stepper';
import { Switch } from '../Switch';
import { Text } from '../Text';
import { TextInput } from '../TextInput';

const meta = { title: 'Patterns/Asking', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Asking: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Asking"
      lead="One column, one question after the other, labels above and errors below in words. Long forms are steps, which keep what was typed."
    >
      <Part title="A label above, a hint below">
        <Advice
          does="The label stays when something is typed; the hint says why we ask."
          good={
            <Field label="City" hint="Others see your region only.">
              <TextInput name="good-city" defaultValue="Utrecht" />
            </Field>
          }
          not="The example in the place of the label: it is gone with the first letter."
          bad={
            <TextInput name="bad-city" aria-label="City" placeholder="City, others see your region only" />
          }
        />
      </Part>
      <Part title="The control that fits the answers">
        <Advice
          does="Two to four short answers lie open."
          good={
            <Segments
              name="good-mode"
              defaultValue="system"
              options={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
                { value: 'system', label: 'System' },
              ]}
            />
          }
          not="A list that has to be opened to see that there are three."
          bad={
            <Field label="Appearance">
              <Select
                name="bad-mode"
                options={[
                  { value: 'system', label: 'System' },
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
              />
            </Field>
          }
        />
        <Advice
          does="A switch for what is so at once."
          good={<Switch name="good-invisible">Invisible mode</Switch>}
          not="A switch that waits for a button to be saved: that is a checkbox."
          bad={
            <Stack>
              <Switch name="bad-terms">I accept the terms</Switch>
              <Button>Create account</Button>
            </Stack>
          }
        />
      </Part>
      <Consent />
      <AskedBefore />
      <Part title="Steps">
        <Advice
          does="Where one is, in words, and how much is left."
          good={<Stepper steps={['Account', 'Photo', 'Location', 'About you', 'Summary']} current={1} />}
          not="A share of a whole that nobody knows."
          bad={<Text>37% completed</Text>}
        />
      </Part>
    </Guide>
  ),
};

/** What a dialog asks before something is done that was pressed for. */
function AskedBefore() {
  return (
    <Part
      title="Asked once more"
      note="Before something that others notice or that can’t be had back: an “alertdialog”, whose title names what was pressed for, and which says what goes with it and what stays."
    >
      <Advice
        does="What was asked for first, in its own words; to keep things as they are second, as a line."
        good={
          <Inline gap="3">
            <Button>Take back your like</Button>
            <Button tone="line">Keep the match</Button>
          </Inline>
        }
        not="The other way round, to hold someone back."
        bad={
          <Inline gap="3">
            <Button>Keep the match</Button>
            <Button tone="line">Take back your like</Button>
          </Inline>
        }
      />
      <Advice
        does="Red where it can’t be had back: a like can be given again, a deleted conversation can’t."
        good={
          <Inline gap="3">
            <Button tone="danger">Delete conversation</Button>
            <Button tone="line">Keep it</Button>
          </Inline>
        }
        not="Yes and no, which say nothing without the question."
        bad={
          <Inline gap="3">
            <Button>Yes</Button>
            <Button tone="line">No</Button>
          </Inline>
        }
      />
    </Part>
  );
}

function Consent() {
  return (
    <Part title="Consent is given, not taken">
      <Advice
        does="Each one by itself, unticked, in words one understands."
        good={
          <Stack gap="1">
            <Checkbox name="good-terms">I accept the terms</Checkbox>
            <Checkbox name="good-offers">Send me offers by e-mail</Checkbox>
          </Stack>
        }
        not="Ticked beforehand, or two things in one."
        bad={
          <Checkbox name="bad-all" defaultChecked>
            I accept the terms and want offers
          </Checkbox>
        }
      />
      <Advice
        does="Yes and no of the same weight."
        good={
          <Inline gap="3">
            <Button tone="line">Reject all</Button>
            <Button tone="line">Accept all</Button>
          </Inline>
        }
        not="A yes that shines and a no that hides."
        bad={
          <Inline gap="3">
            <Button>Accept all</Button>
            <Button tone="plain" size="small">
              More options
            </Button>
          </Inline>
        }
      />
    </Part>
  );
}
