import { expect, test } from 'vitest'
import { findMissing } from '../../shared/session/wallet/findMissing'
import { actions } from './actions'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const account = `0x${'11'.repeat(20)}` as const
/** Somebody who could sign everything, but for the network. */
const session = {
  network: 'mainnet',
  isForReading: true,
  leastLi: 2_000n,
  wallet: null,
  account,
  login: { address: `0x${'22'.repeat(20)}`, controller: account },
  hasStorage: true,
} as const

const names = Object.keys(actions) as (keyof typeof actions)[]

test('there are some seventy acts', () => {
  expect(names.length).toBeGreaterThan(65)
})

test.each(names)(
  '[BX-25] %s asks for another network where nothing is executed, and for nothing first',
  async (name) => {
    const { needs } = await actions[name]()
    const closed = { code: 'NetworkForReading', fix: 'chooseNetwork' }
    expect(findMissing({ needs, signer: account }, session)).toEqual(closed)
    expect(findMissing({ needs }, { ...session, account: null, login: null, wallet: 'NoWallet' })).toEqual(
      closed,
    )
    expect(findMissing({ needs, signer: account }, { ...session, isForReading: false })).toBeNull()
  },
)
