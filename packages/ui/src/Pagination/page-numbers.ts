/** A page to go to, or the ones between that are left out. */
export type PageNumber = number | 'gap';

/**
 * The pages worth a link: the first, the last, the one shown and its neighbours. What is left out between is at least two
 * pages, since one takes no more room than the mark in its place.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const near = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1;
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const shown = all.filter((number) => near(number) || (near(number - 1) && near(number + 1)));
  return shown.flatMap((number, index): PageNumber[] =>
    index > 0 && shown[index - 1] !== number - 1 ? ['gap', number] : [number],
  );
}
