import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createdKeyPurposes } from './keyPurpose'
import { walletRules, type WalletRules } from './walletRules'

/** The facts by the letter that stands for each in the table below. */
const letters: readonly (readonly [letter: string, holds: (rules: WalletRules) => boolean])[] = [
  ['U', ({ needsUpgrade }) => needsUpgrade],
  ['C', ({ hasCollections }) => hasCollections],
  ['R', ({ removesGuardians }) => removesGuardians],
  ['H', ({ takesGuardianHashes }) => takesGuardianHashes],
  ['S', ({ configuresWithoutStorage }) => configuresWithoutStorage],
  ['N', ({ takesSubdomainNft }) => takesSubdomainNft],
  ['7', ({ emptyNft }) => emptyNft === ''],
  ['B', ({ bindsSignatures, paysMany, locksControl }) => bindsSignatures && paysMany && locksControl],
  ['K', ({ documentKey }) => documentKey === 'recovery'],
  ['P', ({ pausesWithoutUsername }) => pausesWithoutUsername],
  ['T', ({ takesOffersBack }) => takesOffersBack],
  ['X', ({ trades }) => trades],
]

/** The facts of each version, as the app treated it before there was one table: a letter where one holds, a dot where not. */
const facts = `
  ........K... DIDxWALLET
  ........K... DIDxWALLET_0.8
  ........KP.. DIDxWALLET_0.9
  ........KP.. DIDxWALLET_0.10
  ........KP.. DIDxWALLET_3.9.9
  ........KP.. DIDxWALLET_4
  ........KP.. DIDxWALLET_5
  ........KP.. DIDxWALLET_5.3.9
  .........P.. DIDxWALLET_5.4
  .........P.. DIDxWALLET_5.7.99
  ...H.....P.. DIDxWALLET_5.8
  ..RH.....P.. DIDxWALLET_5.8.1
  ..RH.....P.. DIDxWALLET_5.10
  .CRHSN...P.. DIDxWALLET_6
  .CRHSN...P.. DIDxWALLET_6.9.9
  .CRHSN7B.P.X DIDxWALLET_7
  .CRHSN7B.P.X DIDxWALLET_10.0
  ........K... DIDxWALLET_beta
  ........K... xwallet
  U.......K... xwallet_0.8
  U.......KP.. xwallet_0.9
  U.......KP.. xwallet_0.10
  U.......KP.. xwallet_3.9.9
  ........KP.. xwallet_4
  ........KP.. xwallet_5
  ........KP.. xwallet_5.3.9
  .........P.. xwallet_5.4
  .........P.. xwallet_5.7.99
  ...H.....P.. xwallet_5.8
  ..RH.....P.. xwallet_5.8.1
  ..RH.....P.. xwallet_5.10
  .CRHSN...P.. xwallet_6
  .CRHSN...P.. xwallet_6.9.9
  .CRHSN7B.P.X xwallet_7
  .CRHSN7B.P.X xwallet_10.0
  ........K... xwallet_beta
  .C......K... DEFIxWALLET
  UC......K... DEFIxWALLET_0.8
  UC......KP.. DEFIxWALLET_0.9
  UC......KP.. DEFIxWALLET_0.10
  UC......KPTX DEFIxWALLET_3.9.9
  .C......KPTX DEFIxWALLET_4
  .C......KPTX DEFIxWALLET_5
  .C......KPTX DEFIxWALLET_5.3.9
  .C.......PTX DEFIxWALLET_5.4
  .C.......PTX DEFIxWALLET_5.7.99
  .C.H.....PTX DEFIxWALLET_5.8
  .CRH.....PTX DEFIxWALLET_5.8.1
  .CRH.....PTX DEFIxWALLET_5.10
  .CRHSN...PTX DEFIxWALLET_6
  .CRHSN...PTX DEFIxWALLET_6.9.9
  .CRHSN7..PTX DEFIxWALLET_7
  .CRHSN7..PTX DEFIxWALLET_10.0
  .C......K... DEFIxWALLET_beta
  ........KP.. ZILxWALLET
  U.......KP.. ZILxWALLET-0.8
  U.......KP.. ZILxWALLET-0.9
  U.......KP.. ZILxWALLET-0.10
  U.......KPT. ZILxWALLET-3.9.9
  ........KPT. ZILxWALLET-4
  ........KPT. ZILxWALLET-5
  ........KPT. ZILxWALLET-5.3.9
  .........PT. ZILxWALLET-5.4
  .........PT. ZILxWALLET-5.7.99
  ...H.....PT. ZILxWALLET-5.8
  ..RH.....PT. ZILxWALLET-5.8.1
  ..RH.....PT. ZILxWALLET-5.10
  .CRHSN...PT. ZILxWALLET-6
  .CRHSN...PT. ZILxWALLET-6.9.9
  .CRHSN7..PT. ZILxWALLET-7
  .CRHSN7..PT. ZILxWALLET-10.0
  ........KP.. ZILxWALLET-beta
  ........K... zilstake-wallet
  U.......K... zilstake-wallet_0.8
  U.......KP.. zilstake-wallet_0.9
  U.......KP.. zilstake-wallet_0.10
  U.......KPT. zilstake-wallet_3.9.9
  ........KPT. zilstake-wallet_4
  ........KPT. zilstake-wallet_5
  ........KPT. zilstake-wallet_5.3.9
  .........PT. zilstake-wallet_5.4
  .........PT. zilstake-wallet_5.7.99
  ...H.....PT. zilstake-wallet_5.8
  ..RH.....PT. zilstake-wallet_5.8.1
  ..RH.....PT. zilstake-wallet_5.10
  .CRHSN...PT. zilstake-wallet_6
  .CRHSN...PT. zilstake-wallet_6.9.9
  .CRHSN7..PT. zilstake-wallet_7
  .CRHSN7..PT. zilstake-wallet_10.0
  ........K... zilstake-wallet_beta
  ........K... InitDID
  ........K... InitDID_0.8
  ........KP.. InitDID_0.9
  ........KP.. InitDID_0.10
  ........KP.. InitDID_3.9.9
  ........KP.. InitDID_4
  ........KP.. InitDID_5
  ........KP.. InitDID_5.3.9
  .........P.. InitDID_5.4
  .........P.. InitDID_5.7.99
  ...H.....P.. InitDID_5.8
  ..RH.....P.. InitDID_5.8.1
  ..RH.....P.. InitDID_5.10
  .CRHSN...P.. InitDID_6
  .CRHSN...P.. InitDID_6.9.9
  .CRHSN7..P.. InitDID_7
  .CRHSN7..P.. InitDID_10.0
  ........K... InitDID_beta
  ........K... Stranger
  U.......K... Stranger_0.8
  U.......KP.. Stranger_0.9
  U.......KP.. Stranger_0.10
  U.......KP.. Stranger_3.9.9
  ........KP.. Stranger_4
  ........KP.. Stranger_5
  ........KP.. Stranger_5.3.9
  .........P.. Stranger_5.4
  .........P.. Stranger_5.7.99
  ...H.....P.. Stranger_5.8
  ..RH.....P.. Stranger_5.8.1
  ..RH.....P.. Stranger_5.10
  .CRHSN...P.. Stranger_6
  .CRHSN...P.. Stranger_6.9.9
  .CRHSN7..P.. Stranger_7
  .CRHSN7..P.. Stranger_10.0
  ........K... Stranger_beta
  ........K... __proto__
  ........K... DIDxWALLET_7.
  .CRHSN7B.P.X didxwallet_7.1
  U.......KP.. XWALLET_3
  ........KP.. init_3.0
  ........KP.. DAO_3.9.9
  .CRHSN7..PT. SBTxWALLET_7.0.0
  U.......KP.. FungibleToken_3.9.9
  .CRHSN...P.. ssidollar_6
  ........K...
`

