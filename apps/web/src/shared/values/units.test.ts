import { expect, test } from 'vitest'
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
