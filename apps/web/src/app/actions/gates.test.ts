/** What an action asks no wallet for: its own gates, beside those of the chain, on a real network. */
import { defiWallet, didWallet } from '@tyto/contracts'
import { isRecord } from '@tyto/primitives'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createPeople, type People, type Signer, type WriteName } from '../../../../../e2e/rig/people'
import { TestNetwork } from '../../../../../packages/simulator/test/network'

vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', {
  addEventListener: () => undefined,
  location: { origin: 'http://node', pathname: '/' },
})
vi.stubGlobal('__LOCAL__', true)

let network: TestNetwork
let people: People

beforeAll(async () => {
  network = await TestNetwork.start()
  people = await createPeople(network)
})

/** Why an action makes no request of an input; `none` where it makes one. */
function refusalOf(name: WriteName, input: object, who: Pick<Signer, 'account'>): Promise<unknown> {
  return people.contentOf(name, input, who).then(
    () => 'none',
    (cause: unknown) => (isRecord(cause) ? cause['code'] : cause),
  )
}

describe('[BX-27] an action asks no wallet for', () => {
  it('more shares of the community than there are, nor for none', async () => {
    const { account, wallet } = people.tools.alice()
    const { UpdateUsername, AcceptPendingUsername } = didWallet(wallet)
    await people.tools.call(account, UpdateUsername({ username: 'alice', tyron: null }))
    await people.tools.call(account, AcceptPendingUsername({}))
    // The first that is brought to the community: all that there is in it.
    const all = 10n ** 19n
    const order = { dApp: 'tyron_s$i', addrName: 'tyron', amount: all, subdomain: null, deadline: 10n }
    await people.tools.call(account, defiWallet(wallet).JoinCommunity({ ...order, tyron: null }))
    const leaving = (amount: bigint) =>
      refusalOf('leaveCommunity', { wallet, amount, deadline: 10n, page: 'alice.ssi' }, { account })
    expect(await leaving(all)).toBe('none')
    expect(await leaving(all + 1n)).toBe('NoLiquidity')
    expect(await leaving(1n)).toBe('none')
    expect(await leaving(0n)).toBe('NoLiquidity')
  })

  it("what is released of an account's or a wallet's tokens, but for whoever holds it", async () => {
    const { account, wallet } = people.tools.alice()
    const other = await people.tools.account('stranger to alice')
    const own = { hodler: account.address, isWallet: false }
    expect(await refusalOf('claimHodler', own, { account })).toBe('none')
    expect(await refusalOf('claimHodler', own, { account: other })).toBe('NotController')
    const ofWallet = { hodler: wallet, isWallet: true }
    expect(await refusalOf('claimHodler', ofWallet, { account })).toBe('none')
    expect(await refusalOf('claimHodler', ofWallet, { account: other })).toBe('NotController')
  })
})
