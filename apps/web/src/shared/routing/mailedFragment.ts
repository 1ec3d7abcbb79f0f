import { withPlainLocale } from '../i18n/languages'

const encodedFragment = /%(?:25)*23(request|answer|pay|issued)(?:=|%(?:25)*3D)/i

/**
 * An address whose fragment a mail program or a service in between has encoded, `/alice.ssi/didx/pay%23pay%3DAQ...`, as it was
 * made; any other address as it is.
 */
export function withFragment(address: string): string {
  return address.includes('#')
    ? address
    : address.replace(encodedFragment, (_, kind: string) => `#${kind.toLowerCase()}=`)
}

/** Mends the address of this page before anything reads it. */
export function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location
  const mended = withFragment(`${withPlainLocale(pathname)}${search}${hash}`)
  // With its origin: a path that begins with two slashes would name another site.
  if (mended !== `${pathname}${search}${hash}`)
    window.history.replaceState(window.history.state, '', `${origin}${mended}`)
}
