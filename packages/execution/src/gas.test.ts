import { zilliqa1Gas } from '@tyto/primitives'
import { integerValue, stringValue, type Value } from '@tyto/scilla'
import { describe, expect, test } from 'vitest'
import { address, alice, Chain, number, text, zil } from '../test/chain'
import { purseContract } from '../test/contracts'

const owner = [address('owner', alice)]

/** Runs the same transaction with every limit from `from` up to what it needs: only the last may succeed. */
function tryEveryLimit(
  chain: Chain,
  from: bigint,
  request: (gasLimit: bigint) => Parameters<Chain['execute']>[0],
) {
  const needed = chain.execute(request(10_000n)).gasUsed
  expect(needed).toBeGreaterThan(from)
  const codes = new Set<number>()
  for (let gasLimit = from; gasLimit < needed; gasLimit++) {
    const { receipt, gasUsed, difference } = chain.execute(request(gasLimit))
    expect(receipt.success, `gas limit ${gasLimit} of ${needed}`).toBe(false)
    expect(gasUsed).toBeLessThanOrEqual(gasLimit)
    expect(difference.writes).toEqual([])
    expect(difference.contracts).toEqual([])
    const fee = chain.state.balance(alice) - difference.balances.get(alice)!
    expect(fee).toBe(gasUsed * zilliqa1Gas.leastPrice)
    expect([...difference.balances.keys()]).toEqual([alice])
    for (const code of Object.values(receipt.errors!).flat()) codes.add(code)
  }
  expect(chain.execute(request(needed)).receipt.success).toBe(true)
  return codes
}

describe('out of gas', () => {
  test('in a transition, and before and in the transition of a second contract', () => {
    const chain = new Chain()
    const first = chain.deploy(purseContract, owner, { amount: zil })
    const second = chain.deploy(purseContract, owner)
    const params = [address('to', second), number('amount', zil)]
    const codes = tryEveryLimit(chain, zilliqa1Gas.call, (gasLimit) =>
      chain.callRequest(first, 'Pay', params, { gasLimit, amount: zil }),
    )
    expect(codes).toEqual(new Set([7, 21]))
    expect(chain.state.balance(second)).toBe(0n)
  })

  test('while the fields of a contract are initialised', () => {
    const chain = new Chain()
    tryEveryLimit(chain, zilliqa1Gas.deploy, (gasLimit) =>
      chain.deployRequest(purseContract, owner, { gasLimit, amount: zil }),
    )
  })

  test('says so', () => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const { receipt, gasUsed, failure } = chain.call(purse, 'AddFunds', [], { gasLimit: zilliqa1Gas.call })
    expect(receipt.exceptions).toEqual([{ line: expect.any(Number), message: 'Ran out of gas' }])
    expect(failure?.message).toBe('Ran out of gas')
    expect(gasUsed).toBe(zilliqa1Gas.call)
  })
})

test('used gas is charged at the price offered and the rest stays', () => {
  const chain = new Chain()
  const purse = chain.deploy(purseContract, owner)
  const before = chain.state.balance(alice)
  const request = { ...chain.callRequest(purse, 'Ignore'), gasPrice: 3n * zilliqa1Gas.leastPrice }
  const { gasUsed, receipt } = chain.commit(request)
  expect(receipt.cumulative_gas).toBe(gasUsed.toString())
  expect(gasUsed).toBeGreaterThan(zilliqa1Gas.call)
  expect(gasUsed).toBeLessThan(request.gasLimit)
  expect(before - chain.state.balance(alice)).toBe(gasUsed * request.gasPrice)
})

test('an enormous limit is no more than a limit', () => {
  const chain = new Chain()
  chain.state.setBalance(alice, 10n ** 40n)
  const purse = chain.deploy(purseContract, owner)
  const { receipt, gasUsed } = chain.call(purse, 'Ignore', [], { gasLimit: 10n ** 24n })
  expect(receipt.success).toBe(true)
  expect(gasUsed).toBeLessThan(1_000n)
})

test('parameters given as values cost what they cost as JSON', () => {
  const chain = new Chain()
  const purse = chain.deploy(purseContract, owner)
  const json = [text('text', 'quotes " and \\'), number('value', 5, 'Uint32')]
  const values = new Map<string, Value>([
    ['text', stringValue('quotes " and \\')],
    ['value', integerValue('Uint32', 5n)],
  ])
  const request = chain.callRequest(purse, 'Note', json)
  const execution = chain.execute({ ...request, params: values })
  expect(execution.receipt.success).toBe(true)
  expect(execution).toEqual(chain.execute(request))
})
