import { expect, test } from 'vitest'
import type { Address } from '@tyto/primitives'
import { address, Chain, nobody, zil } from '../test/chain'

/** Contracts that call one another in a row, the first one first: each takes what comes in, or does not. */
function row(accepts: readonly boolean[]) {
  const chain = new Chain()
  let next: Address = nobody
  for (const accept of accepts.toReversed()) {
    const code = `scilla_version 0
contract Link (next : ByStr20)
transition Go ()
  ${accept ? 'accept;' : ''}
  m = { _tag : "Go"; _recipient : next; _amount : Uint128 0 };
  none = Nil {Message};
  all = Cons {Message} m none;
  send all
end`
    next = chain.deploy(code, [address('next', next)])
  }
  return { chain, first: next }
}

test.each([
  [[true, false, true]],
  [[false, true, true]],
  [[true, false, false, false]],
  [[false, true, true, true]],
])(
  'through contracts that take what comes, or do not (%j): the receipt says of each one its own',
  (accepts) => {
    const { chain, first } = row(accepts)
    const { receipt } = chain.call(first, 'Go', [], { amount: zil })
    expect(receipt.accepted).toBe(accepts[0])
    expect(chain.state.balance(first)).toBe(accepts[0] ? zil : 0n)
    // The last message goes to a plain account, which takes all.
    const rest = [...accepts.slice(1), true]
    const told = receipt.transitions!.toSorted((a, b) => a.depth - b.depth)
    expect(told.map(({ accept }) => accept)).toEqual(rest)
    expect(told.map(({ depth }) => depth)).toEqual(rest.map((_, depth) => depth))
    expect(chain.state.totalBalance() + chain.fees).toBe(chain.start)
    // Blocks of the past come to what they were.
    const earlier = row(accepts)
    earlier.chain.block = { ...earlier.chain.block, rules: 1 }
    const told1 = earlier.chain.call(earlier.first, 'Go', [], { amount: zil }).receipt
    expect(told1).toEqual({ ...receipt, accepted: accepts.at(-1) })
  },
)
