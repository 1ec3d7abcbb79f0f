import { parseVersion } from '@tyto/identity'
import { walletKindName } from '../../shared/identity/walletKindName'

/** How much of an unknown version is shown, in characters. */
const longestVersion = 40

/** The kind and version of a wallet, such as `DIDxWALLET 7.0`; an unknown version is shown as it is. */
export function walletHint(version: string): string {
  const { kind, number } = parseVersion(version)
  const name = walletKindName(kind)
  return name === null ? version.slice(0, longestVersion) : `${name} ${number.slice(0, 2).join('.')}`.trim()
}
