import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address, alice, bruno, Chain, nobody, number, text, zil } from '../test/chain'
import { purseContract } from '../test/contracts'

const sender = fc.constantFrom(alice, bruno)
const target = fc.nat(4)
const amount = fc.bigInt(0n, 20n * zil)
const gasLimit = fc.constantFrom(50n, 60n, 80n, 120n, 10_000n)

const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), sender, target, amount, gasLimit }),
  fc.record({
    kind: fc.constant('call' as const),
    sender,
    target,
    amount,
    gasLimit,
    transition: fc.constantFrom('AddFunds', 'Ignore', 'Fail', 'Missing'),
  }),
  fc.record({
    kind: fc.constant('send' as const),
    sender,
    target,
    amount,
    gasLimit,
    recipient: target,
    transition: fc.constantFrom('Pay', 'PayThenFail', 'BalanceAfterPay'),
    sent: amount,
  }),
  fc.record({ kind: fc.constant('deploy' as const), sender, amount, gasLimit }),
)

test('no transaction makes or loses a Qa: balances and fees add up, nothing falls below zero', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const chain = new Chain()
      const purses = [chain.deploy(purseContract, [address('owner', alice)], { amount: 30n * zil })]
      purses.push(chain.deploy(purseContract, [address('owner', bruno)]))
      const targets = [...purses, alice, bruno, nobody]
      for (const { sender: from, amount: qa, gasLimit: limit, ...rest } of steps) {
        const options = { sender: from, amount: qa, gasLimit: limit }
        const nonce = chain.state.nonce(from)
        if (rest.kind === 'deploy')
          chain.commit(chain.deployRequest(purseContract, [address('owner', from)], options))
        else if (rest.kind === 'pay') chain.pay(targets[rest.target]!, qa, options)
        else if (rest.kind === 'call') chain.call(targets[rest.target]!, rest.transition, [], options)
        else {
          const params = [address('to', targets[rest.recipient]!), number('amount', rest.sent)]
          chain.call(targets[rest.target]!, rest.transition, params, options)
        }
        expect(chain.state.totalBalance() + chain.fees).toBe(chain.start)
        expect(chain.state.nonce(from)).toBe(nonce + 1n)
        for (const one of targets) expect(chain.state.balance(one)).toBeGreaterThanOrEqual(0n)
      }
    }),
    { numRuns: 60 },
  )
})

test('text of any kind is a map key like any other', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 8 }), (keys) => {
      const chain = new Chain()
      const purse = chain.deploy(purseContract, [address('owner', alice)])
      for (const key of ['__proto__', ...keys]) {
        const ascii = encodeURIComponent(key.replace(/[^ -~]/g, '?'))
        chain.call(purse, 'Note', [text('text', ascii), number('value', ascii.length, 'Uint32')])
        expect(chain.state.field(purse, 'notes', [alice, ascii])).toMatchObject({
          value: BigInt(ascii.length),
        })
      }
    }),
    { numRuns: 20 },
  )
})
