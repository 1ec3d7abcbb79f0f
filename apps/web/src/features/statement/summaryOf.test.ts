import type { AccountText, StatedFact } from '@tyto/chain'
import { expect, it } from 'vitest'
import { summaryOf } from './summaryOf'

const account = (digit: string): AccountText => ({ base16: `0x${digit.repeat(40)}`, bech32: `zil1${digit}` })
const [wallet, person, node] = [account('a'), account('b'), account('c')]
const source = { endpoint: 'https://node.example', fromBlock: '7', toBlock: '7' }
const nowhere = { endpoint: null, fromBlock: null, toBlock: null }
const unknown = { ...nowhere, unknown: { code: 'RpcTimeout', reason: '' } } as const
const of = (holder: AccountText, about: string | null = null) => ({ of: holder, about, ...source })

function coin(units: string, holder: AccountText, about: string): StatedFact {
  return { fact: 'balance', ...of(holder, about), value: { units, decimals: 12 } }
}

function nfts(count: string, holder: AccountText, about: string): StatedFact {
  return {
    fact: 'nfts',
    ...of(holder, about),
    value: { contract: node, count, tokens: [], operators: [person] },
  }
}

const whole: readonly StatedFact[] = [
  { fact: 'wallet', of: null, about: null, ...source, value: wallet },
  {
    fact: 'document',
    ...of(wallet),
    value: {
      did: 'did:tyron:zil:main:a',
      version: 'DIDxWALLET_7.0.0',
      status: 'Created',
      document: { verificationMethod: [1, 2, 3], service: [1] },
    },
  },
  { fact: 'controller', ...of(person), value: person },
  { fact: 'controller', ...of(wallet), value: person },
  { fact: 'guardians', ...of(wallet), value: ['0x01', '0x02', '0x03'] },
  coin('5', wallet, 'zil'),
  coin('0', wallet, 'tyron'),
  coin('6', person, 'zil'),
  {
    fact: 'allowances',
    ...of(wallet, 'tyron'),
    value: {
      decimals: 12,
      spenders: [account('d'), account('e')].map((spender) => ({ spender, units: '1' })),
    },
  },
  nfts('3', wallet, 'dd10k'),
  nfts('1', person, 'lexicassi'),
  nfts('5', person, '.gzil'),
  nfts('0', person, '.zlp'),
  {
    fact: 'stakes',
    ...of(wallet),
    value: {
      stakes: [
        { node, qa: '100', rewardQa: '7' },
        { node, qa: '20', rewardQa: '0' },
      ],
      waitingQa: '3',
      offeredTo: null,
    },
  },
  { fact: 'stakes', ...of(person), value: null },
]

it('adds up what all holders have, and says of the wallet of the name alone what it is', () => {
  expect(summaryOf({ facts: whole })).toEqual({
    document: { version: 'DIDxWALLET_7.0.0', keys: 3, links: 1 },
    controller: 'zil1b',
    guardians: 3,
    balances: { value: 2, isPart: false },
    allowances: { value: 2, isPart: false },
    held: { value: { pictures: 4n, names: 5n }, isPart: false },
    stakedQa: { value: 130n, isPart: false },
  })
})

it('never says 0 of what is not known: part of it is a part, nothing of it is unknown', () => {
  const unread: readonly StatedFact[] = whole.map((fact) => {
    const { fact: kind, about } = fact
    if (kind === 'balance' && fact.of?.base16 === person.base16) {
      return { fact: kind, of: fact.of, about, ...unknown }
    }
    const isGone = kind === 'allowances' || kind === 'nfts' || kind === 'stakes' || kind === 'guardians'
    return isGone ? ({ fact: kind, of: fact.of, about, ...unknown } as StatedFact) : fact
  })
  expect(summaryOf({ facts: unread })).toMatchObject({
    guardians: null,
    balances: { value: 1, isPart: true },
    allowances: null,
    held: null,
    stakedQa: null,
  })
  expect(summaryOf({ facts: [] })).toMatchObject({ document: null, controller: null, balances: null })
})
