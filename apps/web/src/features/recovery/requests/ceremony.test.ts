import { parseName, recoveryRequestDigest, type RecoveryAnswer, type RecoveryRequest } from '@tyto/identity'
import { describe, expect, test } from 'vitest'
import {
  addAnswer,
  discardCeremony,
  dropAnswer,
  formatCeremony,
  parseCeremony,
  startCeremony,
  undoDiscard,
} from './ceremony'
import { deviceTexts } from '../../../shared/device/textStore'
import { parseDrills } from './drills'

const name = parseName('alice.ssi')
if (!name.ok) throw new Error('no name')
const request: RecoveryRequest = {
  isDrill: false,
  chainId: 222,
  name: name.value,
  wallet: `0x${'11'.repeat(20)}`,
  newController: `0x${'22'.repeat(20)}`,
  nonce: 0n,
  lastBlock: 99n,
}
const answer = (guardian: string, byte = 'ab'): RecoveryAnswer => ({
  request: recoveryRequestDigest(request),
  guardian,
  signature: `0x${byte.repeat(64)}`,
})
const foreign = { ...answer('bruno'), request: `0x${'00'.repeat(32)}` } as const

describe('what a browser keeps of a ceremony', () => {
  test('comes back; junk and answers to another request do not', () => {
    const ceremony = { request, answers: [answer('bruno'), answer('carol')] }
    expect(parseCeremony(formatCeremony(ceremony))).toEqual(ceremony)
    expect(parseCeremony(formatCeremony({ request, answers: [foreign, answer('bruno')] }))?.answers).toEqual([
      answer('bruno'),
    ])
    const cut = formatCeremony(ceremony).slice(0, -9)
    for (const junk of [null, '', '{}', '[]', '{"request":1}', '{"request":"AAAA"}', cut]) {
      expect(parseCeremony(junk)).toBeNull()
    }
  })

  test('grows by every answer once, and is discarded and taken back whole', () => {
    const key = 'test'
    const stored = () => deviceTexts.get('tyto.recovery.test')
    expect(addAnswer(key, answer('bruno'))).toBe('foreign')
    startCeremony(key, request)
    expect(addAnswer(key, answer('bruno', 'cd'))).toBe('added')
    expect(addAnswer(key, answer('bruno'))).toBe('added')
    expect(addAnswer(key, answer('bruno'))).toBe('known')
    expect(addAnswer(key, foreign)).toBe('foreign')
    dropAnswer(key, answer('bruno', 'cd'))
    const before = stored()
    expect(parseCeremony(before)?.answers).toEqual([answer('bruno')])
    discardCeremony(key)
    expect(stored()).toBeNull()
    undoDiscard(key)
    expect(stored()).toBe(before)
    for (let index = 0; index < 160; index++) addAnswer(key, answer(`guardian${index}`))
    expect(addAnswer(key, answer('one-more'))).toBe('full')
    discardCeremony(key)
  })
})

test('drills of another make are none', () => {
  const guardian = `0x${'aa'.repeat(32)}`
  const drill = { guardian, time: 5, request: guardian }
  const stored = [drill, { ...drill, guardian: 'x' }, { ...drill, time: -1 }, { ...drill, request: 1 }, 3]
  expect([...parseDrills(JSON.stringify(stored))]).toEqual([[guardian, { time: 5, request: guardian }]])
  expect(parseDrills('{').size).toBe(0)
})
