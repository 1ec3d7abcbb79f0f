/** `PT` is Portugal, Португалия, 葡萄牙. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
