import type { Execution } from '@tyto/execution'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors } from '../../src'
import { ownName, reachStatus, signRecovery, updateKey, type Owner } from '../people'
import { deployWallet, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
let carol: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
  carol = await ownName(protocol, 'carol')
})

const wallet = () => didWallet(alice.wallet)
const propose = (username: string, by: Person = alice.controller, tyron: bigint | null = null): Execution =>
  protocol.world.call(by, wallet().UpdateUsername({ username, tyron }, { amount: tyron ?? 0n }))
const accept = (by: Person): Execution => protocol.world.call(by, wallet().AcceptPendingUsername({}))
const names = () => ({
  username: protocol.world.read(wallet().fields.nft_username),
  pending: protocol.world.read(wallet().fields.pending_username),
})

describe('a change of the username', () => {
  test('[PO-03] is proposed by the controller and confirmed by the owner of the name alone', () => {
    expect(names()).toEqual({ username: '', pending: '' })
    const proposal = propose('bruno')
    succeeds(proposal)
    expect(proposal.receipt.event_logs?.[0]).toMatchObject({ _eventname: 'UsernameProposed' })
    expect(names()).toEqual({ username: '', pending: 'bruno' })
    throws(accept(alice.controller), 'WrongSender', errors.notUsernameOwner)
    throws(accept(carol.controller), 'WrongSender', errors.notUsernameOwner)
    const acceptance = accept(bruno.controller)
    succeeds(acceptance)
    expect(acceptance.receipt.event_logs?.[0]).toMatchObject({
      _eventname: 'UsernameAccepted',
      params: [{ vname: 'username', value: 'bruno' }],
    })
    expect(names()).toEqual({ username: 'bruno', pending: '' })
    // It gives no right: the controller stays who it was, and the name leads where it led.
    expect(protocol.world.read(wallet().fields.controller)).toBe(alice.controller.address)
    succeeds(propose('alice'))
    throws(accept(bruno.controller), 'WrongSender', errors.notUsernameOwner)
    succeeds(accept(alice.controller))
    expect(names()).toEqual({ username: 'alice', pending: '' })
  })

  test('is confirmed once, and by whoever controls the name at that moment', async () => {
    const { world } = protocol
    throws(accept(alice.controller), 'DidIsNull', errors.noPendingUsername)
    succeeds(propose('bruno'))
    const next = world.join('next')
    const brunos = didWallet(bruno.wallet)
    succeeds(world.call(bruno.controller, brunos.UpdateController({ addr: next.address, tyron: null })))
    succeeds(world.call(next, brunos.AcceptPendingController({})))
    throws(accept(bruno.controller), 'WrongSender', errors.notUsernameOwner)
    succeeds(accept(next))
    throws(accept(next), 'DidIsNull', errors.noPendingUsername)
  })

  test('needs the controller and a name that has a DID wallet', () => {
    throws(propose('bruno', bruno.controller), 'WrongSender', errors.notController)
    throws(propose(''), 'ZeroValueOrNull', errors.nullText)
    throws(propose('nobody'), 'DidIsNull', errors.noUsernameDid)
    throws(propose('Bruno'), 'DidIsNull', errors.noUsernameDid)
    expect(names()).toEqual({ username: '', pending: '' })
    succeeds(propose('alice'))
    succeeds(accept(alice.controller))
    throws(propose('alice'), 'SameValue', errors.sameUsername)
  })

  test('cannot be confirmed for a name that leads to a plain account', () => {
    const { world, deployer } = protocol
    succeeds(propose('bruno'))
    const plain = world.join('plain')
    const issue = { username: bruno.id, id: 'zil', addr: plain.address, dID: plain.address, tyron: null }
    succeeds(world.call(bruno.controller, didWallet(bruno.wallet).TransferNftUsername(issue)))
    for (const who of [bruno.controller, plain, deployer]) {
      throws(accept(who), 'DidIsNull', errors.noUsernameDid)
    }
    throws(propose('bruno'), 'DidIsNull', errors.noUsernameDid)
  })

  test('is void once the wallet has another controller', async () => {
    const { world } = protocol
    const next = world.join('next')
    succeeds(propose('bruno'))
    succeeds(world.call(alice.controller, wallet().UpdateController({ addr: next.address, tyron: null })))
    expect(names().pending).toBe('bruno')
    succeeds(world.call(next, wallet().AcceptPendingController({})))
    throws(accept(bruno.controller), 'DidIsNull', errors.noPendingUsername)

    const guardians = [bruno, carol, await ownName(protocol, 'dora')]
    const ids = guardians.map(({ id }) => id)
    succeeds(world.call(next, wallet().AddGuardians({ guardians: ids, tyron: null })))
    succeeds(propose('bruno', next))
    const addr = alice.controller.address
    const signatures = guardians.map(
      (one) => [one.id, signRecovery(protocol, alice.wallet, one.recoveryKey, addr)] as const,
    )
    succeeds(world.call(carol.controller, wallet().DidSocialRecovery({ addr, signatures, tyron: null })))
    throws(accept(bruno.controller), 'DidIsNull', errors.noPendingUsername)
  })

  test('passes a donation on', () => {
    const before = protocol.world.balance(protocol.initDid)
    succeeds(propose('bruno', alice.controller, 3n * zil))
    expect(protocol.world.balance(protocol.initDid) - before).toBe(3n * zil)
    const tooHigh = wallet().UpdateUsername({ username: 'carol', tyron: 2n }, { amount: 1n })
    throws(protocol.world.call(alice.controller, tooHigh), 'InvalidValue', errors.donationTooHigh)
  })

  test('says so where there is no protocol behind the wallet', async () => {
    const lost = await deployWallet({ world: protocol.world, init: protocol.tyron }, alice.controller)
    const call = didWallet(lost).UpdateUsername({ username: 'alice', tyron: null })
    throws(protocol.world.call(alice.controller, call), 'DidIsNull', errors.noInitDid)
  })
})

