import { toBech32, type Address } from '@tyto/primitives'
import { imageAddress, type ImageRules } from '../image/imageAddress'
import type { Theme } from '../../settings/settings'

/** The image service's names for the themes. */
const themeNames: Readonly<Record<Theme, string>> = { paper: 'light', night: 'dark' }

/**
 * Where the logo of a token is, by its address and the theme: `service` is the site's address of images, with {address}
 * and {theme} in it. Null without a service, and where nothing may be fetched from there.
 *
 * @example
 * logoAddress('https://logos.example/{address}?t={theme}', token, 'night', rules)
 */
export function logoAddress(
  service: string | null,
  token: Address,
  theme: Theme,
  rules: ImageRules,
): string | null {
  if (service === null || !service.includes('{address}')) return null
  const text = service.replaceAll('{address}', toBech32(token)).replaceAll('{theme}', themeNames[theme])
  const address = imageAddress(text, rules)
  if (address === null) return null
  // On the local network nothing leaves this machine.
  const { origin, hostname } = new URL(address)
  const isNear = origin === rules.origin || hostname === 'localhost' || hostname === '127.0.0.1'
  return rules.isLocal && !isNear ? null : address
}
