import {
  getGasPriceLi,
  readDidRecord,
  readField,
  readSigningWallet,
  type Network,
  type Requests,
} from '@tyto/chain'
import { nameRegistry } from '@tyto/contracts'
import {
  guardianHealth,
  recoveryThreshold,
  type DidRecord,
  walletRules,
  type SigningWallet,
} from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { readHeldTokens, type HeldTokens } from './held'

/** A guardian that can sign: the hash of the domain, and the wallet that holds the key. */
export interface ReadyGuardian {
  readonly id: Hex
  readonly wallet: Address
}

/** The real state on which a rehearsal is played, as the chain has it now. */
export interface RehearsedWallet {
  readonly record: DidRecord
  readonly signing: SigningWallet
  /** As many guardians as a recovery needs; null if fewer can sign, or if the version makes it unknown. */
  readonly signers: readonly ReadyGuardian[] | null
  readonly registry: Address
  readonly held: HeldTokens
  /** The chain's price of one unit of gas now. */
  readonly gasPriceLi: bigint
}

/** Reads the rehearsed; null if no wallet stands at the address any more. Rejects with `RpcError`. */
export async function readRehearsedWallet(
  client: Requests,
  network: Pick<Network, 'chainId' | 'registry' | 'zlpRegistry' | 'initDid' | 'digits' | 'rules'>,
  wallet: Address,
): Promise<RehearsedWallet | null> {
  const [record, signing, gasPriceLi, held] = await Promise.all([
    readDidRecord(client, wallet),
    readSigningWallet(client, network, wallet),
    getGasPriceLi(client, network.rules.gas),
    readHeldTokens(client, network, wallet),
  ])
  if (record === null || signing === null) return null
  const ready = await readyGuardians(client, network, record.guardians)
  const threshold = recoveryThreshold(record.guardians.length)
  // Before version 5.8 a recovery names guardians by their domains, of which the chain keeps hashes only.
  const canPlay = walletRules(record.version).takesGuardianHashes && ready.length >= threshold
  const signers = canPlay ? ready.slice(0, threshold) : null
  return { record, signing, signers, registry: network.registry, held, gasPriceLi }
}

/** The guardians that can sign. Their names are not needed: the registry knows the wallets by the hashes. */
async function readyGuardians(
  client: Requests,
  { registry }: Pick<Network, 'registry'>,
  guardians: readonly Hex[],
): Promise<readonly ReadyGuardian[]> {
  const { did_dns } = nameRegistry(registry).fields
  const found = await Promise.all(
    guardians.map(async (id) => {
      const at = await readField(client, did_dns.at(id))
      const wallet = at.kind === 'value' ? await readDidRecord(client, at.value) : null
      return wallet !== null && guardianHealth(wallet) === 'ready' ? { id, wallet } : null
    }),
  )
  const keys = new Set<Hex | undefined>()
  return found.flatMap((guardian) => {
    const key = guardian?.wallet.verificationMethods.get('socialrecovery')
    // The contract counts a key once.
    if (guardian === null || keys.has(key)) return []
    keys.add(key)
    return [{ id: guardian.id, wallet: guardian.wallet.address }]
  })
}
