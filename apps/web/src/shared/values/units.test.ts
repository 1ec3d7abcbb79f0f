import { didWallet } from '@tyto/contracts'
import { expect, test } from 'vitest'
import { showParams } from './showParams'
import { unitOfField, unitOfParam } from './units'

const zil = { symbol: 'ZIL', decimals: 12 }
const wallet = { name: 'DidWallet' }
const token = {
  name: 'Zrc2Token',
  init: [
    { vname: 'symbol', value: 'XSGD' },
    { vname: 'decimals', value: '6' },
  ],
}
const xsgd = { symbol: 'XSGD', decimals: 6 }

const unit = (place: Partial<Parameters<typeof unitOfParam>[0]>) =>
  unitOfParam({ contract: null, of: 'Any', name: 'amount', params: [], ...place })

test('parameters count what the contract that gets them means', () => {
  expect(unit({ contract: wallet, name: 'tyron' })).toMatchObject(zil)
  expect(unit({ contract: wallet, of: 'SendFunds' })).toMatchObject(zil)
  expect(unit({ contract: { name: 'InitDid' } })).toMatchObject(zil)
  expect(unit({ contract: token })).toEqual(xsgd)
  const params = [{ vname: 'addrName', value: 's$i' }]
  expect(unit({ contract: wallet, of: 'Transfer', params })).toMatchObject({ symbol: 'S$I', decimals: 18 })
})

test('each pair of a batch counts its own coin', () => {
  const { BatchTransfer, ZRC2_BatchTransfer } = didWallet(`0x${'11'.repeat(20)}`)
  const to = `0x${'22'.repeat(20)}` as const
  const pairs = [
    ['zil', 1n],
    ['xsgd', 2n],
    ['owl', 3n],
  ] as const
  const one = ZRC2_BatchTransfer({ addr: to, tokens: pairs, tyron: null })
  const many = BatchTransfer({ to_payment_pair_list: pairs.map((pair) => [to, pair]), tyron: null })
  for (const { transition, params } of [one, many]) {
    const shown = showParams(params, { of: transition, contract: wallet })
    const list = shown.find(({ value }) => value.kind === 'list')!.value
    if (list.kind !== 'list') throw new Error('no list')
    const amounts = list.items.map((item) => {
      let value = item
      while (value.kind === 'constructed') value = value.parts[1]!
      return value
    })
    expect(amounts).toMatchObject([
      { kind: 'amount', value: 1n, unit: zil },
      { kind: 'amount', value: 2n, unit: xsgd },
      { kind: 'number', value: 3n },
    ])
  }
})

test('allowances count the token that they name, hodler accounts TYRON', () => {
  const inXsgd = (vname: string) => ({ params: [{ vname, value: 'xsgd' }] })
  expect(unit({ contract: wallet, of: 'IncreaseAllowance', ...inXsgd('addrName') })).toMatchObject(xsgd)
  expect(unit({ contract: wallet, of: 'DecreaseAllowance', ...inXsgd('addrName') })).toMatchObject(xsgd)
  const defi = { name: 'DefiWallet' }
  expect(unit({ contract: defi, of: 'UpdateAllowance', ...inXsgd('dApp') })).toMatchObject(xsgd)
  const hodlers = { name: 'HodlerAccounts' }
  expect(unit({ contract: hodlers, of: 'Claimed' })).toMatchObject({ symbol: 'TYRON', decimals: 12 })
  expect(unitOfField(hodlers, 'total_locked', [])).toMatchObject({ symbol: 'TYRON' })
})

test('messages of a token count the token, whoever gets them', () => {
  expect(unit({ contract: wallet, sender: token })).toEqual(xsgd)
  expect(unit({ contract: undefined, sender: token })).toEqual(xsgd)
})

test('fields count what they hold', () => {
  expect(unitOfField(undefined, '_balance', [])).toMatchObject(zil)
  expect(unitOfField(token, 'balances', ['0x00'])).toEqual(xsgd)
  expect(unitOfField({ name: 'InitDid' }, 'utility', ['zil'])).toMatchObject(zil)
})

