import { zeroAddress, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors, zrc2Token, zrc6Token } from '../../src'
import { collectionWorld, type CollectionWorld } from '../things/collectionWorld'
import { ownName, reachStatus, signRecovery, takeCommonKey, type Owner } from '../people'
import { domainId, person, succeeds, throws } from '../world'

let stage: CollectionWorld
beforeEach(async () => {
  stage = await collectionWorld()
  takeCommonKey(stage, stage.alice)
})

describe.each(['Locked', 'Deactivated'] as const)('while %s', (status) => {
  test('[AL-01] [BX-27] the controller takes back what others may do, and grants nothing', async () => {
    const { world, alice, bruno, tyron, collections, deployer } = stage
    const wallet = didWallet(alice.wallet)
    const call = (content: Parameters<typeof world.call>[1]) => world.call(alice.controller, content)
    const spender = bruno.controller.address
    const pictures = collections.get('lexicassi')!
    const at = { addrName: 'lexicassi', tyron: null }
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: alice.wallet, amount: 1_000n })))
    const allowed = { addrName: 'tyron', spender, amount: 1_000n, tyron: null }
    succeeds(call(wallet.IncreaseAllowance(allowed)))
    succeeds(call(wallet.ZRC6_AddOperator({ ...at, operator: spender })))
    succeeds(call(wallet.ZRC6_SetSpender({ ...at, spender, token_id: 1n })))
    await reachStatus(stage, alice.wallet, alice.controller, status)

    // A spender takes what was allowed before: nothing but lowering it keeps him from it.
    const take = (amount: bigint) =>
      zrc2Token(tyron).TransferFrom({ from: alice.wallet, to: bruno.wallet, amount })
    succeeds(world.call(bruno.controller, take(10n)))
    const [code, name] = status === 'Locked' ? [errors.locked, 'WrongStatus'] : [0, '']
    const grants = [
      wallet.IncreaseAllowance(allowed),
      wallet.ZRC6_AddOperator({ ...at, operator: deployer.address }),
      wallet.ZRC6_SetSpender({ ...at, spender: deployer.address, token_id: 2n }),
    ]
    // The rest of an ended identity stays at its controller's disposal.
    if (status === 'Locked') for (const grant of grants) throws(call(grant), name, code)

    succeeds(call(wallet.DecreaseAllowance({ ...allowed, amount: 2n ** 128n - 1n })))
    expect(world.call(bruno.controller, take(1n)).receipt.success).toBe(false)
    succeeds(call(wallet.ZRC6_RemoveOperator({ ...at, operator: spender })))
    succeeds(call(wallet.ZRC6_SetSpender({ ...at, spender: zeroAddress, token_id: 1n })))
    const steal = zrc6Token(pictures).TransferFrom({ to: bruno.wallet, token_id: 1n })
    expect(world.call(bruno.controller, steal).receipt.success).toBe(false)
  })

  test('[BX-27] the offer of the identity is taken back, and none is made', async () => {
    const { world, alice, bruno } = stage
    const wallet = didWallet(alice.wallet)
    const offer = (addr: Hex) => world.call(alice.controller, wallet.UpdateController({ addr, tyron: null }))
    succeeds(offer(bruno.controller.address))
    await reachStatus(stage, alice.wallet, alice.controller, status)
    const code = status === 'Locked' ? errors.locked : errors.deactivated
    throws(offer(bruno.controller.address), 'WrongStatus', code)
    throws(world.call(bruno.controller, wallet.AcceptPendingController({})), 'WrongStatus', code)
    succeeds(offer(zeroAddress))
    expect(world.read(wallet.fields.pending_controller)).toBe(zeroAddress)
    throws(offer(zeroAddress), 'ZeroValueOrNull', errors.nullAddress)
  })

  test('[BX-27] strangers take nothing back', async () => {
    const { world, alice, bruno } = stage
    await reachStatus(stage, alice.wallet, alice.controller, status)
    const wallet = didWallet(alice.wallet)
    const lower = { addrName: 'tyron', spender: bruno.wallet, amount: 1n, tyron: null }
    const at = { addrName: 'lexicassi', tyron: null }
    for (const content of [
      wallet.DecreaseAllowance(lower),
      wallet.ZRC6_RemoveOperator({ ...at, operator: bruno.wallet }),
      wallet.ZRC6_SetSpender({ ...at, spender: zeroAddress, token_id: 1n }),
      wallet.UpdateController({ addr: zeroAddress, tyron: null }),
    ])
      throws(world.call(bruno.controller, content), 'WrongSender', errors.notController)
  })

  test('[BX-27] the keys of a guardian do not count', async () => {
    const { world, alice } = stage
    const guardians: Owner[] = []
    for (const label of ['g1', 'g2', 'g3', 'g4']) guardians.push(await ownName(stage, label))
    const wallet = didWallet(alice.wallet)
    const ids = guardians.map(({ id }) => id)
    succeeds(world.call(alice.controller, wallet.AddGuardians({ guardians: ids, tyron: null })))
    const rescuer = world.join('rescuer')
    const recover = (people: readonly Owner[]) =>
      world.call(
        rescuer,
        wallet.DidSocialRecovery({
          addr: rescuer.address,
          signatures: people.map((one) => [
            one.id,
            signRecovery(stage, alice.wallet, one.recoveryKey, rescuer.address),
          ]),
          tyron: null,
        }),
      )
    const closed = guardians[0]!
    takeCommonKey(stage, closed)
    await reachStatus(stage, closed.wallet, closed.controller, status)
    const { is_locked, is_ended } = didWallet(closed.wallet).fields
    expect([world.read(is_locked), world.read(is_ended)]).toEqual([
      status === 'Locked',
      status === 'Deactivated',
    ])
    throws(recover(guardians.slice(0, 3)), 'WrongStatus', errors.guardianClosed)
    succeeds(recover(guardians.slice(1)))
  })
})

test('[BX-27] a recovery opens the lock for other contracts too', async () => {
  const { world, alice } = stage
  await reachStatus(stage, alice.wallet, alice.controller, 'Locked')
  const signatures = ['first', 'second', 'third'].map((label) => {
    const key = person(`${label} / socialrecovery`)
    return [domainId(label), signRecovery(stage, alice.wallet, key, alice.controller.address)] as const
  })
  const call = didWallet(alice.wallet).DidSocialRecovery({
    addr: alice.controller.address,
    signatures,
    tyron: null,
  })
  succeeds(world.call(alice.controller, call))
  expect(world.read(didWallet(alice.wallet).fields.is_locked)).toBe(false)
})
