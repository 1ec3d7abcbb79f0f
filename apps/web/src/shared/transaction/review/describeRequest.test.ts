import { didWallet, init, zrc2Token } from '@tyto/contracts'
import { addKey, addLink } from '@tyto/identity'
import { walletGasPrice, type TransactionRequest } from '@tyto/chain'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Knowledge } from '../../values/knowledge'
import { describeRequest } from './describeRequest'

const alice: Address = '0x00000000000000000000000000000000000000a1'
const bruno: Address = '0x00000000000000000000000000000000000000b2'
const gas = { gasLimit: 10_000n, gasPriceLi: 2_000n }
const price = walletGasPrice('classic', 2_000n)

const knowledge: Knowledge = {
  bindings: [zrc2Token, didWallet, init],
  nameOfAddress: (address) => (address === alice ? 'alice.ssi' : null),
  domainOfHash: (hash) => (hash === domainId('heron') ? 'heron' : null),
}

const callOf = (call: Extract<TransactionRequest, { kind: 'call' }>['call']): TransactionRequest => ({
  kind: 'call',
  call,
  ...gas,
})

describe('[BX-02] a request in the words of a person', () => {
  it('[BX-02] [TX-06] says contract, transition, every parameter, ZIL attached, gas bound', () => {
    const request = callOf(
      didWallet(alice).SendFunds(
        {
          tag: 'AddFunds',
          beneficiary: { constructor: 'Recipient', arguments: [bruno] },
          amount: 5_000_000_000_000n,
          tyron: 1_000_000_000_000n,
        },
        { amount: 1_000_000_000_000n },
      ),
    )
    expect(describeRequest(request, price, knowledge)).toMatchObject({
      kind: 'call',
      to: { address: alice, name: 'alice.ssi' },
      transition: 'SendFunds',
      fitsBinding: true,
      amount: 1_000_000_000_000n,
      donation: 1_000_000_000_000n,
      isUnsigned: false,
      code: null,
      gas: { limit: 10_000n, price, bound: 21_000_000_000_000n },
      params: [
        { name: 'tag', type: 'String', value: { kind: 'text', text: 'AddFunds' } },
        {
          name: 'beneficiary',
          value: {
            kind: 'constructed',
            name: 'Recipient',
            parts: [{ kind: 'address', address: bruno, name: null }],
          },
        },
        {
          name: 'amount',
          value: { kind: 'amount', value: 5_000_000_000_000n, unit: { symbol: 'ZIL', decimals: 12 } },
        },
        {
          name: 'tyron',
          value: {
            kind: 'option',
            value: { kind: 'amount', value: 1_000_000_000_000n, unit: { symbol: 'ZIL' } },
          },
        },
      ],
    })
  })

  it('knows a name by its hash', () => {
    const buy = didWallet(alice).BuyNftUsername({
      username: domainId('heron'),
      addr: null,
      id: 'zil',
      tyron: null,
    })
    const { params, donation } = describeRequest(callOf(buy), price, knowledge)
    expect(params.map(({ value }) => value)).toEqual([
      { kind: 'hash', hash: domainId('heron'), domain: 'heron' },
      { kind: 'option', value: null },
      { kind: 'text', text: 'zil' },
      { kind: 'option', value: null },
    ])
    expect(donation).toBe(0n)
  })

  it('[BX-27] says the most that a purchase costs, or that its price has none', () => {
    const order = { username: domainId('heron'), addr: null, id: 'tyron', tyron: null }
    const { BuyNftUsername, BuyNftUsernameAtMost, AddFunds } = didWallet(alice)
    const boundOf = (call: Parameters<typeof callOf>[0]) =>
      describeRequest(callOf(call), price, knowledge).priceBound
    expect(boundOf(BuyNftUsernameAtMost({ ...order, most: 3n }))).toEqual({
      most: 3n,
      unit: expect.objectContaining({ symbol: 'TYRON', decimals: 12 }),
    })
    expect(boundOf(BuyNftUsername(order))).toBe('unbound')
    // Nothing is paid, or exactly what goes along.
    expect(boundOf(BuyNftUsername({ ...order, id: 'free' }))).toBeNull()
    const toInit = init(alice).BuyNftUsername({ username: domainId('heron'), addr: alice, id: 'zil' })
    expect(boundOf(toInit)).toBeNull()
    expect(boundOf(AddFunds({}))).toBeNull()
  })

  it('[BX-02] shows that a place for a signature is empty', () => {
    const document = [addKey('update', `0x02${'11'.repeat(32)}`, 'none'), addLink('github', 'GitHub', 'x')]
    const unsigned = didWallet(alice).DidUpdate({ document, signature: null, tyron: null })
    const description = describeRequest(callOf(unsigned), price, knowledge)
    expect(description.isUnsigned).toBe(true)
    expect(description.params[0]?.value).toMatchObject({
      kind: 'list',
      items: [{ name: 'VerificationMethod' }, { name: 'Service' }],
    })
    const signature = `0x${'22'.repeat(64)}` as const
    const signed = didWallet(alice).DidUpdate({ document, signature, tyron: null })
    expect(describeRequest(callOf(signed), price, knowledge)).toMatchObject({
      isUnsigned: false,
      params: [{}, { value: { kind: 'option', value: { kind: 'bytes', bytes: signature } } }, {}],
    })
  })

  it('a deploy says version, size and hash of its code, and every part of its init data', () => {
    const request: TransactionRequest = {
      kind: 'deploy',
      code: 'scilla_version 0\n(* \u2713 *)\nfield version: String = "DIDxWALLET_7.0.0"',
      deploy: didWallet.deploy({
        init_controller: alice,
        init: bruno,
        did_methods: new Map([['update', `0x02${'33'.repeat(32)}` as const]]),
        did_dkms: new Map([['update', 'c2VjcmV0']]),
      }),
      gasLimit: 50_000n,
      gasPriceLi: 2_000n,
    }
    const description = describeRequest(request, price, knowledge)
    expect(description).toMatchObject({
      to: null,
      transition: null,
      fitsBinding: null,
      donation: null,
      code: { bytes: 69, version: 'DIDxWALLET_7.0.0' },
      gas: { bound: 105_000_000_000_000n },
    })
    expect(description.code?.sha256).toMatch(/^0x[0-9a-f]{64}$/)
    expect(description.params.find(({ name }) => name === 'did_methods')?.value).toMatchObject({
      kind: 'map',
      entries: [{ key: { kind: 'text', text: 'update' }, value: { kind: 'bytes' } }],
    })
    expect(description.raw).not.toContain('scilla_version 0\\n')
  })

  it('a payment is a recipient and an amount', () => {
    expect(
      describeRequest({ kind: 'payment', to: alice, amount: 3n, ...gas }, price, knowledge),
    ).toMatchObject({
      to: { name: 'alice.ssi' },
      amount: 3n,
      params: [],
      fitsBinding: null,
    })
  })
})

