import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRequests, type WalletRequest } from './requests'
import { initialState, parseWalletState } from './walletState'

const junk = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        zilPayBehaviour: fc.anything(),
        account: fc.anything(),
        accounts: fc.anything(),
        hosts: fc.oneof(
          fc.anything(),
          fc.array(fc.oneof(fc.webAuthority(), fc.anything()), { minLength: 1 }),
        ),
        storageSites: fc.anything(),
        storageWallet: fc.anything(),
        network: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => {
      try {
        return JSON.stringify(value) ?? ''
      } catch {
        return ''
      }
    }),
)

describe('stored state', () => {
  test('junk becomes a state that can be lived with', () => {
    fc.assert(
      fc.property(junk, (text) => {
        const state = parseWalletState(text)
        expect(Object.keys(state)).toEqual(Object.keys(initialState))
        expect(state.accounts).toContain(state.account)
        for (const host of state.hosts) expect(host).toBeTypeOf('string')
        expect(parseWalletState(JSON.stringify(state))).toEqual(state)
      }),
    )
  })

  test('nothing stored is the first state; a part of it keeps the rest', () => {
    expect(parseWalletState(null)).toEqual(initialState)
    const { accounts, ...rest } = parseWalletState('{"account":4711,"hosts":["localhost"]}')
    expect(accounts).toEqual([...initialState.accounts, 4711])
    expect(rest).toMatchObject({ account: 4711, storageWallet: 1, hosts: ['localhost'], locked: false })
  })

  test('an account that was used before counts as chosen, the first state does not', () => {
    expect(parseWalletState(null).isAccountChosen).toBe(false)
    expect(parseWalletState('{"hosts":["localhost"]}').isAccountChosen).toBe(false)
    expect(parseWalletState('{"account":0}').isAccountChosen).toBe(true)
    expect(parseWalletState(JSON.stringify(initialState)).isAccountChosen).toBe(false)
    expect(parseWalletState('{"account":3,"isAccountChosen":true}').isAccountChosen).toBe(true)
  })

  test('names of prototypes are names like others', () => {
    const text =
      '{"__proto__":{"locked":true},"hosts":["__proto__"],"storageSites":[{"host":"__proto__","permissions":["ENCRYPT","FLY"]}]}'
    const state = parseWalletState(text)
    expect(state.locked).toBe(false)
    expect(state.storageSites).toEqual([{ host: '__proto__', permissions: ['ENCRYPT'] }])
  })
})

describe('stored requests', () => {
  const transaction = {
    toAddr: '0x6d71564d78b96419c5322b6bc4079d09f1b6cbdd',
    amount: '0',
    gasPrice: '2000',
    gasLimit: '50',
    code: '',
    data: '',
    priority: false,
  } as const

  test('are read back as they were', () => {
    const requests: readonly WalletRequest[] = [
      { id: '1', host: 'localhost', kind: 'connect' },
      { id: '2', host: 'localhost', kind: 'message', text: 'text' },
      { id: '3', host: 'localhost', kind: 'transaction', build: 'bearby', transaction },
      { id: '4', host: 'localhost:4000', kind: 'storageConnect', permissions: ['ENCRYPT'], app: 'Tyto' },
      { id: '5', host: 'localhost:4000', kind: 'storageUnlock' },
      { id: '6', host: 'localhost:4000', kind: 'storageDecrypt' },
    ]
    expect(parseRequests(JSON.stringify(requests))).toEqual(requests)
  })

  test.each([
    { ...transaction, amount: '-1' },
    { ...transaction, amount: '1e9' },
    { ...transaction, gasLimit: '' },
    { ...transaction, toAddr: 'zil1' },
    { ...transaction, data: 7 },
    null,
  ])('a malformed transaction is dropped, the others stay: %j', (broken) => {
    const list = [
      { id: '1', host: 'x', kind: 'transaction', build: 'classic', transaction: broken },
      { id: '2', host: 'x', kind: 'connect' },
    ]
    expect(parseRequests(JSON.stringify(list)).map(({ id }) => id)).toEqual(['2'])
  })

  test('junk is no request', () => {
    fc.assert(
      fc.property(junk, (text) => {
        expect(parseRequests(text)).toEqual([])
        expect(parseRequests(`[${text},{"id":"1","host":"x","kind":"fly"}]`)).toEqual([])
      }),
    )
  })
})
