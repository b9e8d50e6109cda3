import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bill, BillLine, BillTotal } from '../Bill';
import { Button } from '../Button';
import { Card } from '../Card';
import { PackageCard } from '../ChoiceCard';
import { Advice, Guide, Part } from '../foundations/Guide';
import { Stack } from '../layout';
import { Notice } from '../Notice';
import { Text } from '../Text';

const meta = { title: 'Patterns/Paying', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Paying: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Paying"
      lead="Price, credits, price of a message, discount and what is charged stand on one card. Nothing that costs is chosen beforehand, and the button says what is paid and how."
    >
      <Part title="What it costs">
        <Advice
          does="What is got, what is paid, what a message then costs."
          good={
            <PackageCard
              name="good-package"
              value="p2"
              count={72}
              unitName="credits"
              price="€57.60"
              pricePerMessage="€0.80 per message"
              tagged="Our suggestion"
            />
          }
          not="One that is chosen before anyone chose."
          bad={
            <PackageCard
              name="bad-package"
              value="p3"
              count={180}
              unitName="credits"
              price="€126.00"
              pricePerMessage="€0.70 per message"
              defaultChecked
            />
          }
        />
      </Part>
      <Part title="The last look before it is paid">
        <Advice
          does="Every line, the sum, once, and the button says it again."
          good={
            <Card>
              <Stack>
                <Bill aria-label="What you pay">
                  <BillLine name="72 credits">€57.60</BillLine>
                  <BillLine name="Welcome bonus, 25%">−€14.40</BillLine>
                  <BillTotal name="Total today (one-time payment)">€43.20</BillTotal>
                </Bill>
                <Button wide>Pay €43.20 with iDEAL</Button>
              </Stack>
            </Card>
          }
          not="A sum without its parts."
          bad={
            <Card>
              <Stack>
                <Text size="page">€43.20*</Text>
                <Button wide>Continue</Button>
                <Text size="stamp" tone="muted">
                  * see terms
                </Text>
              </Stack>
            </Card>
          }
        />
      </Part>
      <Part title="When it didn’t work">
        <Advice
          does="Says first that nothing was charged."
          good={<Notice tone="danger">Payment failed or has been cancelled. Nothing was charged.</Notice>}
          not="Leaves that open."
          bad={<Notice tone="danger">Something went wrong. Please try again.</Notice>}
        />
      </Part>
    </Guide>
  ),
};
