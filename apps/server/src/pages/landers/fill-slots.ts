import { LANDER_SLOTS, type LanderSlot } from '@vela/domain/landers';
import { escapeHtml } from '../../core/escape-html';

/**
 * Puts the values into a page, escaped for text and for quoted attributes; what looks like a slot in a value stays.
 */
export function fillLanderSlots(html: string, values: Readonly<Record<LanderSlot, string>>): string {
  const slot = new RegExp(`\\{\\{(${LANDER_SLOTS.join('|')})\\}\\}`, 'g');
  return html.replace(slot, (_slot, name: LanderSlot) => escapeHtml(values[name]));
}
