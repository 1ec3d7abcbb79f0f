import { didWallet } from '@tyto/contracts'
import { addKey, documentMessage, lockMessage, recoveryMessage } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { documentKeys, servicesOf, signAs } from './documents'
import { idOf, noKey, type WorldBuilder } from './worldBuilder'

const guardianNames = ['alice.ssi', 'bruno.ssi', 'carol.ssi'] as const
const holder = 5
const rescuer = 8

/** Identities whose status moved on: heron is Locked, dodo Deactivated, phoenix Recovered. All by signed transitions. */
export function addLifecycles(world: WorldBuilder): void {
  const heron = world.identity('heron.ssi', holder, [
    ...documentKeys('heron.ssi', holder),
    ...servicesOf('bruno'),
  ])
  addGuardians(world, heron)
  const lock = lockMessage({ chainId: world.chainId, wallet: heron, nonce: 0n })
  const locked = signAs('heron.ssi', 'socialrecovery', lock)
  world.callAs(holder, didWallet(heron).Lock({ signature: locked, tyron: null }))

  const dodo = world.identity('dodo.ssi', holder, documentKeys('dodo.ssi', holder))
  const document = [addKey('deactivate', noKey, 'none')]
  // DidCreate has used the first nonce.
  const end = documentMessage('DidDeactivate', document, {
    chainId: world.chainId,
    wallet: dodo,
    nonce: 1n,
  })
  const signature = signAs('dodo.ssi', 'update', end)
  world.callAs(holder, didWallet(dodo).DidDeactivate({ document, signature, tyron: null }))

  const phoenix = world.identity('phoenix.ssi', holder, documentKeys('phoenix.ssi', holder))
  addGuardians(world, phoenix)
  const addr = world.accountAddress(rescuer)
  const recovery = recoveryMessage(addr, { chainId: world.chainId, wallet: phoenix, nonce: 0n })
  const signatures = guardianNames.map(
    (name) => [idOf(name), signAs(name, 'socialrecovery', recovery)] as const,
  )
  world.callAs(holder, didWallet(phoenix).DidSocialRecovery({ addr, signatures, tyron: null }))
  world.rename('phoenix.ssi', rescuer)
}

function addGuardians(world: WorldBuilder, wallet: Address): void {
  const guardians = guardianNames.map(idOf)
  world.callAs(holder, didWallet(wallet).AddGuardians({ guardians, tyron: null }))
}
