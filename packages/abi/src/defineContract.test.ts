import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  defineContract,
  encodeCallData,
  encodeDeployData,
  type ContractDescription,
  type FieldRead,
  type NoParams,
} from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'
import { exampleWallet, type ExampleEndpoint } from '../test/exampleWallet'

const walletAddress = `0x${'a1'.repeat(20)}` as const
const other = `0x${'b2'.repeat(20)}` as const
const key = `0x02${'cc'.repeat(32)}` as const
const wallet = exampleWallet(walletAddress)

describe('calls', () => {
  test('a call carries its parameters in the order of the contract, its own types with its address', () => {
    const call = wallet.Update(
      {
        tyron: 5n,
        signature: null,
        document: [
          { constructor: 'Key', arguments: ['update', key] },
          {
            constructor: 'Service',
            arguments: ['home', { constructor: 'Uri', arguments: ['Https', 'a.b'] }],
          },
        ],
      },
      { amount: 5n },
    )
    expect(call).toEqual({
      to: walletAddress,
      transition: 'Update',
      amount: 5n,
      params: [
        {
          vname: 'document',
          type: `List (${walletAddress}.Document)`,
          value: [
            { constructor: `${walletAddress}.Key`, argtypes: [], arguments: ['update', key] },
            {
              constructor: `${walletAddress}.Service`,
              argtypes: [],
              arguments: [
                'home',
                { constructor: `${walletAddress}.Uri`, argtypes: [], arguments: ['Https', 'a.b'] },
              ],
            },
          ],
        },
        {
          vname: 'signature',
          type: 'Option (ByStr64)',
          value: { constructor: 'None', argtypes: ['ByStr64'], arguments: [] },
        },
        {
          vname: 'tyron',
          type: 'Option (Uint128)',
          value: { constructor: 'Some', argtypes: ['Uint128'], arguments: ['5'] },
        },
      ],
    })
  })

  test('an address type is a plain ByStr20 on the wire', () => {
    const { params } = wallet.Recover({ addr: other, signatures: [], final: true })
    expect(params[0]).toEqual({ vname: 'addr', type: 'ByStr20', value: other })
  })

  test('a call without parameters and money', () => {
    expect(wallet.AddFunds({})).toEqual({ to: walletAddress, transition: 'AddFunds', params: [], amount: 0n })
    expect(encodeCallData(wallet.AddFunds({}))).toBe('{"_tag":"AddFunds","params":[]}')
  })

  test('what does not fit is refused with the way to the place', () => {
    expect(() => wallet.Update({ document: [], signature: '0x00', tyron: null })).toThrow(
      expect.objectContaining({ code: 'WrongWidth', path: 'signature' }),
    )
    expect(() => wallet.AddFunds({}, { amount: -1n })).toThrow(
      expect.objectContaining({ code: 'OutOfRange' }),
    )
    expect(() => wallet.AddFunds({ extra: 1 } as never)).toThrow(
      expect.objectContaining({ code: 'WrongParameters' }),
    )
    expect(() => wallet.Recover({ addr: other } as never)).toThrow(
      expect.objectContaining({ code: 'WrongParameters' }),
    )
    expect(() => exampleWallet('0xAB' as Address)).toThrow(expect.objectContaining({ code: 'WrongShape' }))
  })

  test('wrong names and values do not compile', () => {
    // @ts-expect-error no such transition
    expect(() => wallet.Updat({})).toThrow(TypeError)
    // @ts-expect-error a misspelt parameter
    expect(() => wallet.Recover({ address: other, signatures: [], final: true })).toThrow()
    // @ts-expect-error money is bigint
    expect(() => wallet.Update({ document: [], signature: null, tyron: 5 })).toThrow()
    // @ts-expect-error no such constructor
    expect(() => wallet.Update({ document: [{ constructor: 'Nothing', arguments: [] }], signature: null, tyron: null })).toThrow() // oxfmt-ignore
    // @ts-expect-error no such field
    expect(wallet.fields.dids).toBeUndefined()
  })
})

describe('deploys', () => {
  test('the language version leads the init data', () => {
    const deploy = exampleWallet.deploy({ owner: other, methods: new Map([['update', key]]) })
    expect(deploy).toEqual({
      amount: 0n,
      init: [
        { vname: '_scilla_version', type: 'Uint32', value: '0' },
        { vname: 'owner', type: 'ByStr20', value: other },
        { vname: 'methods', type: 'Map (String) (ByStr33)', value: [{ key: 'update', val: key }] },
      ],
    })
    expect(JSON.parse(encodeDeployData(deploy))).toEqual(deploy.init)
  })

  test('init data are read back, whatever the chain adds to them', () => {
    const init = { owner: other, methods: new Map([['update', key]]) } as const
    const onChain = [
      ...exampleWallet.deploy(init).init,
      { vname: '_this_address', type: 'ByStr20', value: walletAddress },
      { vname: '_creation_block', type: 'BNum', value: '7' },
    ]
    expect(exampleWallet.decodeInit(onChain)).toEqual(init)
    expect(() => exampleWallet.decodeInit(onChain.slice(2))).toThrow(
      expect.objectContaining({ code: 'WrongParameters' }),
    )
  })
})

