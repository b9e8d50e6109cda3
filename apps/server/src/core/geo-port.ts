/** Where an address is, as far as a public table of address ranges shows. */
export interface Geo {
  /** ISO 3166 code in capitals, such as `NL`; null for private, loopback and unknown addresses. */
  countryOf(address: string): Promise<string | null>;
}
