import { describe, expect, it } from 'vitest'
import { makeRequest } from '@tyto/sign-in'
import { judgeRequest, type RequestFacts } from './judgeRequest'

const now = Date.UTC(2026, 10, 29, 14, 3)
const facts: RequestFacts = {
  now,
  chainId: 222,
  genesis: 'ab'.repeat(32),
  standing: 'none',
  hosts: ['atelier.example', 'localhost:4100'],
  answered: new Map(),
}

function requestTo(answerTo: string, genesis: string | null = null) {
  const site = { answerTo, mode: 'post', chainId: 222, genesis } as const
  return makeRequest(site, { random: new Uint8Array(32).fill(7), now })
}

const sound = requestTo('https://atelier.example/in')

describe('[BX-28] a request to sign in', () => {
  it('that is sound is shown', () => {
    expect(judgeRequest(sound, facts)).toBeNull()
    expect(judgeRequest(requestTo('http://localhost:4101/in'), facts)).toBeNull()
    expect(judgeRequest(requestTo('https://another.example/'), facts)).toBeNull()
    expect(judgeRequest(requestTo('https://a.example/', `0x${'ab'.repeat(32)}`), facts)).toBeNull()
    expect(judgeRequest({ ...sound, at: now + 59_000 }, facts)).toBeNull()
    expect(judgeRequest({ ...sound, at: now - 300_000 }, facts)).toBeNull()
  })

  it.each([
    ['without TLS', { ...sound, answerTo: 'http://atelier.example/in' }, { code: 'NoTls' }],
    [
      'of a host with a 1 for an l',
      requestTo('https://ate1ier.example/in'),
      { code: 'LookAlikeHost', known: 'atelier.example' },
    ],
    [
      'of a host with a hyphen more',
      requestTo('https://ate-lier.example/in'),
      { code: 'LookAlikeHost', known: 'atelier.example' },
    ],
    ['of another chain', { ...sound, chainId: 1 }, { code: 'OtherChain' }],
    [
      'of a chain with another first block',
      requestTo('https://a.example/', 'cd'.repeat(32)),
      { code: 'OtherChain' },
    ],
    ['of a time to come', { ...sound, at: now + 61_000 }, { code: 'NotYet' }],
    ['of fourteen minutes ago', { ...sound, at: now - 14 * 60_000 }, { code: 'TooOld', minutes: 14 }],
  ] as const)('%s is refused', (_, request, refusal) => {
    expect(judgeRequest(request, facts)).toEqual(refusal)
  })

  it('that was answered is refused, with the time', () => {
    const answered = new Map([[sound.nonce, now - 60_000]])
    expect(judgeRequest(sound, { ...facts, answered })).toEqual({ code: 'Answered', at: now - 60_000 })
  })

  it('whose chain no node told is refused where it names a first block, as a chain that nobody knows', () => {
    const silent = { ...facts, genesis: null }
    expect(judgeRequest(requestTo('https://a.example/', 'ab'.repeat(32)), silent)).toEqual({
      code: 'ChainUnknown',
    })
    expect(judgeRequest(sound, silent)).toBeNull()
  })

  it.each([
    ['itself', null],
    ['elsewhere', null],
    ['forged', { code: 'Forged' }],
    ['unknown', { code: 'SiteUnknown' }],
  ] as const)('that is signed, by a site of which is known: %s', (standing, refusal) => {
    expect(judgeRequest(sound, { ...facts, standing })).toEqual(refusal)
  })
})
