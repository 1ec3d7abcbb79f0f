import type { ContractMessage } from '@tyto/chain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageTree, type MessageNode } from './messageTree'

const message = (tag: string, depth: number): ContractMessage => ({
  from: `0x${'a1'.repeat(20)}`,
  to: `0x${'b2'.repeat(20)}`,
  tag,
  amount: 0n,
  params: [],
  accepted: true,
  depth,
})

type Tags = readonly (string | Tags)[]
const tags = (nodes: readonly MessageNode[]): Tags =>
  nodes.flatMap(({ message: { tag }, followers }) => (followers.length > 0 ? [tag, tags(followers)] : [tag]))

describe('messageTree', () => {
  it('puts each message under the one that it followed from', () => {
    const order = [
      ['a', 0],
      ['a1', 1],
      ['a1x', 2],
      ['a2', 1],
      ['b', 0],
      ['b1', 1],
    ] as const
    expect(tags(messageTree(order.map(([tag, depth]) => message(tag, depth))))).toEqual([
      'a',
      ['a1', ['a1x'], 'a2'],
      'b',
      ['b1'],
    ])
    expect(messageTree([])).toEqual([])
  })

  it('loses no message, whatever depths a node claims', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (depths) => {
        const count = (nodes: readonly MessageNode[]): number =>
          nodes.reduce((sum, { followers }) => sum + 1 + count(followers), 0)
        expect(count(messageTree(depths.map((depth) => message('m', depth))))).toBe(depths.length)
      }),
    )
  })
})