describe('what the app does not know', () => {
  it('is shown as it is: other contracts by their types, foreign types as JSON', () => {
    const call = {
      to: bruno,
      transition: 'Strange',
      amount: 0n,
      params: [
        { vname: 'count', type: 'Uint32', value: '7' },
        { vname: 'document', type: `List ${alice}.Document`, value: [] },
        { vname: 'broken', type: 'Uint32', value: 'seven' },
        { vname: 'nonsense', type: 'Map (', value: '' },
      ],
    }
    const description = describeRequest(callOf(call), price, { bindings: [zrc2Token] })
    expect(description.fitsBinding).toBe(false)
    expect(description.params.map(({ value }) => value.kind)).toEqual([
      'number',
      'list',
      'unreadable',
      'unreadable',
    ])
    expect(describeRequest(callOf(call), price).fitsBinding).toBeNull()
  })

  it('never throws, whatever the parameters say', () => {
    const json = fc.jsonValue() as fc.Arbitrary<never>
    const param = fc.record({
      vname: fc.string(),
      type: fc.oneof(fc.string(), fc.constant('String')),
      value: json,
    })
    fc.assert(
      fc.property(fc.array(param), fc.string(), (params, transition) => {
        const description = describeRequest(
          callOf({ to: bruno, transition, amount: 0n, params }),
          price,
          knowledge,
        )
        expect(description.params).toHaveLength(params.length)
        expect(JSON.parse(description.raw)).toBeTypeOf('object')
      }),
    )
  })
})
