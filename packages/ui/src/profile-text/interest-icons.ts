import type { AnyInterest } from '@vela/atlas/interests';
import Beer from 'lucide-react/icons/beer';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import ChefHat from 'lucide-react/icons/chef-hat';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Coffee from 'lucide-react/icons/coffee';
import Compass from 'lucide-react/icons/compass';
import Croissant from 'lucide-react/icons/croissant';
import CupSoda from 'lucide-react/icons/cup-soda';
import Dices from 'lucide-react/icons/dices';
import Disc3 from 'lucide-react/icons/disc-3';
import Drama from 'lucide-react/icons/drama';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Fish from 'lucide-react/icons/fish';
import Flame from 'lucide-react/icons/flame';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Flower from 'lucide-react/icons/flower';
import Flower2 from 'lucide-react/icons/flower-2';
import Footprints from 'lucide-react/icons/footprints';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import HandHelping from 'lucide-react/icons/hand-helping';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import MicVocal from 'lucide-react/icons/mic-vocal';
import MoonStar from 'lucide-react/icons/moon-star';
import Mountain from 'lucide-react/icons/mountain';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import PartyPopper from 'lucide-react/icons/party-popper';
import PawPrint from 'lucide-react/icons/paw-print';
import PenTool from 'lucide-react/icons/pen-tool';
import Plane from 'lucide-react/icons/plane';
import Podcast from 'lucide-react/icons/podcast';
import Salad from 'lucide-react/icons/salad';
import Scissors from 'lucide-react/icons/scissors';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sprout from 'lucide-react/icons/sprout';
import Tent from 'lucide-react/icons/tent';
import Ticket from 'lucide-react/icons/ticket';
import TreePine from 'lucide-react/icons/tree-pine';
import Trophy from 'lucide-react/icons/trophy';
import Umbrella from 'lucide-react/icons/umbrella';
import University from 'lucide-react/icons/university';
import Utensils from 'lucide-react/icons/utensils';
import Vote from 'lucide-react/icons/vote';
import Waves from 'lucide-react/icons/waves';
import Wine from 'lucide-react/icons/wine';
import type { IconGlyph } from '../Icon';

/** A picture for each interest. */
export const INTEREST_ICONS = {
  candlelight: Flame,
  cuddling: HeartHandshake,
  fantasies: MoonStar,
  flirting: Heart,
  lingerie: Shirt,
  massage: HandHelping,
  role_play: Drama,
  skinny_dipping: Waves,
  slow_mornings: Croissant,
  tantra: Flower2,
  adventure: Compass,
  animals: PawPrint,
  art: Palette,
  astrology: MoonStar,
  baking: Croissant,
  bbq: Flame,
  beach: Umbrella,
  beer: Beer,
  biking: Bike,
  board_games: Dices,
  camping: Tent,
  cars: Car,
  coffee: Coffee,
  concerts: MicVocal,
  cooking: Utensils,
  crafts: Scissors,
  dancing: Disc3,
  fashion: Shirt,
  festivals: Ticket,
  foodie: ChefHat,
  gardening: Flower2,
  gym: Dumbbell,
  hiking: Mountain,
  history: Landmark,
  kissing: Heart,
  languages: Languages,
  meditation: Sprout,
  movies: Clapperboard,
  museums: University,
  music: Music,
  nature: TreePine,
  parties: PartyPopper,
  photography: Camera,
  podcasts: Podcast,
  politics: Vote,
  reading: BookOpen,
  relationship: HeartHandshake,
  running: Footprints,
  science: FlaskConical,
  shopping: ShoppingBag,
  sports: Trophy,
  sushi: Fish,
  swimming: Waves,
  tattoos: PenTool,
  tea: CupSoda,
  theater: Drama,
  travelling: Plane,
  vegetarian: Salad,
  videogames: Gamepad2,
  volunteering: HandHelping,
  wine: Wine,
  yoga: Flower,
} as const satisfies Record<AnyInterest, IconGlyph>;
