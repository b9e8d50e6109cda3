const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** `list-gifts` of `list-gifts`, `listGifts` or `ListGifts`; null for anything that is no name. */
export function toKebab(name: string): string | null {
  const kebab = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return KEBAB.test(kebab) ? kebab : null;
}

/** `listGifts` of `list-gifts`. */
export function toCamel(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `ListGifts` of `list-gifts`. */
export function toPascal(kebab: string): string {
  const camel = toCamel(kebab);
  return `${camel[0]?.toUpperCase()}${camel.slice(1)}`;
}

/** Whether a name can be a component's: `GiftCard`. */
export function isPascal(name: string): boolean {
  return PASCAL.test(name);
}

/** Whether a text is a path of the site, without a query. */
export function isPath(text: string): boolean {
  return /^\/(?:[\w-][\w./-]*)?$/.test(text);
}

/** `gift card` of `GiftCard`, for the first sentence of a description. */
export function toWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}
