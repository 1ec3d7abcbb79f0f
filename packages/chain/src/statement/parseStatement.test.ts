import { zeroAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { growthOf, mostGrowth } from '../../../primitives/test/growth'
import { canonicalJson } from '../transaction/canonicalJson'
import { parseStatement } from './parseStatement'
import { accountText, mostStatementBytes, statementHash, type StatedFact } from './statement'

const account = accountText('0x6d715c3bdd3d9d25cb3a57cda9076e5d8fd37b24')
const registry = accountText(zeroAddress)
const source = { endpoint: 'https://node.example:4000', fromBlock: '7', toBlock: '8' }
const nowhere = { endpoint: null, fromBlock: null, toBlock: null }
const balance = {
  fact: 'balance',
  of: account,
  about: 'zil',
  ...source,
  value: { units: '5', decimals: 12 },
} satisfies StatedFact
const unknown = {
  fact: 'allowances',
  of: account,
  about: 'tyron',
  ...nowhere,
  unknown: { code: 'RpcTimeout', reason: 'The node did not answer in time.' },
} satisfies StatedFact
const owner = { fact: 'owner', of: null, about: null, ...source, value: account } satisfies StatedFact

const staked = {
  stakes: [{ node: account, qa: '5', rewardQa: '0' }],
  waitingQa: '0',
  offeredTo: null,
}
const held = { of: account, about: null, ...source }
const stakes = { ...held, fact: 'stakes', value: staked } satisfies StatedFact
const shares = {
  ...held,
  fact: 'shares',
  about: 'zilswap',
  value: { contract: account, pools: [{ pool: 'gzil', units: '5' }] },
} satisfies StatedFact
const soulbound = {
  ...held,
  fact: 'soulbound',
  value: { tokens: [{ issuer: 'kyc', token: `0x${'0'.repeat(128)}` }] },
} satisfies StatedFact

const whole = {
  format: 'tyto-statement',
  version: 1,
  name: 'alice.ssi',
  network: { name: 'mainnet', chainId: 1, registry },
  madeAt: '2026-11-29T03:00:00.000Z',
  facts: [owner, balance, unknown],
}

const read = (json: unknown) => parseStatement(canonicalJson(json))
const withFact = (fact: unknown) => read({ ...whole, facts: [fact] })
const wrong = (at: string) => ({ ok: false, code: 'WrongShape', at })

describe('parseStatement', () => {
  it('takes what was saved', () => {
    expect(read(whole)).toEqual({ ok: true, value: whole })
    expect(read({ ...whole, facts: [] })).toMatchObject({ ok: true })
    for (const fact of [stakes, shares, soulbound]) expect(withFact(fact)).toMatchObject({ ok: true })
    expect(withFact({ ...balance, value: null })).toMatchObject({ ok: true })
    expect(withFact({ ...balance, value: { units: '9'.repeat(78), decimals: 0 } })).toMatchObject({
      ok: true,
    })
  })

  it.each([
    ['', 'NotJson'],
    ['{', 'NotJson'],
    ['{"format":"tyto-statement"}', 'OtherVersion'],
    ['null', 'NoStatement'],
    ['[]', 'NoStatement'],
    ['"tyto-statement"', 'NoStatement'],
    ['{"__proto__":{"format":"tyto-statement","version":1,"facts":[]}}', 'NoStatement'],
    ['['.repeat(1_000_000), 'TooDeep'],
    ['{"a":'.repeat(200_000), 'TooDeep'],
    [`"${'['.repeat(1_000)}"`, 'NoStatement'],
    [' '.repeat(mostStatementBytes + 1), 'TooLarge'],
    [`"${'é'.repeat(mostStatementBytes / 2)}"`, 'TooLarge'],
    [canonicalJson({ ...whole, version: 2 }), 'OtherVersion'],
    [canonicalJson({ ...whole, version: '1' }), 'OtherVersion'],
    [canonicalJson({ ...whole, facts: Array(3_001).fill(0) }), 'TooManyFacts'],
    [`${canonicalJson(whole)}\n`, 'NotCanonical'],
    [JSON.stringify(whole, null, 2), 'NotCanonical'],
    // The same key twice: whoever reads the first one reads another statement.
    [canonicalJson(whole).replace('"version":1', '"version":2,"version":1'), 'NotCanonical'],
    [canonicalJson(whole).replace('alice', '\\u0061lice'), 'NotCanonical'],
    [canonicalJson(whole).replace('"chainId":1,', '"chainId":1e0,'), 'NotCanonical'],
  ])('refuses %j', (text, code) => {
    expect(parseStatement(text)).toMatchObject({ ok: false, code })
  })

  it.each([
    [{ ...whole, more: 1 }, 'the whole'],
    [{ ...whole, facts: {} }, 'facts'],
    [{ ...whole, name: 'Alice.ssi' }, 'name'],
    [{ ...whole, name: 'alice' }, 'name'],
    [{ ...whole, name: '\u001b[2Jalice.ssi' }, 'name'],
    [{ ...whole, name: 'a'.repeat(100_000) }, 'name'],
    [{ ...whole, name: 5 }, 'name'],
    [{ ...whole, network: { ...whole.network, chainId: -1 } }, 'network'],
    [{ ...whole, network: { ...whole.network, chainId: '1' } }, 'network'],
    [{ ...whole, network: { ...whole.network, name: 'main\u001b[31mnet' } }, 'network'],
    [{ ...whole, network: { ...whole.network, registry: zeroAddress } }, 'network'],
    [{ ...whole, network: null }, 'network'],
    [{ ...whole, madeAt: 'yesterday' }, 'madeAt'],
    [{ ...whole, facts: [balance, balance] }, 'facts[1]'],
    [
      { ...whole, facts: [balance, { ...balance, ...nowhere, value: undefined, unknown: 0 }] },
      'facts[1].keys',
    ],
  ])('names the part that is wrong', (json, at) => {
    expect(read(json)).toEqual(wrong(at))
  })

  it.each([
    [null, 'fact'],
    [[], 'fact'],
    [{ ...balance, fact: 'toString' }, 'fact'],
    [{ ...balance, fact: '__proto__' }, 'fact'],
    [{ ...balance, more: 1 }, 'keys'],
    [{ ...balance, of: null }, 'of'],
    [{ ...owner, of: account }, 'of'],
    // An address whose two forms are not one.
    [{ ...balance, of: { ...account, bech32: registry.bech32 } }, 'of'],
    [{ ...balance, of: { base16: account.base16.toUpperCase(), bech32: account.bech32 } }, 'of'],
    [{ ...balance, about: null }, 'about'],
    [{ ...balance, about: 'zil\u0007' }, 'about'],
    [{ ...balance, about: 'z'.repeat(41) }, 'about'],
    [{ ...owner, about: 'zil' }, 'about'],
    [{ ...balance, endpoint: null }, 'endpoint'],
    [{ ...balance, endpoint: 'javascript:alert(1)' }, 'endpoint'],
    [{ ...balance, endpoint: 'https://node.example/key' }, 'endpoint'],
    [{ ...balance, endpoint: 'https://me:secret@node.example' }, 'endpoint'],
    [{ ...balance, fromBlock: 7 }, 'fromBlock'],
    [{ ...balance, toBlock: '-7' }, 'fromBlock'],
    [{ ...balance, value: '5' }, 'value'],
    [{ ...balance, value: { units: 5, decimals: 12 } }, 'value'],
    [{ ...balance, value: { units: '05', decimals: 12 } }, 'value'],
    [{ ...balance, value: { units: '-5', decimals: 12 } }, 'value'],
    [{ ...balance, value: { units: '9'.repeat(79), decimals: 12 } }, 'value'],
    [{ ...balance, value: { units: '5', decimals: 1.5 } }, 'value'],
    [{ ...balance, value: { units: '5', decimals: 12, more: 1 } }, 'value'],
    [{ ...owner, fact: 'guardians', of: account, value: [zeroAddress] }, 'value'],
    [{ ...owner, fact: 'document', of: account, value: { did: '' } }, 'value'],
    [{ ...owner, fact: 'swept', of: account, value: { swept: 'yes', nonce: null } }, 'value'],
    // A stake without its reward, a share that is a number, a token of another length.
    [{ ...stakes, value: { ...staked, stakes: [{ node: account, qa: '5' }] } }, 'value'],
    [{ ...stakes, value: { ...staked, stakes: [{ node: account, qa: '5', rewardQa: '-1' }] } }, 'value'],
    [{ ...shares, value: { contract: account, pools: [{ pool: 'gzil', units: 5 }] } }, 'value'],
    [{ ...shares, value: { contract: account, pools: [{ pool: 'a\u202eb', units: '5' }] } }, 'value'],
    [{ ...shares, about: null }, 'about'],
    [{ ...soulbound, value: { tokens: [{ issuer: 'kyc', token: `0x${'0'.repeat(126)}` }] } }, 'value'],
    [{ ...soulbound, value: { tokens: [{ issuer: 'kyc', token: null }] } }, 'value'],
    [{ ...unknown, endpoint: 'https://node.example' }, 'unknown'],
    [{ ...unknown, unknown: { code: 'RpcTimeout', reason: 'y'.repeat(513) } }, 'unknown'],
    [{ ...unknown, unknown: { code: 'RpcTimeout' } }, 'unknown'],
    [{ ...unknown, unknown: { code: 'none', reason: '' } }, 'unknown'],
    [{ ...unknown, unknown: null }, 'unknown'],
  ])('names the part of a fact that is wrong', (fact, part) => {
    expect(withFact(fact)).toEqual(wrong(`facts[0].${part}`))
  })

  it('bounds how many accounts and things it would have to ask about', () => {
    const accounts = Array.from({ length: 12 }, (_, at) => ({
      ...owner,
      fact: 'guardians',
      of: accountText(`0x${at.toString(16).padStart(40, '0')}`),
      value: [],
    }))
    expect(read({ ...whole, facts: accounts })).toMatchObject({ ok: true })
    expect(read({ ...whole, facts: [owner, ...accounts] })).toEqual(wrong('facts[12]'))
    const coins = Array.from({ length: 201 }, (_, at) => ({ ...balance, about: `coin${at}` }))
    expect(read({ ...whole, facts: coins })).toEqual(wrong('facts[200]'))
  })

  it('looks once at each letter of the largest file that it takes', () => {
    const textOf = (size: number) => canonicalJson({ ...whole, madeAt: '\\"['.repeat(size / 8) })
    expect(parseStatement(textOf(mostStatementBytes))).toEqual(wrong('madeAt'))
    expect(growthOf(textOf, parseStatement, mostStatementBytes)).toBeLessThan(mostGrowth)
  })
})

it('the hash of a statement is that of its bytes', () => {
  // printf 'abc' | sha256sum
  expect(statementHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
