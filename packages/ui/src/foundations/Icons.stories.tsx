import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { INTERESTS } from '@vela/atlas/interests';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Inline } from '../layout';
import { INTEREST_ICONS, INTEREST_TEXTS } from '../profile-text';
import { Text } from '../Text';
import * as styles from './Foundations.css';
import { Advice, Guide, Part } from './Guide';

const meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const ACTIONS = {
  Search,
  Messages: MessageCircle,
  Likes: Heart,
  Credits: Coins,
  Premium: Sparkles,
  Profile: User,
  Settings,
  Language: Globe,
  Back: ChevronLeft,
  'Go on': ArrowRight,
  Send,
  Photo: Camera,
  Gift,
  'Locked photo': Lock,
  Place: MapPin,
  News: Bell,
  Block: Ban,
  Done: Check,
  Close: X,
} as const;

export const Icons: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="Icons"
      lead="Lucide, taken one by one, so that a page loads those it shows. An icon stands for one thing everywhere, and beside a word wherever there is room for one."
    >
      <Part title="What they stand for">
        <div className={styles.tiles}>
          {Object.entries(ACTIONS).map(([name, glyph]) => (
            <div key={name} className={styles.icon}>
              <Icon of={glyph} size="large" />
              <Text size="stamp">{name}</Text>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Interests">
        <Interests />
      </Part>
      <Part title="How to use it">
        <Advice
          does="A word beside it, or a name for those who don’t see it."
          good={
            <Inline gap="3">
              <Button icon={Gift} tone="soft">
                Send a gift
              </Button>
              <IconButton icon={Heart} tone="soft" label="Like Nadia" />
            </Inline>
          }
          not="A name that says what it looks like and not what it does."
          bad={<IconButton icon={Heart} tone="soft" label="Heart" />}
        />
      </Part>
    </Guide>
  ),
};

function Interests() {
  const { i18n } = useLingui();
  return (
    <div className={styles.tiles}>
      {INTERESTS.map((interest) => (
        <div key={interest} className={styles.icon}>
          <Icon of={INTEREST_ICONS[interest]} size="large" />
          <Text size="stamp">{i18n._(INTEREST_TEXTS[interest])}</Text>
        </div>
      ))}
    </div>
  );
}
