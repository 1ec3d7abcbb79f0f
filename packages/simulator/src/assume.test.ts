import { didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { beforeAll, expect, test } from 'vitest'
import { TestNetwork, zil } from '../test/network'
import { callOf } from '../test/requests'

let network: TestNetwork
const alice = testAccount(0)
const poor = testAccount('assumed poor')

beforeAll(async () => {
  network = await TestNetwork.start()
})

test('each transaction has a sender of its own, and what is assumed stands before the first', async () => {
  const { AcceptPendingController, UpdateController } = didWallet(network.addressOf('alice.ssi'))
  const { steps, changes, balances } = await network.simulator.simulate({
    sender: alice.address,
    transactions: [
      callOf(UpdateController({ addr: poor.address, tyron: null })),
      { ...callOf(AcceptPendingController({})), sender: poor.address },
      callOf(UpdateController({ addr: poor.address, tyron: null })),
    ],
    assumed: [{ kind: 'money', address: poor.address, amount: 100n * zil }],
  })
  expect(steps.map(({ kind }) => kind)).toEqual(['success', 'success', 'exception'])
  expect(changes.find(({ field }) => field === 'controller')).toMatchObject({
    before: { json: alice.address },
    after: { json: poor.address },
  })
  // An assumed balance is no change: of it only the fee is gone.
  expect(balances.find(({ address }) => address === poor.address)?.before).toBe(100n * zil)
})

test('without money a sender is refused, and the rest is not run', async () => {
  const { AcceptPendingController, UpdateController } = didWallet(network.addressOf('alice.ssi'))
  const { steps } = await network.simulator.simulate({
    sender: alice.address,
    transactions: [
      callOf(UpdateController({ addr: poor.address, tyron: null })),
      { ...callOf(AcceptPendingController({})), sender: poor.address },
      callOf(UpdateController({ addr: poor.address, tyron: null })),
    ],
  })
  expect(steps.map(({ kind }) => kind)).toEqual(['success', 'refused'])
})

test('an entry is assumed of its type; a field that is not there is none', async () => {
  const { address } = didWallet(network.addressOf('alice.ssi'))
  const { UpdateController } = didWallet(address)
  const transactions = [callOf(UpdateController({ addr: poor.address, tyron: null }))]
  const entry = { kind: 'entry', address, keys: [], json: poor.address } as const
  const { steps } = await network.simulator.simulate({
    sender: poor.address,
    transactions,
    assumed: [
      { ...entry, field: 'controller' },
      { kind: 'money', address: poor.address, amount: 100n * zil },
    ],
  })
  // Already the controller: the contract takes no one twice.
  expect(steps[0]).toMatchObject({ kind: 'exception', raisedIn: ['ThrowSameValue', 'UpdateController'] })
  await expect(
    network.simulator.simulate({
      sender: alice.address,
      transactions,
      assumed: [{ ...entry, field: 'nothing' }],
    }),
  ).rejects.toMatchObject({ code: 'StateUnreadable' })
})
