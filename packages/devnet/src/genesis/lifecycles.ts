import { didWallet } from '@tyto/contracts'
import { addKey, documentMessage, lockMessage, recoveryMessage } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { documentKeys, servicesOf, signAs } from './documents'
import { idOf, NO_KEY, type WorldBuilder } from './worldBuilder'

const GUARDIANS = ['alice.ssi', 'bruno.ssi', 'carol.ssi'] as const
const HOLDER = 5
const RESCUER = 8

/** Identities whose status moved on: heron is Locked, dodo Deactivated, phoenix Recovered. All by signed transitions. */
export function addLifecycles(world: WorldBuilder): void {
  const heron = world.identity('heron.ssi', HOLDER, [...documentKeys('heron.ssi'), ...servicesOf('bruno')])
  addGuardians(world, heron)
  const lock = lockMessage({ chainId: world.chainId, wallet: heron, nonce: 0n })
  const locked = signAs('heron.ssi', 'socialrecovery', lock)
  world.callAs(HOLDER, didWallet(heron).Lock({ signature: locked, tyron: null }))

  const dodo = world.identity('dodo.ssi', HOLDER, documentKeys('dodo.ssi'))
  const document = [addKey('deactivate', NO_KEY, 'none')]
  // DidCreate has used the first nonce.
  const end = documentMessage('DidDeactivate', document, {
    chainId: world.chainId,
    wallet: dodo,
    nonce: 1n,
  })
  const signature = signAs('dodo.ssi', 'update', end)
  world.callAs(HOLDER, didWallet(dodo).DidDeactivate({ document, signature, tyron: null }))

  const phoenix = world.identity('phoenix.ssi', HOLDER, documentKeys('phoenix.ssi'))
  addGuardians(world, phoenix)
  const addr = world.accountAddress(RESCUER)
  const recovery = recoveryMessage(addr, { chainId: world.chainId, wallet: phoenix, nonce: 0n })
  const signatures = GUARDIANS.map((name) => [idOf(name), signAs(name, 'socialrecovery', recovery)] as const)
  world.callAs(HOLDER, didWallet(phoenix).DidSocialRecovery({ addr, signatures, tyron: null }))
  world.rename('phoenix.ssi', RESCUER)
}

function addGuardians(world: WorldBuilder, wallet: Address): void {
  const guardians = GUARDIANS.map(idOf)
  world.callAs(HOLDER, didWallet(wallet).AddGuardians({ guardians, tyron: null }))
}
