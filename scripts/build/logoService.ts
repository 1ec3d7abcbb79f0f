/** May pages take logos from there: over https or from the site itself, with a place for the address of the token? */
export function isLogoService(text: string): boolean {
  return /^(?:https:\/\/[^/\s]+|\/)\S*\{address\}\S*$/.test(text)
}

export const logoServiceAdvice =
  '--logos takes an https address with {address} in it, such as https://logos.example/{address}?theme={theme}'
