import type { ContractCall } from '@tyto/abi'
import { didWallet, didWallet5 } from '@tyto/contracts'
import { walletRules, type Guardian } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'

interface Recovered {
  readonly wallet: Address
  readonly version: string
  readonly newController: Address
}

/** A guardian with the signature of the wallet that its domain leads to. */
interface Signed {
  readonly guardian: Guardian
  readonly signature: Hex
}

/** The call that recovers a wallet: guardians are told by the hashes of their domains, or by the domains below version 5.8. */
export function recoveryCall(
  { wallet, version, newController: addr }: Recovered,
  signed: readonly Signed[],
): ContractCall {
  return walletRules(version).takesGuardianHashes
    ? didWallet(wallet).DidSocialRecovery({
        addr,
        tyron: null,
        signatures: signed.map(({ guardian, signature }) => [guardian.id, signature] as const),
      })
    : didWallet5(wallet).DidSocialRecovery({
        addr,
        signatures: signed.map(({ guardian, signature }) => [guardian.domain, signature] as const),
      })
}
