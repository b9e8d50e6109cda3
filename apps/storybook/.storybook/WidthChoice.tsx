import { viewports } from './toolbars';

/**
 * The frame is as wide as the page about the component, or as one of the screens that every screen is tested
 * on.
 */
export type PageWidth = 'page' | keyof typeof viewports;

interface WidthChoiceProps {
  value: PageWidth;
  onChange: (width: PageWidth) => void;
}

/** How wide the stories of a page are: the toolbar's own choice of a width is for a story alone. */
export function WidthChoice({ value, onChange }: WidthChoiceProps) {
  const names = Object.entries(viewports).map(([width, { name }]) => ({ width, name }));
  return (
    <p>
      <label>
        Width of the stories:{' '}
        <select value={value} onChange={({ target }) => onChange(widthNamed(target.value))}>
          <option value="page">As wide as this page</option>
          {names.map(({ width, name }) => (
            <option key={width} value={width}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

function widthNamed(name: string): PageWidth {
  const isWidth = (width: string): width is keyof typeof viewports => width === name;
  return Object.keys(viewports).find(isWidth) ?? 'page';
}