describe('fields', () => {
  test('a field read names its place and decodes what stands there', () => {
    const { did, deadline, pending } = wallet.fields
    expect(did).toMatchObject({ address: walletAddress, field: 'did', keys: [] })
    expect(did.decode('did:tyron:zil')).toBe('did:tyron:zil')
    expect(deadline.decode('12')).toBe(12n)
    expect(pending.decode({ constructor: 'None', argtypes: ['ByStr20'], arguments: [] })).toBeNull()
    expect(wallet.fields._balance.decode('1000')).toBe(1000n)
    expect(() => did.decode(null)).toThrow(expect.objectContaining({ code: 'WrongShape' }))
  })

  test('maps are entered level by level', () => {
    const utility = wallet.fields.utility.at('zil').at('BuyNftUsername')
    expect(utility).toMatchObject({ field: 'utility', keys: ['zil', 'BuyNftUsername'] })
    expect(utility.decode('340')).toBe(340n)
    expect(wallet.fields.utility.at('zil').decode({ a: '1' })).toEqual(new Map([['a', 1n]]))
    expect(wallet.fields.owners.at(7n).keys).toEqual(['7'])
    expect(() => wallet.fields.owners.at(-7n)).toThrow(expect.objectContaining({ code: 'OutOfRange' }))
    expect(wallet.fields.did).not.toHaveProperty('at')
  })

  test('user types are decoded with any prefix', () => {
    const json = { constructor: `${other}.Account`, argtypes: [], arguments: [walletAddress] }
    const endpoint = wallet.fields.services.at('home').decode(json)
    expect(endpoint).toEqual({ constructor: 'Account', arguments: [walletAddress] })
  })

  test('the static types follow the shape', () => {
    expectTypeOf(wallet.fields.paused).toEqualTypeOf<FieldRead<boolean>>()
    expectTypeOf(wallet.fields.pending).toEqualTypeOf<FieldRead<Hex | null>>()
    expectTypeOf(wallet.fields.services.at('a')).toEqualTypeOf<FieldRead<ExampleEndpoint>>()
    expectTypeOf(wallet.fields.utility.at('a').at('b')).toEqualTypeOf<FieldRead<bigint>>()
  })
})

describe('descriptions', () => {
  const empty: ContractDescription = { vname: 'A', params: [], fields: [], transitions: [], ADTs: [] }
  const string = { vname: 'a', type: 'String' }

  test.each<[string, Partial<ContractDescription>]>([
    ['a parameter twice', { params: [string, string] }],
    ['a field twice', { fields: [string, string] }],
    ['a transition twice', { transitions: [{ vname: 'T', params: [] }, { vname: 'T', params: [] }] }], // oxfmt-ignore
    ['a transition under a reserved name', { transitions: [{ vname: 'fields', params: [] }] }],
    ['a name that is none', { fields: [{ vname: 'a b', type: 'String' }] }],
    ['a type twice', { ADTs: [{ tname: 'T', tparams: [], tmap: [] }, { tname: 'T', tparams: [], tmap: [] }] }], // oxfmt-ignore
    ['a constructor twice', { ADTs: [{ tname: 'T', tparams: [], tmap: [{ cname: 'C', argtypes: [] }, { cname: 'C', argtypes: [] }] }] }], // oxfmt-ignore
  ])('%s is refused', (_, part) => {
    expect(() => defineContract({ ...empty, ...part })).toThrow(
      expect.objectContaining({ code: 'WrongContract' }),
    )
  })

  test('a type that is none is refused', () => {
    expect(() => defineContract({ ...empty, fields: [{ vname: 'a', type: 'Map String' }] })).toThrow(
      expect.objectContaining({ code: 'InvalidType' }),
    )
  })
})

test('events are read by their names, and a value that is not of its type is null', () => {
  const told = defineContract<{
    readonly init: NoParams
    readonly transitions: NoParams
    readonly fields: NoParams
    readonly events: { readonly Paid: { readonly to: Address; readonly amount: bigint } }
  }>({
    vname: 'Purse',
    params: [],
    fields: [],
    transitions: [],
    events: [
      {
        vname: 'Paid',
        params: [
          { vname: 'to', type: 'ByStr20' },
          { vname: 'amount', type: 'Uint128' },
        ],
      },
    ],
    ADTs: [],
  }).events.Paid
  const to = `0x${'ab'.repeat(20)}` as const
  const paid = (amount: unknown) => ({
    name: 'Paid',
    params: [
      { vname: 'to', type: 'ByStr20', value: to },
      { vname: 'more', type: 'String', value: 'x' },
      { vname: 'amount', type: 'Uint128', value: amount as string },
    ],
  })
  expect(told.read(paid('5'))).toEqual({ to, amount: 5n })
  for (const wrong of ['-5', 'five', null, 5, {}, [], '9'.repeat(90)]) {
    expect(told.read(paid(wrong))).toEqual({ to, amount: null })
  }
  expect(told.read({ name: 'Paid', params: [] })).toEqual({ to: null, amount: null })
  expect(told.read({ ...paid('5'), name: 'Unpaid' })).toBeNull()
})
