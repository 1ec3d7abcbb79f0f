import { parseVersion } from '@tyto/identity'
import { walletKindName } from '../../shared/identity/walletKindName'

/** What a wallet is, by its version: `DIDxWALLET 7.0`; the version's own text where that says nothing. */
export function walletHint(version: string): string {
  const { kind, number } = parseVersion(version)
  const name = walletKindName(kind)
  return name === null ? version.slice(0, 40) : `${name} ${number.slice(0, 2).join('.')}`.trim()
}
