import { localNetworkBase, overrideNetwork, publicNetworks } from '@tyto/chain'
import { expect, test } from 'vitest'
import { isProgrammeClosed } from './isProgrammeClosed'

test.each(['mainnet', 'testnet'] as const)(
  '[BX-25] %s names where its stakes are led; should it execute calls again, the old programme is not offered there',
  (id) => {
    const network = publicNetworks[id]
    expect(network.rules.stakingPage).toBe('https://stake.zilliqa.com')
    expect(isProgrammeClosed(network.rules)).toBe(false)
    const again = overrideNetwork(network, { rules: { forReading: null } })
    expect(again.ok && isProgrammeClosed(again.value.rules)).toBe(true)
  },
)

test("a network of one's own offers the programme that its protocol names, by either set of rules", () => {
  const place = `0x${'11'.repeat(20)}` as const
  const places = { registry: place, zlpRegistry: place, init: place }
  for (const set of ['zilliqa-1', 'zilliqa-2']) {
    const own = overrideNetwork(localNetworkBase, { ...places, rules: { set } })
    expect(own.ok && isProgrammeClosed(own.value.rules)).toBe(false)
    expect(own.ok && own.value.rules.stakingPage).toBeNull()
  }
})
