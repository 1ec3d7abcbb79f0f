import { isHttpsAddress } from '../../apps/web/src/shared/settings/isHttpsAddress'

/** The addresses of a site elsewhere, or null where one of them is no https address. */
export function readSocial(texts: readonly string[]): readonly string[] | null {
  return texts.every(isHttpsAddress) ? texts : null
}

export const socialAdvice = '--social takes an https address, such as https://www.linkedin.com/company/owls'
