import { LANDER_SLOTS, landerSlot, type LanderSlot } from '@vela/domain/landers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillLanderSlots } from './fill-slots';

describe('fillLanderSlots', () => {
  const values = Object.fromEntries(LANDER_SLOTS.map((name) => [name, name])) as Record<LanderSlot, string>;

  test('puts every value where its slot is, as often as it does', () => {
    const html = LANDER_SLOTS.map(landerSlot).join(' ');
    expect(fillLanderSlots(`${html} ${html}`, values)).toBe([...LANDER_SLOTS, ...LANDER_SLOTS].join(' '));
  });

  test('leaves what is no slot', () => {
    expect(fillLanderSlots('{{other}} {name} {{ name }} a{b{c:d}}', values)).toBe(
      '{{other}} {name} {{ name }} a{b{c:d}}',
    );
  });

  test('lets no value be more than a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const filled = fillLanderSlots(`<i a="${landerSlot('ref')}">`, { ...values, ref: text });
        expect(filled.slice(6, -2)).not.toMatch(/[<>"']/);
      }),
    );
    expect(
      fillLanderSlots(landerSlot('ref'), { ...values, ref: `<a b="c&d" e='${landerSlot('name')}'>` }),
    ).toBe('&lt;a b=&quot;c&amp;d&quot; e=&#39;{{name}}&#39;&gt;');
  });
});
