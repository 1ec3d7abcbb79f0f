import { expect, it } from 'vitest'
import type { DidRecord } from '../wallets/didRecord'
import type { Candidate } from './guardianDoubts'
import { judgeGuardians } from './judgeGuardians'

const address = (letter: string) => `0x${letter.repeat(40)}` as const
const key = (letter: string) => `0x02${letter.repeat(64)}` as const

function guardian(
  domain: string,
  {
    controller,
    holds,
    status = 'Created',
  }: { controller: string; holds: string; status?: DidRecord['status'] },
): Candidate {
  const wallet: Partial<DidRecord> = {
    address: address(domain.slice(0, 1)),
    controller: address(controller),
    version: 'DIDxWALLET_7.0.0',
    status,
    verificationMethods: new Map([['socialrecovery', key(holds)]]),
    dkms: new Map([['socialrecovery', 'A'.repeat(684)]]),
  }
  return { domain, wallet: wallet as DidRecord }
}

const own = guardian('e', { controller: '9', holds: '9' })
const counted = (guardians: readonly Candidate[]) =>
  judgeGuardians(own, guardians).each.map(({ counts }) => counts)

it('two names with one key count once, whoever is named first', () => {
  const guardians = [
    guardian('a', { controller: '1', holds: 'a' }),
    guardian('b', { controller: '1', holds: 'a' }),
    guardian('c', { controller: '2', holds: 'c' }),
  ]
  expect(counted(guardians)).toEqual([true, false, true])
  expect(judgeGuardians(own, guardians)).toMatchObject({
    people: 2,
    each: [{ doubt: 'sameKey' }, { doubt: 'sameKey' }, { doubt: null }],
  })
})

it('two names of one account with two keys can both sign, and are one person', () => {
  const guardians = [
    guardian('a', { controller: '1', holds: 'a' }),
    guardian('b', { controller: '1', holds: 'b' }),
    guardian('c', { controller: '2', holds: 'c' }),
  ]
  expect(counted(guardians)).toEqual([true, true, true])
  expect(judgeGuardians(own, guardians).people).toBe(2)
})

it('a closed identity cannot be relied upon, and one without a wallet cannot sign', () => {
  const guardians = [
    guardian('a', { controller: '1', holds: 'a', status: 'Locked' }),
    guardian('b', { controller: '2', holds: 'b', status: 'Deactivated' }),
    { domain: 'c', wallet: null },
  ]
  expect(counted(guardians)).toEqual([false, false, false])
  expect(judgeGuardians(own, guardians).people).toBe(0)
})

it('who guards and controls the same is told', () => {
  const [self] = judgeGuardians(own, [guardian('a', { controller: '9', holds: 'a' })]).each
  expect(self).toEqual({ doubt: 'sameOwner', counts: true })
})

it('who has no key, or nobody in control, is nobody', () => {
  const keyless = guardian('a', { controller: '1', holds: 'a' })
  const free = guardian('b', { controller: '2', holds: 'b' })
  const guardians: readonly Candidate[] = [
    { domain: 'a', wallet: { ...keyless.wallet!, verificationMethods: new Map() } },
    { domain: 'b', wallet: { ...free.wallet!, controller: null } },
  ]
  expect(judgeGuardians(own, guardians)).toEqual({
    each: [
      { doubt: 'noKey', counts: false },
      { doubt: null, counts: true },
    ],
    people: 0,
  })
})
