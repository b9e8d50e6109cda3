import { Plural, Trans } from '@lingui/react/macro';
import { usePage } from '../../kit/page/page-context';
import { tile } from './HowItWorks.css';
import { bubble, ownBubble, stamp, talk } from './TalkTile.css';

/** Two lines of a conversation and what they cost: decoration, hidden from those who listen. */
export function TalkTile() {
  const { message_credits: credits } = usePage().settings;
  return (
    <div className={tile} aria-hidden="true">
      <div className={talk}>
        <p className={bubble}>
          <Trans>You judge a place by its bakeries too?</Trans>
        </p>
        <p className={ownBubble}>
          <Trans>I have a list. Saturday, half past eight?</Trans>
        </p>
        <span className={stamp}>
          <Trans>
            <Plural value={credits} one="# credit" other="# credits" /> · Read
          </Trans>
        </span>
      </div>
    </div>
  );
}
