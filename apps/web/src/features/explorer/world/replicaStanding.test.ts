import type { Replica } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { standingOf } from './replicaStanding'

const replica = (name: string, height: bigint, digit: string): Replica => ({
  name,
  height,
  root: digit.repeat(64),
  isLeader: name === 'a',
})

describe('[BX-24] machines that hold one chain, beside each other', () => {
  it.each([
    [
      'all at the same block with the same state',
      [replica('a', 9n, '1'), replica('b', 9n, '1'), replica('c', 9n, '1')],
    ],
    ['one alone', [replica('a', 9n, '1')]],
    [
      'one that is behind has an older state',
      [replica('a', 9n, '1'), replica('b', 9n, '1'), replica('c', 7n, '2')],
    ],
  ])('%s: none differs', (_, all) => {
    expect(all.map((each) => standingOf(each, all).differs)).toEqual(all.map(() => false))
  })

  it('says by how many blocks one is behind the highest, also where that is no leader', () => {
    const all = [replica('a', 9n, '1'), replica('b', 12n, '2'), replica('c', 2n ** 60n, '3')]
    expect(all.map((each) => standingOf(each, all).behind)).toEqual([2n ** 60n - 9n, 2n ** 60n - 12n, 0n])
  })

  it('a block that others have since a moment is no lag, two are', () => {
    const all = [replica('a', 9n, '1'), replica('b', 8n, '2'), replica('c', 7n, '3')]
    expect(all.map((each) => standingOf(each, all).behind)).toEqual([0n, 0n, 2n])
  })

  it('of three at one block the odd one differs, and of two both', () => {
    const three = [replica('a', 9n, '1'), replica('b', 9n, '1'), replica('c', 9n, '2')]
    expect(three.map((each) => standingOf(each, three).differs)).toEqual([false, false, true])
    const two = [replica('a', 9n, '1'), replica('b', 9n, '2')]
    expect(two.map((each) => standingOf(each, two).differs)).toEqual([true, true])
  })
})
