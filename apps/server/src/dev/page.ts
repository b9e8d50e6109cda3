import { escapeHtml } from '../core/escape-html';

// The page has a transition, as the product's pages do: a browser that begins it there would report an error
// here.
const STYLE = `
  @media not (prefers-reduced-motion: reduce) { @view-transition { navigation: auto; } }
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: 0.25rem 0; overflow-wrap: anywhere; }
  button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
  fieldset { margin: 1rem 0; }
  label { display: block; min-height: 1.75rem; }
  iframe { width: 100%; height: 28rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); background: white; }
`;

/** A page of one of the demo's tools; `main` is HTML. */
export function devPage(title: string, main: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // A mail brings its own style attributes; it runs nothing and loads nothing.
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
