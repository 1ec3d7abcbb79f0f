import {
  addKey,
  documentMessage,
  guardiansMessage,
  lockMessage,
  recoveryMessage,
  type DocumentElement,
  type DocumentTransition,
} from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { didWallet, init, type DidWalletDidStatus } from '../src'
import {
  localChainId,
  deployWallet,
  domainId,
  person,
  succeeds,
  type Person,
  type ProtocolWorld,
} from './world'

/** Keys of wallets that have no others of their own. */
export const updateKey = person('update key')
export const recoveryKey = person('recovery key')

/** Somebody who owns a name, `label`, with a wallet and a created DID behind it. */
export interface Owner {
  readonly controller: Person
  readonly wallet: Address
  /** `0x` and the sha256 of the label: the name, and the guardian that it can be. */
  readonly id: Hex
  readonly updateKey: Person
  readonly recoveryKey: Person
}

/** A name with a wallet whose document has an update key and a key for social recovery. */
export async function ownName(protocol: ProtocolWorld, label: string): Promise<Owner> {
  const { world, deployer } = protocol
  const controller = world.join(label)
  const wallet = await deployWallet(protocol, controller)
  const owner = {
    controller,
    wallet,
    id: domainId(label),
    updateKey: person(`${label} / update`),
    recoveryKey: person(`${label} / socialrecovery`),
  }
  const issue = { tld: 'ssi', username: owner.id, addr: wallet, dID: wallet }
  succeeds(world.call(deployer, init(protocol.init).IssueNftUsername(issue)))
  const document = [
    addKey('update', owner.updateKey.publicKey, 'encrypted'),
    addKey('socialrecovery', owner.recoveryKey.publicKey, 'encrypted'),
  ]
  succeeds(world.call(controller, didWallet(wallet).DidCreate({ document, signature: null, tyron: null })))
  return owner
}

function sign(message: Uint8Array, key: Person): Hex {
  return bytesToHex(signSchnorr(message, key.privateKey))
}

type Nonce = 'document_nonce' | 'recovery_nonce' | 'lock_nonce'

/** The scope that a signature for this wallet is bound to, as the wallet stands. */
export function scopeOf(
  { world }: ProtocolWorld,
  wallet: Address,
  nonce: Nonce,
): { readonly chainId: number; readonly wallet: Address; readonly nonce: bigint } {
  return { chainId: localChainId, wallet, nonce: world.read(didWallet(wallet).fields[nonce]) ?? 0n }
}

export function signDocument(
  protocol: ProtocolWorld,
  wallet: Address,
  key: Person,
  transition: DocumentTransition,
  document: readonly DocumentElement[],
): Hex {
  return sign(documentMessage(transition, document, scopeOf(protocol, wallet, 'document_nonce')), key)
}

export function signGuardians(
  protocol: ProtocolWorld,
  wallet: Address,
  key: Person,
  guardians: readonly Hex[],
): Hex {
  return sign(guardiansMessage(guardians, scopeOf(protocol, wallet, 'document_nonce')), key)
}

export function signRecovery(protocol: ProtocolWorld, wallet: Address, key: Person, addr: Address): Hex {
  return sign(recoveryMessage(addr, scopeOf(protocol, wallet, 'recovery_nonce')), key)
}

export function signLock(protocol: ProtocolWorld, wallet: Address, key: Person): Hex {
  return sign(lockMessage(scopeOf(protocol, wallet, 'lock_nonce')), key)
}

export function statusOf({ world }: ProtocolWorld, wallet: Address): DidWalletDidStatus['constructor'] {
  const status = world.read(didWallet(wallet).fields.did_status)
  if (status === null) throw new Error('there is no wallet at this address')
  return status.constructor
}

/** Puts the common update key in the place of an owner's own, as `reachStatus` wants it. */
export function takeCommonKey(protocol: ProtocolWorld, owner: Owner): void {
  const document = [addKey('update', updateKey.publicKey, 'encrypted')]
  const signature = signDocument(protocol, owner.wallet, owner.updateKey, 'DidUpdate', document)
  const call = didWallet(owner.wallet).DidUpdate({ document, signature, tyron: null })
  succeeds(protocol.world.call(owner.controller, call))
}

/** By custom the one element of a deactivation. */
export const farewell = [addKey('deactivate', `0x${'00'.repeat(33)}`, 'none')]

/**
 * Brings a wallet into a status by the transitions that lead there. The wallet is Deployed, or `updateKey` is its update
 * key; `controller` controls it and still does afterwards.
 */
export async function reachStatus(
  protocol: ProtocolWorld,
  wallet: Address,
  controller: Person,
  status: 'Locked' | 'Deactivated' | 'Recovered',
): Promise<void> {
  const { world } = protocol
  const call = didWallet(wallet)
  if (statusOf(protocol, wallet) === 'Deployed') {
    const document = [addKey('update', updateKey.publicKey, 'encrypted')]
    succeeds(world.call(controller, call.DidCreate({ document, signature: null, tyron: null })))
  }
  const document = [addKey('socialrecovery', recoveryKey.publicKey, 'encrypted')]
  const signature = signDocument(protocol, wallet, updateKey, 'DidUpdate', document)
  succeeds(world.call(controller, call.DidUpdate({ document, signature, tyron: null })))
  if (status === 'Deactivated') {
    const last = signDocument(protocol, wallet, updateKey, 'DidDeactivate', farewell)
    succeeds(world.call(controller, call.DidDeactivate({ document: farewell, signature: last, tyron: null })))
    return
  }
  const guardians = await Promise.all(['first', 'second', 'third'].map((label) => ownName(protocol, label)))
  succeeds(
    world.call(controller, call.AddGuardians({ guardians: guardians.map(({ id }) => id), tyron: null })),
  )
  if (status === 'Locked') {
    const lock = signLock(protocol, wallet, recoveryKey)
    succeeds(world.call(controller, call.Lock({ signature: lock, tyron: null })))
    return
  }
  const signatures = guardians.map(
    (one) => [one.id, signRecovery(protocol, wallet, one.recoveryKey, controller.address)] as const,
  )
  succeeds(
    world.call(controller, call.DidSocialRecovery({ addr: controller.address, signatures, tyron: null })),
  )
}