const rows = facts
  .split('\n')
  .slice(1, -1)
  .map((line) => [line.slice(15), line.slice(2, 14)] as const)

describe('walletRules', () => {
  it.each(rows)('[DD-08] of %s: %s', (version, expected) => {
    const rules = walletRules(version)
    const text = letters.map(([letter, holds]) => (holds(rules) ? letter : '.')).join('')
    expect(text).toBe(expected)
    expect(rules.emptyNft).toBe(expected.includes('7') ? '' : 'nawelito')
    expect(rules.createdKeys).toEqual(
      expected.includes('K') ? [...createdKeyPurposes, 'recovery'] : createdKeyPurposes,
    )
  })

  it.each([
    ['SBTxWALLET_1.4.0', false],
    ['SBTxWALLET_2.0.0', true],
    ['VCxWALLET_1.0.0', false],
    ['DEFIxWALLET_1.1.1', false],
    ['DEFIxWALLET_2.0.0', true],
    ['ZILxWALLET_2.0.0', false],
    ['SBTxWALLET', false],
  ])('of %s: a credential counts once is %s', (version, expected) => {
    expect(walletRules(version).bindsCredentials).toBe(expected)
  })

  it.each([
    ['DIDxWALLET_5.8.0', 'pays allows'],
    ['DIDxWALLET_6.0.0', 'pays allows paysCoins'],
    ['DEFIxWALLET_1.0.0', 'pays allows paysCoins'],
    ['ZILxWALLET_1.0.0', 'pays'],
    ['SBTxWALLET_7.0.0', 'pays'],
    ['AIRxWALLET_7.0.0', ''],
    ['FungibleToken_7.0.0', ''],
    ['', ''],
  ])('of %s: with its money it %s', (version, expected) => {
    const rules = walletRules(version)
    const can = (['pays', 'allows', 'paysCoins'] as const).filter((each) => rules[each])
    expect(can.join(' ')).toBe(expected)
  })

  it.each([
    ['DIDxWALLET_5.8.0', true],
    ['DIDxWALLET_6.4.0', true],
    ['DIDxWALLET_7.0.0', false],
    ['xwallet_3.1.0', true],
    ['DEFIxWALLET_1.1.1', true],
    ['DEFIxWALLET_2.0.0', false],
    ['SBTxWALLET_1.4.0', true],
    ['SBTxWALLET_2.0.0', false],
    // It takes no signature at all.
    ['ZILxWALLET_1.0.0', false],
    ['ZILxWALLET_0.8.0', false],
    ['Stranger_1.0.0', true],
  ])('[BX-27] of %s: signatures can be used twice is %s', (version, expected) => {
    expect(walletRules(version).hasWeakCode).toBe(expected)
  })

  it('[DD-08] a later version of a wallet keeps what an earlier one has', () => {
    const number = fc.array(fc.nat(12), { minLength: 1, maxLength: 3 })
    const name = fc.constantFrom('DIDxWALLET', 'xwallet', 'DEFIxWALLET', 'ZILxWALLET', 'zilstak', 'Stranger')
    fc.assert(
      fc.property(name, number, number, fc.nat(3), (prefix, a, more, at) => {
        const b = a.map((part, index) => (index === at ? part + 1 : part)).concat(more)
        const [before, after] = [a, b].map((parts) => walletRules(`${prefix}_${parts.join('.')}`))
        for (const [letter, holds] of letters) {
          const isLost = letter === 'U' || letter === 'K'
          const [first, second] = isLost ? [after, before] : [before, after]
          if (first && second && holds(first)) expect(holds(second)).toBe(true)
        }
      }),
    )
  })

  it.each([
    ['ZILxWALLET_0.8.0', false],
    ['ZILxWALLET_0.9.0', true],
    ['ZILxWALLET_1.0.0', true],
    ['zilstake-wallet_0.8', false],
    ['zilstake-wallet_0.10', true],
    ['zilstake-wallet', false],
    ['DEFIxWALLET_2.0.0', true],
  ] as const)('%s stakes without a username: %s', (version, expected) => {
    expect(walletRules(version).stakesWithoutUsername).toBe(expected)
  })

  it.each([
    ['DIDxWALLET_7.0.0', false],
    ['DIDxWALLET_7.1.0', true],
    ['DIDxWALLET_8', true],
    ['DEFIxWALLET_7.1.0', false],
    ['DIDxWALLET_6.4.0', false],
    ['DIDxWALLET', false],
  ] as const)('[BX-27] %s pays no price above the one that the caller names: %s', (version, expected) => {
    expect(walletRules(version).boundsPrices).toBe(expected)
  })

  it.each([
    ['DIDxWALLET_7.0.0', false],
    ['DIDxWALLET_7.1.0', true],
    ['DEFIxWALLET_2.0.0', false],
    ['DEFIxWALLET_2.1.0', true],
    ['ZILxWALLET_1.0.0', false],
    ['ZILxWALLET_1.1.0', true],
    ['SBTxWALLET_2.0.0', false],
    ['SBTxWALLET_2.1.0', true],
    ['DEFIxWALLET', false],
  ] as const)('[BX-36] %s takes part in a lock of the identity: %s', (version, expected) => {
    expect(walletRules(version).sharesLock).toBe(expected)
  })

  it.each([
    ['DIDxWALLET_7.2.0', false],
    ['DEFIxWALLET_2.1.0', false],
    ['DEFIxWALLET_2.2.0', true],
    ['ZILxWALLET_1.1.0', false],
    ['ZILxWALLET_1.2.0', true],
    ['SBTxWALLET_2.1.0', false],
    ['SBTxWALLET_2.2.0', true],
    ['DEFIxWALLET', false],
    ['ZILxWALLET', false],
  ] as const)('[BX-36] %s can stay when its name goes: %s', (version, expected) => {
    expect(walletRules(version).keepsFromName).toBe(expected)
  })

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(walletRules(text).createdKeys.length).toBeGreaterThanOrEqual(createdKeyPurposes.length)
      }),
    )
  })
})
