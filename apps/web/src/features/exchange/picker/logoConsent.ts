import { parseJson } from '@tyto/primitives'
import { createStored } from '../../../shared/device/createStored'
import { useStored } from '../../../shared/device/useStored'

/** The hosts whose logos a person wants to see: such a host learns which tokens are looked at. */
const allowedHosts = createStored<readonly string[]>({ key: 'tyto.logos', parse: parseHosts })

const mostHosts = 20
const longestHost = 255

function parseHosts(text: string | null): readonly string[] {
  const value = parseJson(text)
  if (!Array.isArray(value)) return []
  return value
    .filter((host): host is string => typeof host === 'string' && host.length <= longestHost)
    .slice(-mostHosts)
}

/** May logos be fetched from there? */
export function useLogoConsent(host: string | null): boolean {
  return useStored(allowedHosts, (hosts) => host === null || hosts.includes(host))
}

export function allowLogos(host: string, isAllowed: boolean): void {
  const others = allowedHosts.get().filter((each) => each !== host)
  allowedHosts.set(isAllowed ? [...others, host] : others)
}
