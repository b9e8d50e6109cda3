/** A phone number as it is dialled: without the spaces and hyphens it is written with. Source: product.md §9. */
export function dialledNumber(phone: string): string {
  return phone.replace(/[\s-]/g, '');
}
