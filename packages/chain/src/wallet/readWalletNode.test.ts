import { describe, expect, it } from 'vitest'
import { secondAccount } from '../../test/fakeZilPay'
import { settled } from '../../test/settled'
import { bothVariants, openZilPay } from '../../test/zilPayWorld'
import { compareNodes, type NodeFacts } from './nodeFacts'

const version = 'DIDxWALLET_7.0.0'
const value = (text: string) => ({ kind: 'value', value: text }) as const
const info = () => ({ CurrentMiniEpoch: '100' })

describe.each(bothVariants)("the wallet's own node (%s)", (variant) => {
  const open = (nodeAnswers: Readonly<Record<string, () => unknown>>, isLocked = false) => {
    const opened = openZilPay({ variant, isConnected: true, isLocked })
    Object.assign(opened.world, { nodeAnswers })
    return opened
  }

  it('says its mini epoch, the version alone, and of a wallet the version in the whole state', async () => {
    const { adapter, clock, world } = open({
      GetBlockchainInfo: info,
      GetSmartContractSubState: () => ({ version }),
      GetSmartContractState: () => ({ _balance: '0', version }),
    })
    expect(await settled(adapter.nodeFacts(secondAccount), clock)).toEqual({
      miniEpoch: 100n,
      versions: [value(version), value(version)],
    })
    expect(world.nodeQuestions).toEqual([
      ['GetBlockchainInfo'],
      ['GetSmartContractSubState', secondAccount, 'version', []],
      ['GetSmartContractState', secondAccount],
    ])
    expect(world.windows).toBe(0)
  })

  it('is not asked for the whole state of what is no wallet, nor for any contract of a payment', async () => {
    const token = open({ GetBlockchainInfo: info, GetSmartContractSubState: () => null })
    expect(await settled(token.adapter.nodeFacts(secondAccount), token.clock)).toEqual({
      miniEpoch: 100n,
      versions: [{ kind: 'none' }],
    })
    const named = open({ GetBlockchainInfo: info, GetSmartContractSubState: () => ({ version: 'Token_1' }) })
    expect(await settled(named.adapter.nodeFacts(secondAccount), named.clock)).toEqual({
      miniEpoch: 100n,
      versions: [value('Token_1')],
    })
    const payment = open({ GetBlockchainInfo: info })
    expect(await settled(payment.adapter.nodeFacts(null), payment.clock)).toEqual({
      miniEpoch: 100n,
      versions: [],
    })
    expect(payment.world.nodeQuestions).toEqual([['GetBlockchainInfo']])
  })

  it('that does not know the contract says so in its own words', async () => {
    const { adapter, clock } = open({
      GetBlockchainInfo: info,
      GetSmartContractSubState: () => {
        throw new Error('Address does not exist')
      },
    })
    expect(await settled(adapter.nodeFacts(secondAccount), clock)).toMatchObject({
      versions: [{ kind: 'not deployed' }],
    })
  })

  it('that refuses in any other words says nothing of the contract', async () => {
    for (const words of ['Rate limit', 'Address has to be checked', '']) {
      const { adapter, clock } = open({
        GetBlockchainInfo: info,
        GetSmartContractSubState: () => {
          throw new Error(words)
        },
      })
      expect(await settled(adapter.nodeFacts(secondAccount), clock)).toBeNull()
    }
  })

  it('that is silent, locked away or answers nonsense gives nothing, after 6 s at most', async () => {
    const silent = open({ GetBlockchainInfo: info })
    const asked = silent.adapter.nodeFacts(secondAccount)
    await silent.clock.pass(6_000)
    expect(await asked).toBeNull()
    const locked = open({ GetBlockchainInfo: info }, true)
    expect(await settled(locked.adapter.nodeFacts(null), locked.clock)).toBeNull()
    for (const junk of [null, 7, {}, { CurrentMiniEpoch: '-1' }, { CurrentMiniEpoch: '9'.repeat(99) }]) {
      const { adapter, clock } = open({ GetBlockchainInfo: () => junk })
      expect(await settled(adapter.nodeFacts(null), clock)).toBeNull()
    }
    const odd = open({ GetBlockchainInfo: info, GetSmartContractSubState: () => ({ version: 7 }) })
    expect(await settled(odd.adapter.nodeFacts(secondAccount), odd.clock)).toBeNull()
  })
})

describe('two nodes', () => {
  const own: NodeFacts = { miniEpoch: 100n, versions: [value(version)] }
  const compare = (change: Partial<NodeFacts>) => compareNodes(own, { ...own, ...change })

  it('may be ten blocks apart, and not eleven', () => {
    expect(compare({ miniEpoch: 90n })).toBeNull()
    expect(compare({ miniEpoch: 110n })).toBeNull()
    expect(compare({ miniEpoch: 89n })).toEqual({ kind: 'behind', blocks: 11 })
    expect(compare({ miniEpoch: 111n })).toEqual({ kind: 'ahead', blocks: 11 })
  })

  it('must agree on the version, however it was read', () => {
    expect(compare({ versions: [value(version), value(version)] })).toBeNull()
    for (const said of [value('DIDxWALLET_6.0.0'), { kind: 'none' }, { kind: 'not deployed' }] as const) {
      expect(compare({ versions: [said] })).toEqual({ kind: 'other contract' })
      expect(compare({ versions: [value(version), said] })).toEqual({ kind: 'other contract' })
    }
    const bare: NodeFacts = { miniEpoch: 100n, versions: [{ kind: 'none' }] }
    expect(compareNodes(bare, bare)).toBeNull()
    expect(compareNodes(bare, own)).toEqual({ kind: 'other contract' })
    const payment: NodeFacts = { miniEpoch: 100n, versions: [] }
    expect(compareNodes(payment, own)).toBeNull()
  })

  it('a late node is called late, also where it does not know the contract yet', () => {
    expect(compare({ miniEpoch: 60n, versions: [{ kind: 'not deployed' }] })).toEqual({
      kind: 'behind',
      blocks: 40,
    })
  })

  it('are not compared where one is silent', () => {
    expect(compareNodes(own, null)).toEqual({ kind: 'silent' })
  })
})
