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

describe('the parts of a request', () => {
  const param = (vname: string, type: string, value: unknown) => ({ vname, type, value }) as never
  const some = (type: string, value: unknown) => ({
    constructor: 'Some',
    argtypes: [type],
    arguments: [value],
  })
  const none = (type: string) => ({ constructor: 'None', argtypes: [type], arguments: [] })
  const described = (...params: readonly never[]) =>
    describeRequest(callOf({ to: bruno, transition: 'Strange', amount: 0n, params }), price)

  it.each([
    ['given', param('tyron', 'Option Uint128', some('Uint128', '7')), 7n],
    ['not given', param('tyron', 'Option Uint128', none('Uint128')), 0n],
    ['of another type', param('tyron', 'Option String', some('String', '7')), null],
    ['no option', param('tyron', 'Uint128', '7'), null],
    ['of another name', param('gift', 'Option Uint128', some('Uint128', '7')), null],
  ])('a donation that is %s', (_, each, donation) => {
    expect(described(param('first', 'Uint128', '1'), each).donation).toBe(donation)
  })

  it.each([
    ['signature', none('ByStr64'), true],
    ['sig', none('ByStr64'), true],
    ['SIGNATURE', none('ByStr64'), true],
    ['signature', some('ByStr64', `0x${'22'.repeat(64)}`), false],
    ['signatures', none('ByStr64'), false],
    ['design', none('ByStr64'), false],
    ['sigh', none('ByStr64'), false],
  ])('a place for a signature: %s, %j', (name, value, isUnsigned) => {
    expect(described(param(name, 'Option ByStr64', value)).isUnsigned).toBe(isUnsigned)
    expect(described(param('first', 'String', 'x'), param(name, 'Option ByStr64', value)).isUnsigned).toBe(
      isUnsigned,
    )
  })

  it('a signature that is no option is not missing', () => {
    expect(described(param('signature', 'ByStr64', `0x${'22'.repeat(64)}`)).isUnsigned).toBe(false)
  })

  const deployOf = (code: string): TransactionRequest => ({
    kind: 'deploy',
    code,
    deploy: { init: [param('_scilla_version', 'Uint32', '0')], amount: 9n },
    ...gas,
  })

  it.each([
    ['field version: String = "X_1.0"', 'X_1.0'],
    ['field  version  :  String  =  "X_1.0"', 'X_1.0'],
    ['field version : String="X_1.0"', 'X_1.0'],
    [`field version: String = "${'x'.repeat(80)}"`, 'x'.repeat(80)],
    [`field version: String = "${'x'.repeat(81)}"`, null],
    ['field version: String = ""', null],
    ['field version: Uint32 = 1', null],
    ['field versions: String = "X_1.0"', null],
    ['outfield version: String = "X_1.0"', null],
    ['', null],
  ])('the version in a code: %s', (code, version) => {
    expect(describeRequest(deployOf(code), price).code?.version).toBe(version)
  })

  it('what the chain will see of each kind', () => {
    const common = { gasPrice: '2000000000', gasLimit: '10000' }
    const rawOf = (request: TransactionRequest) => JSON.parse(describeRequest(request, price).raw) as unknown
    expect(rawOf({ kind: 'payment', to: alice, amount: 3n, ...gas })).toEqual({
      toAddr: '0x00000000000000000000000000000000000000A1',
      amount: '3',
      ...common,
    })
    const call = callOf({ to: bruno, transition: 'Strange', amount: 4n, params: [param('a', 'Uint32', '1')] })
    expect(rawOf(call)).toMatchObject({
      amount: '4',
      ...common,
      data: { _tag: 'Strange', params: [{ vname: 'a', type: 'Uint32', value: '1' }] },
    })
    expect(rawOf(deployOf('abc'))).toMatchObject({
      toAddr: '0x0000000000000000000000000000000000000000',
      amount: '9',
      ...common,
      // The sha256 of "abc", as FIPS 180-2 has it.
      code: 'sha256 0xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      data: [{ vname: '_scilla_version' }],
    })
    expect(describeRequest(deployOf('abc'), price).raw).toContain('\n  "amount"')
    expect(describeRequest(call, price)).toMatchObject({ to: { address: bruno, name: null }, code: null })
    expect(describeRequest(deployOf('abc'), price)).toMatchObject({ to: null, amount: 9n, donation: null })
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
