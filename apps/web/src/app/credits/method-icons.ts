import type { PaymentMethodKind } from '@vela/domain/payments';
import type { IconGlyph } from '@vela/ui/Icon';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Repeat from 'lucide-react/icons/repeat';
import Smartphone from 'lucide-react/icons/smartphone';
import Ticket from 'lucide-react/icons/ticket';
import Wallet from 'lucide-react/icons/wallet';

/** What each kind of payment looks like. */
export const METHOD_ICONS = {
  direct_debit: Repeat,
  bank_transfer: Banknote,
  card: CreditCard,
  online_banking: Landmark,
  mobile_wallet: Smartphone,
  voucher: Ticket,
  wallet_service: Wallet,
} as const satisfies Record<PaymentMethodKind, IconGlyph>;
