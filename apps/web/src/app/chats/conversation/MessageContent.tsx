import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Image } from '@vela/contract/entities/image';
import type { GiftId } from '@vela/domain/chat';
import type { Language } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { GIFT_SENTENCES, GIFT_SENTENCES_TO_YOU } from '@vela/ui/Gift';
import {
  GiftBubble,
  PhotoBubble,
  TextBubble,
  TextBubbleLink,
  type BubblePlace,
} from '@vela/ui/MessageBubble';
import { Photo } from '@vela/ui/Photo';
import { Lightbox } from '@vela/ui/PhotoGallery';
import { useContext, useState } from 'react';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';
import { useTextLang } from '../../../kit/formats/use-text-lang';
import { Translate } from '../../../kit/translation/Translate';
import { usePhotos } from '../../../kit/formats/photos/use-photos';
import { sentPhotoQueryOptions } from '../shared/sent-photo';
import { HasAnsweredContext } from '../shared/talk-partner';
import type { ShownMessage } from '../shared/shown-messages';
import { isFewEmoji, textParts } from './text-parts';

interface MessageContentProps {
  shown: ShownMessage;
  isOwn: boolean;
  place: BubblePlace;
  isWaiting: boolean;
  /** The name of the other member. */
  name: string;
}

/** What a message says: a text, a photo or a gift. */
export function MessageContent({ shown, name, ...looks }: MessageContentProps) {
  const { message, waiting } = shown;
  const isHidden = useIsHidden();
  const content = waiting?.content;
  if (content?.type === 'text') return <SentText text={content.text} {...looks} />;
  if (content?.type === 'photo') return <WaitingPhoto id={content.photoId} name={name} {...looks} />;
  if (content?.type === 'gift') return <SentGift id={content.giftId} cost={null} name={name} {...looks} />;
  if (message?.type === 'photo') return <SentPhoto image={message.photo} name={name} {...looks} />;
  const sent = { text: message?.text ?? '', language: message?.language };
  if (message && isHidden(message)) return <HiddenText {...sent} {...looks} />;
  if (message?.gift) return <SentGift id={message.gift.id} cost={message.cost} name={name} {...looks} />;
  return <SentText {...sent} {...looks} />;
}

interface SentTextProps extends Omit<Looks, 'name'> {
  text: string;
  language?: Language | undefined;
}

function SentText({ text, language, ...looks }: SentTextProps) {
  const langOf = useTextLang();
  const isEmoji = isFewEmoji(text);
  return (
    <TextBubble
      {...looks}
      isEmoji={isEmoji}
      lang={langOf(language)}
      below={!looks.isOwn && !isEmoji && <Translate text={text} language={language} isInLog />}
    >
      {textParts(text).map((part, index) =>
        // A text doesn't change, so its pieces keep their places.
        part.kind === 'link' ? <TextBubbleLink key={index} href={part.text} /> : part.text,
      )}
    </TextBubble>
  );
}

/** A text with a word that its reader hides, folded away until it is opened. */
function HiddenText({ text, language, ...looks }: SentTextProps) {
  const [isOpen, open] = useState(false);
  if (isOpen) return <SentText text={text} language={language} {...looks} />;
  return (
    <TextBubble {...looks}>
      <Trans>Hidden message</Trans>{' '}
      <Button
        tone="line"
        size="small"
        onClick={() => {
          focusMessage();
          open(true);
        }}
      >
        <Trans>Show</Trans>
      </Button>
    </TextBubble>
  );
}

/** What is pressed goes with the press: its message takes the focus. */
function focusMessage(): void {
  document.activeElement?.parentElement
    ?.closest<HTMLElement>('[tabindex="-1"]')
    ?.focus({ preventScroll: true });
}

type Looks = Omit<MessageContentProps, 'shown'>;

/** The picture is at hand as long as the page is that it was chosen on. */
function WaitingPhoto({ id, ...looks }: Looks & { id: string }) {
  const { data } = useQuery(sentPhotoQueryOptions(id));
  return <SentPhoto image={data ?? undefined} {...looks} />;
}

function SentPhoto({ image, name, ...looks }: Looks & { image: Image | undefined }) {
  const { t } = useLingui();
  const photoOf = usePhotos();
  const [opened, setOpened] = useState<number | null>(null);
  const hasAnswered = useContext(HasAnsweredContext);
  const [isUncovered, uncover] = useState(false);
  if (!image) {
    return (
      <TextBubble {...looks}>
        {looks.isWaiting ? <Trans context="message">Photo</Trans> : <Trans>This photo was deleted.</Trans>}
      </TextBubble>
    );
  }
  if (!looks.isOwn && !hasAnswered && !isUncovered)
    return (
      <CoveredPhoto
        id={image.id}
        name={name}
        {...looks}
        onShow={() => {
          focusMessage();
          uncover(true);
        }}
      />
    );
  const photo = photoOf(image);
  const words = looks.isOwn ? t`Photo from you` : t`Photo from ${name}`;
  const lockNote = image.status === 'active' ? undefined : <Trans>This photo is being checked.</Trans>;
  const isOpenable = photo.variant === 'sharp' && photo.src !== undefined;
  return (
    <>
      <PhotoBubble {...looks} openLabel={t`Open photo`} onOpen={isOpenable ? () => setOpened(0) : undefined}>
        <Photo photo={photo} alt={words} sizes="176px" corners="none" lockNote={lockNote} />
      </PhotoBubble>
      <Lightbox photos={[photo]} opened={opened} label={() => words} onClose={() => setOpened(null)} />
    </>
  );
}

/** A photo that nobody asked for isn't loaded before it is asked to be shown: it may be one that nobody wants to see. */
function CoveredPhoto({ id, name, onShow, ...looks }: Looks & { id: string; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <PhotoBubble {...looks} openLabel={t`Show photo`} onOpen={onShow}>
      <Photo
        photo={{ id, variant: 'locked' }}
        alt={t`Photo from ${name}`}
        sizes="176px"
        corners="none"
        lockNote={<Trans>Hidden until you show it or answer</Trans>}
      />
    </PhotoBubble>
  );
}

/** `cost` is null before it was charged. */
function SentGift({ id, cost, name, ...looks }: Looks & { id: GiftId; cost: number | null }) {
  const { i18n, t } = useLingui();
  const kind = t({ message: 'Gift', context: 'message' });
  return (
    <GiftBubble
      {...looks}
      id={id}
      note={
        looks.isOwn && cost !== null ? (
          <>
            {kind} · <Plural value={cost} one="# credit" other="# credits" />
          </>
        ) : (
          kind
        )
      }
    >
      {looks.isOwn ? GIFT_SENTENCES[id](name) : i18n._(GIFT_SENTENCES_TO_YOU[id])}
    </GiftBubble>
  );
}