test('nothing is guessed', () => {
  expect(unit({ contract: undefined, name: 'tyron' })).toBeNull()
  expect(unit({ contract: { name: 'Stranger' }, name: 'tyron' })).toBeNull()
  expect(unit({ contract: { name: '__proto__' } })).toBeNull()
  expect(unit({ contract: wallet })).toBeNull()
  expect(unit({ contract: wallet, name: 'toString' })).toBeNull()
  expect(unit({ contract: wallet, of: 'Transfer', params: [{ vname: 'addrName', value: 'owl' }] })).toBeNull()
  expect(unitOfField({ name: 'InitDid' }, 'utility', [])).toBeNull()
  expect(unitOfField({ name: 'Zrc2Token' }, 'balances', [])).toBeNull()
  for (const decimals of ['', '-1', '999', 6, null]) {
    const init = [token.init[0]!, { vname: 'decimals', value: decimals }]
    expect(unitOfField({ name: 'Zrc2Token', init }, 'total_supply', [])).toBeNull()
  }
})

test('stakes count ZIL: what wallets order, what the programme takes, tells and keeps, and what it waits for does not', () => {
  const list = { name: 'SsnList' }
  const [proxy, older] = [{ name: 'SsnListProxy' }, { name: 'OlderZilWallet' }]
  for (const of of ['DelegateStake', 'WithdrawStakeAmt', 'ReDelegateStake']) {
    for (const contract of [{ name: 'ZilWallet' }, { name: 'DefiWallet' }, older, list]) {
      expect(unit({ contract, of }), `${contract.name}.${of}`).toMatchObject(zil)
    }
  }
  expect(unit({ contract: proxy, of: 'WithdrawStakeAmt', name: 'amt' })).toMatchObject(zil)
  for (const event of ['StakeDelegated', 'RewardsWithdrawn', 'WithdrawalRequested', 'WithdrawalCompleted']) {
    expect(unit({ contract: list, of: event })).toMatchObject(zil)
  }
  expect(unitOfField(list, 'deposit_amt_deleg', ['0x', '0x'])).toMatchObject(zil)
  expect(unitOfField(list, 'withdrawal_pending', ['0x', '7'])).toMatchObject(zil)
  expect(unitOfField(list, 'bnum_req', [])).toBeNull()
  expect(unitOfField(list, 'lastrewardcycle', [])).toBeNull()
  expect(unit({ contract: list, of: 'CycleEnded', name: 'cycle' })).toBeNull()
})

test('liquidity and shares of the community count what they are, in each wallet that trades', () => {
  const text = (vname: string, value: string) => ({ vname, value })
  const flag = (is: boolean) => ({
    vname: 'is_community',
    value: { constructor: is ? 'True' : 'False', argtypes: [], arguments: [] },
  })
  const atPool = [text('dApp', 'zilswap'), text('addrName', 'xsgd'), flag(false)]
  const atCommunity = [text('dApp', 'tyron_s$i'), text('addrName', 'tyron'), flag(true)]
  for (const contract of [wallet, { name: 'DefiWallet' }]) {
    const of = 'RemoveLiquidity'
    const remove = (name: string, params: typeof atPool) => unit({ contract, of, name, params })
    expect(remove('amount', atPool)).toEqual({ symbol: 'XSGD LP ZilSwap', decimals: 12 })
    expect(remove('minZilAmount', atPool)).toMatchObject(zil)
    expect(remove('minTokenAmount', atPool)).toMatchObject(xsgd)
    expect(remove('amount', atCommunity)).toMatchObject({ symbol: 'TYRONS$I', decimals: 18 })
    expect(remove('minZilAmount', atCommunity)).toMatchObject({ symbol: 'S$I', decimals: 18 })
    expect(remove('minTokenAmount', atCommunity)).toMatchObject({ symbol: 'TYRON', decimals: 12 })
    expect(remove('deadline', atPool)).toBeNull()
    expect(remove('minZilAmount', atPool.slice(0, 2))).toBeNull()
    expect(remove('amount', [text('dApp', 'toString'), text('addrName', 'xsgd')])).toBeNull()
    const add = { contract, of: 'AddLiquidity', name: 'minContributionAmount' }
    expect(unit({ ...add, params: atPool })).toMatchObject({ symbol: 'XSGD LP ZilSwap' })
    const join = { contract, of: 'JoinCommunity', params: atCommunity }
    expect(unit(join)).toMatchObject({ symbol: 'TYRONS$I', decimals: 18 })
    expect(unit({ contract, of: 'LeaveCommunity' })).toEqual({ symbol: 'TYRONS$I DAO', decimals: 18 })
  }
})

test('what is left of an allowance counts the token, and tokens that the protocol pays out are no ZIL', () => {
  expect(unit({ contract: token, of: 'IncreasedAllowance', name: 'new_allowance' })).toEqual(xsgd)
  expect(unit({ contract: { name: 'InitDid' }, of: 'SendFunds' })).toMatchObject(zil)
  expect(unit({ contract: { name: 'InitDid' }, of: 'SendTokens' })).toBeNull()
})
