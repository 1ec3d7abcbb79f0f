import { zil } from '@tyto/contracts'
import { toBech32, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv'
import type { TimelineRow } from './timeline'

const from: Address = `0x${'22'.repeat(20)}`
const to: Address = `0x${'11'.repeat(20)}`

function row(change: Partial<TimelineRow['happening']>): TimelineRow {
  return {
    key: 'k',
    transaction: {
      id: 'ab'.repeat(32),
      block: 7n,
      time: Date.UTC(2026, 0, 2, 3, 4, 5),
      sender: from,
      kind: 'call',
      to,
      transition: 'AddFunds',
      amount: 0n,
      success: true,
      params: [],
      isAccepted: true,
      receipt: null,
    },
    happening: { kind: 'received', text: 'sent', who: from, from, to, ...change },
  }
}

describe('[BX-16] the past as a file', () => {
  it('has a line of names, exact amounts with a point, and times in UTC', () => {
    const amount = { units: 1_200_000_000_000_000_001n, coin: zil }
    expect(csvOf([row({ amount })], () => 'bruno sent "you" ZIL, twice')).toBe(
      'time,block,transaction,result,kind,what,from,to,amount,coin,sender\r\n' +
        `2026-01-02T03:04:05.000Z,7,0x${'ab'.repeat(32)},success,received,"bruno sent ""you"" ZIL, twice",` +
        `${toBech32(from)},${toBech32(to)},1200000.000000000001,ZIL,${toBech32(from)}\r\n`,
    )
  })

  it('[BX-27] ends with what no line tells, so that lines and balance are one sum', () => {
    const gap = (told: bigint, held: bigint) => ({ coin: zil, told, held })
    const rest = { gaps: [gap(5n * 10n ** 12n, 7n * 10n ** 12n), gap(0n, -1n)], say: () => 'differs' }
    expect(
      csvOf([], () => '', rest)
        .split('\r\n')
        .slice(1),
    ).toEqual([',,,,untold received,differs,,,2,ZIL,', ',,,,untold sent,differs,,,0.000000000001,ZIL,', ''])
  })

  it('no cell is a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\tx', '\rx']) {
      const cell = csvOf([row({})], () => text)
        .split('\r\n')
        .slice(1)
        .join('\r\n')
      expect(cell).toContain(`'${text}`)
    }
  })
})