describe('the deadline', () => {
  const set = (val: bigint, by: Person = alice.controller) =>
    protocol.world.call(by, wallet().UpdateDeadline({ val, tyron: null }))
  const deadline = () => protocol.world.read(wallet().fields.deadline)

  test('is set by the controller alone, in blocks', () => {
    expect(deadline()).toBe(10n)
    const change = set(25n)
    succeeds(change)
    expect(change.receipt.event_logs?.[0]).toMatchObject({ _eventname: 'DeadlineUpdated' })
    expect(deadline()).toBe(25n)
    throws(set(5n, bruno.controller), 'WrongSender', errors.notController)
    throws(set(0n), 'ZeroValueOrNull', errors.zeroAmount)
    expect(deadline()).toBe(25n)
  })
})

describe.each([
  ['Locked', errors.locked],
  ['Deactivated', errors.deactivated],
] as const)('when %s', (status, code) => {
  test('username and deadline stay as they are', async () => {
    const { world } = protocol
    const owner = world.join('owner')
    const own = await deployWallet(protocol, owner, {
      methods: new Map([['update', updateKey.publicKey]]),
      dkms: new Map([['update', 'encrypted']]),
    })
    const { UpdateUsername, AcceptPendingUsername, UpdateDeadline } = didWallet(own)
    succeeds(world.call(owner, UpdateUsername({ username: 'bruno', tyron: null })))
    await reachStatus(protocol, own, owner, status)
    throws(world.call(owner, UpdateUsername({ username: 'carol', tyron: null })), 'WrongStatus', code)
    throws(world.call(bruno.controller, AcceptPendingUsername({})), 'WrongStatus', code)
    throws(world.call(owner, UpdateDeadline({ val: 5n, tyron: null })), 'WrongStatus', code)
  })
})
