/** The place of an address, as far as a public table of address ranges shows it. */
export interface Geo {
  /** ISO 3166 code in capitals, such as `NL`; null for private, loopback and unknown addresses. */
  countryOf(address: string): Promise<string | null>;
}
