import { formatName, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { nameInText } from '../../shared/ui/text/nameParts'
import { shortAddress } from '../../shared/ui/text/shortAddress'

/** A DeFi, staking or soulbound wallet, and the name that led to it. */
export interface WalletProps {
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
  readonly record: DidRecord
}

/** The wallet as the subject of an action. */
export function subjectOf({ name, record }: WalletProps): string {
  return name === null ? toBech32(record.address) : formatName(name)
}

/** The wallet in a sentence. */
export function shownWallet({ name, record }: WalletProps): string {
  return name === null ? shortAddress(toBech32(record.address)) : nameInText(formatName(name))
}

/** The specification's word for the wallet where it is paused. */
export function pausedWord({ record }: WalletProps): 'ZILxWALLET' | 'xWALLET' {
  return parseVersion(record.version).kind === 'staking' ? 'ZILxWALLET' : 'xWALLET'
}
