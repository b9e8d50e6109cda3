import { Plural, Trans } from '@lingui/react/macro';
import { giftsOf } from '@vela/domain/chat';
import { FactList } from '@vela/ui/FactList';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../kit/page/page-context';
import { section } from './Pricing.css';

/** What credits are spent on, and what costs none. */
export function CreditCosts() {
  const { settings } = usePage();
  const { message_credits: message, photo_credits: photo = 0 } = settings;
  const gifts = giftsOf(settings.gift_credits ?? {}).map(({ credits }) => credits);
  const facts = [
    { key: 'message', name: <Trans>A message</Trans>, value: <CreditCount credits={message} /> },
    { key: 'photo', name: <Trans>A photo that you send</Trans>, value: <CreditCount credits={photo} /> },
    { key: 'gift', name: <Trans>A gift</Trans>, value: <GiftCosts credits={gifts} /> },
    { key: 'free', name: <Trans>Free messages before your first purchase</Trans>, value: <FreeMessages /> },
  ];
  return (
    <section className={section} aria-labelledby="spent-on">
      <Heading level={2} size="section" id="spent-on">
        <Trans>What they are for</Trans>
      </Heading>
      <FactList facts={facts.filter(({ key }) => key !== 'gift' || gifts.length > 0)} />
      <Text tone="muted">
        <Trans>Your profile, the search, likes and reading what others write to you cost nothing.</Trans>
      </Text>
    </section>
  );
}

/** How many there are, and to how many people they may go. */
function FreeMessages() {
  const { free_messages: messages, free_conversations: conversations } = usePage().settings;
  return (
    <Trans>
      {messages}, in up to <Plural value={conversations} one="# conversation" other="# conversations" />
    </Trans>
  );
}

/** U+2060: no line ends here, behind the dash of a range least of all. */
const WHOLE = '\u2060';

/** The costs are listed from the cheapest gift to the dearest. */
function GiftCosts({ credits }: { credits: readonly number[] }) {
  const least = credits[0] ?? 0;
  const most = credits.at(-1) ?? 0;
  const range = least < most ? `${least}${WHOLE}–${WHOLE}${most}` : `${most}`;
  return <Plural value={most} one={`${range} credit`} other={`${range} credits`} />;
}

function CreditCount({ credits }: { credits: number }) {
  return <Plural value={credits} one="# credit" other="# credits" />;
}
