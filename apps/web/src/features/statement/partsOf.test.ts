import type { StatedFact } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { foldFacts, partsOf, sourcesOf } from './partsOf'

const account = (digit: string) => ({ base16: `0x${digit.repeat(40)}`, bech32: `zil1${digit}` }) as const
const [wallet, person] = [account('a'), account('b')]
const source = { endpoint: 'https://node.example:4000', fromBlock: '7', toBlock: '7' }
const nowhere = { endpoint: null, fromBlock: null, toBlock: null }
const name = { of: null, about: null, ...source }
const led: StatedFact = { fact: 'wallet', ...name, value: wallet }
const owner: StatedFact = { fact: 'owner', ...name, value: wallet }
const same: StatedFact = { fact: 'identity', ...name, value: wallet }
const controller: StatedFact = { fact: 'controller', of: wallet, about: null, ...source, value: person }

function balance(units: string | null, of = wallet, about = 'zil'): StatedFact {
  const value = units === null ? null : { units, decimals: 12 }
  return { fact: 'balance', of, about, ...source, value }
}

const unread: StatedFact = {
  fact: 'balance',
  of: wallet,
  about: 'tyron',
  ...nowhere,
  unknown: { code: 'RpcTimeout', reason: '' },
}

describe('partsOf', () => {
  it('gives each holder its facts, and says what it is to the name', () => {
    const facts = [owner, led, same, controller, balance('5'), balance('6', person)]
    // Whom the registry calls the owner is one of those three, or nobody here.
    expect(partsOf({ facts })).toEqual({
      name: [owner, led, same],
      holders: [
        { account: wallet, roles: ['wallet', 'identity'], facts: [controller, balance('5')] },
        { account: person, roles: ['controller'], facts: [balance('6', person)] },
      ],
    })
  })
})

describe('foldFacts', () => {
  it('keeps apart what there is, what there is none of, and what is not known', () => {
    const [some, zero, none] = [balance('5'), balance('0'), balance(null)]
    expect(foldFacts([some, zero, unread, none])).toEqual({
      there: [some],
      none: [zero, none],
      unknown: [unread],
    })
  })

  it('counts a right to pass NFTs on as something', () => {
    const nfts = (count: string, operators: readonly (typeof wallet)[]): StatedFact => ({
      fact: 'nfts',
      of: wallet,
      about: 'dd10k',
      ...source,
      value: { contract: person, count, tokens: [], operators },
    })
    expect(foldFacts([nfts('0', []), nfts('0', [person]), nfts('1', [])])).toMatchObject({
      there: [nfts('0', [person]), nfts('1', [])],
      none: [nfts('0', [])],
    })
  })
})

describe('sourcesOf', () => {
  it('names each endpoint and its blocks once, and none of what is not known', () => {
    const moved: StatedFact = { ...balance('5'), toBlock: '9' } as StatedFact
    expect(sourcesOf([balance('5'), balance('6'), unread, moved])).toEqual([
      { host: 'node.example:4000', blocks: '7' },
      { host: 'node.example:4000', blocks: '7–9' },
    ])
    expect(sourcesOf([unread])).toEqual([])
  })
})
