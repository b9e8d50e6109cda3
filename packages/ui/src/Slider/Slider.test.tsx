import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slider } from './Slider';
import { bare, drawn } from './Slider.css';

const html = renderToString(
  <Slider
    name="distance"
    label="Distance"
    min={5}
    max={200}
    defaultValue={50}
    format={(value) => `${value} km`}
  />,
);

test('a slider without a script says no number that would stay when its thumb moves', () => {
  expect(html).toContain('value="50"');
  expect(html).not.toContain('50 km');
  expect(html).not.toContain('aria-valuetext');
});

test('a slider without a script draws no line that would stay when its thumb moves', () => {
  expect(html).toContain(bare);
  expect(html).not.toContain(drawn);
});
