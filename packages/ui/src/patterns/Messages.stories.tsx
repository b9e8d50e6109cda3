import type { Meta, StoryObj } from '@storybook/react-vite';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Button, ButtonLink } from '../Button';
import { Card } from '../Card';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Advice, Guide, Part } from '../foundations/Guide';
import { Notice } from '../Notice';
import { Loading, Skeleton } from '../Skeleton';
import { Stack } from '../layout';
import { Text } from '../Text';
import { Toast } from '../Toast';

const meta = { title: 'Patterns/Messages', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Messages: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Telling"
      lead="What just happened, what is so on this page, what needs an answer: three things, three parts. And every screen has four states: on its way, empty, failed, full."
    >
      <Part
        title="Toast, notice, dialog"
        note="A toast for what just happened and needs nothing. A notice where the thing itself stands, as long as it is so. A dialog only for what needs an answer before anything else."
      >
        <Advice
          does="What can be missed is a toast."
          good={
            <Toast
              tone="success"
              title="Photo added"
              detail="It shows as soon as it has been checked."
              onClose={ignore}
            />
          }
          not="What must be done: it is gone before it was read."
          bad={<Toast tone="info" title="Confirm your e-mail to send messages" onClose={ignore} />}
        />
        <Advice
          does="What is so, where it counts, with the way out."
          good={
            <Notice tone="warning" action={<Button size="small">Send it again</Button>}>
              Confirm your e-mail. Until then your messages wait here.
            </Notice>
          }
          not="Red for what isn’t broken."
          bad={<Notice tone="danger">You have not uploaded a photo!</Notice>}
        />
      </Part>
      <Part title="On its way">
        <Advice
          does="The very shape of what comes, so that nothing moves when it is there."
          good={
            <Loading>
              <Stack gap="3">
                <Skeleton shape="heading" width="half" />
                <Skeleton width="most" />
                <Skeleton shape="control" />
              </Stack>
            </Loading>
          }
          not="A word in the middle of nothing."
          bad={<Text align="center">Loading…</Text>}
        />
      </Part>
      <Part title="Empty">
        <Advice
          does="What could be here, and the one next step."
          good={
            <Card padding="none">
              <EmptyState
                icon={MessageCircle}
                title="No messages yet"
                action={<ButtonLink href="#search">Search members</ButtonLink>}
              >
                Say hello to someone whose profile made you smile.
              </EmptyState>
            </Card>
          }
          not="An empty table."
          bad={
            <Card>
              <Text tone="muted">0 results</Text>
            </Card>
          }
        />
      </Part>
      <Part title="Failed">
        <Advice
          does="What happened, that nothing is lost, and a way to try again."
          good={
            <Card padding="none">
              <ErrorState title="We couldn’t load your likes" onRetry={ignore}>
                The connection broke off. Nothing is lost.
              </ErrorState>
            </Card>
          }
          not="A number for the person who built it."
          bad={<Notice tone="danger">Error 504: upstream timeout</Notice>}
        />
      </Part>
    </Guide>
  ),
};

function ignore(): void {}
