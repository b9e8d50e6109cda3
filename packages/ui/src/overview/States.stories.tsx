import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Badge } from '../Badge';
import { Button, ButtonLink } from '../Button';
import { Card } from '../Card';
import { Checkbox } from '../Checkbox';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Field } from '../Field';
import { FictionalStrip } from '../FictionalStrip';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { Inline, Stack } from '../layout';
import { Notice } from '../Notice';
import { OnlineDot } from '../OnlineDot';
import { PremiumPill } from '../PremiumPill';
import { Radio } from '../Radio';
import { Select } from '../Select';
import { Loading, Skeleton } from '../Skeleton';
import { Switch } from '../Switch';
import { Tag } from '../Tag';
import { TextInput } from '../TextInput';
import { Toast } from '../Toast';
import type { Mode } from '../tokens';
import * as styles from './States.css';

const meta = { title: 'Overview/States', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

/** Everything at once, light beside dark: the picture to hold against the design. */
export const LightAndDark: StoryObj<typeof meta> = {
  render: () => (
    <main className={styles.sides}>
      <Side mode="light" title="Light" />
      <Side mode="dark" title="Dark" />
    </main>
  ),
};

function Side({ mode, title }: { mode: Mode; title: string }) {
  return (
    <section data-theme={mode} aria-label={title} className={styles.side}>
      <Stack gap="10">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <Buttons />
        <Markers />
        <Fields mode={mode} />
        <Messages />
        <Waiting />
        <Endings />
      </Stack>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack>
      <Heading level={2} size="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Buttons() {
  return (
    <Part title="Buttons">
      <Inline gap="3">
        <Button>Send message</Button>
        <Button busy>Send message</Button>
        <Button disabled>Disabled</Button>
      </Inline>
      <Inline gap="3">
        <Button tone="soft">Soft</Button>
        <Button tone="line">Line</Button>
        <Button tone="plain">Plain</Button>
        <Button tone="danger">Delete now</Button>
        <Button tone="dangerLine">Block</Button>
      </Inline>
      <Inline gap="3">
        <IconButton tone="soft" icon={Heart} label="Like" />
        <IconButton tone="soft" icon={Heart} filled label="Liked" aria-pressed />
      </Inline>
    </Part>
  );
}

function Markers() {
  return (
    <Part title="Badges and markers">
      <Inline gap="3">
        <Badge count={1} />
        <Badge count={24} />
        <Badge count={100} />
        <Badge count={8} tone="warning" />
        <Badge count={0} tone="danger" />
        <Tag>25% off</Tag>
        <Tag tone="solid">Popular</Tag>
        <Tag tone="quiet">
          <OnlineDot isSpoken={false} />
          Online now
        </Tag>
        <PremiumPill />
        <FictionalStrip shape="pill" />
      </Inline>
    </Part>
  );
}

function Fields({ mode }: { mode: Mode }) {
  return (
    <Part title="Fields">
      <div className={styles.pair}>
        <Field label="City" hint="Others see your region only.">
          <TextInput name="city" placeholder="Utrecht" />
        </Field>
        <Field label="E-mail address" error="Invalid email. Something is missing after the @.">
          <TextInput name="email" type="email" defaultValue="jonas@" />
        </Field>
        <Field label="Discount code" good="25% off, until today at 15:42.">
          <TextInput name="code" defaultValue="TIMEBONUS25" />
        </Field>
        <Field label="Country">
          <Select name="country" options={[{ value: 'NL', label: 'Netherlands' }]} />
        </Field>
        <div>
          <Checkbox name="reminders" defaultChecked>
            Remind me of unread messages
          </Checkbox>
          <Checkbox name="offers">Send me offers</Checkbox>
        </div>
        <div>
          <Radio name={`place-${mode}`} defaultChecked>
            Show my region
          </Radio>
          <Radio name={`place-${mode}`}>Show my city</Radio>
        </div>
      </div>
      <Switch name="invisible" defaultChecked>
        Invisible mode
      </Switch>
    </Part>
  );
}

function Messages() {
  return (
    <Part title="Messages">
      <Stack gap="2">
        <Notice icon={Bell}>Turn on notifications and you’ll know when someone writes.</Notice>
        <Notice tone="success">72 credits added. You are now a premium member.</Notice>
        <Notice tone="warning">Confirm your e-mail. Until then your messages wait here.</Notice>
        <Notice tone="danger">Payment failed or has been cancelled. Nothing was charged.</Notice>
      </Stack>
      <Toast
        tone="success"
        title="Photo added"
        detail="It shows as soon as it has been checked."
        onClose={ignore}
      />
      <Toast
        tone="danger"
        title="That didn’t work"
        detail="An error occurred, please try again later."
        onClose={ignore}
      />
    </Part>
  );
}

function Waiting() {
  return (
    <Part title="Loading: the shape of what comes">
      <Loading>
        <Stack gap="3">
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
          <Skeleton shape="control" />
        </Stack>
      </Loading>
    </Part>
  );
}

function Endings() {
  return (
    <Part title="Empty, error, offline">
      <Card padding="none">
        <EmptyState
          icon={MessageCircle}
          title="No messages yet"
          action={<ButtonLink href="#search">Search members</ButtonLink>}
        >
          Say hello to someone whose profile made you smile. Your first three messages are free.
        </EmptyState>
      </Card>
      <Card padding="none">
        <ErrorState title="We couldn’t load your likes" onRetry={ignore}>
          The connection broke off. Nothing is lost.
        </ErrorState>
      </Card>
      <Notice tone="offline" title="You’re offline.">
        You can read on; messages you write now are kept as drafts.
      </Notice>
    </Part>
  );
}

function ignore(): void {}
