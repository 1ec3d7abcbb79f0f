/** Names that nobody thought of: what an estate foretells of them is what the chain does. */
import type { ContractCall } from '@tyto/abi'
import { defiWallet, didWallet, init, loadCode } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { compareEstates, domainId, estateAfter, type ControlChange, type Estate } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDeployedAddress, readEstate, readEstateHalf } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
const [holder, heir] = [6, 8]
const send = (index: number, call: ContractCall) => chain.call(testAccount(index), call)
const estateOf = (domain: string): Promise<Estate> =>
  readEstate(chain.freshClient(), chain.network, { id: domainId(domain), coins: [] })

beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

/** A DeFi wallet of a domain, which a subdomain of robin.ssi leads to. */
async function defiOf(domain: string, subdomain: string): Promise<Address> {
  const { init: place } = chain.network
  const deploy = defiWallet.deploy({ init_nft: domainId(domain), init: place, init_community: place })
  const code = await loadCode('DefiWallet')
  const id = await chain.mine(testAccount(holder), { kind: 'deploy', deploy, code })
  const wallet = (await getDeployedAddress(chain.client, id))!
  const entry = { didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', nftID: '', tyron: null } as const
  await send(holder, didWallet(chain.seeded('robin.ssi')).Dns({ ...entry, addr: wallet, domain: subdomain }))
  return wallet
}

/** Whom each wallet of an estate obeys. */
const obeyed = ({ wallets }: Estate) => wallets.map(({ subdomain, obeys }) => [subdomain, obeys])

async function foretold(domain: string, change: ControlChange, act: () => Promise<unknown>) {
  const before = await estateOf(domain)
  const after = estateAfter(before, change)
  await act()
  expect(obeyed(after)).toEqual(obeyed(await estateOf(domain)))
  return compareEstates(before, after)
}

it('[BX-36] a wallet of another name of the same DID wallet goes with a new controller, under whichever name it is seen', async () => {
  const robin = chain.seeded('robin.ssi')
  for (const name of ['secondname', 'thirdname'])
    await chain.call(
      testAccount('deployer'),
      init(chain.network.init).IssueNftUsername({
        tld: 'ssi',
        username: domainId(name),
        addr: robin,
        dID: robin,
      }),
    )
  const other = await defiOf('secondname', 'other')
  await send(holder, defiWallet(other).Pause({ tyron: null }))
  await send(holder, defiWallet(other).Unpause({ tyron: null }))
  for (const [name, from, to] of [
    ['robin', holder, heir],
    ['thirdname', heir, holder],
  ] as const) {
    const next = testAccount(to).address
    const lines = await foretold(name, { controllers: new Map([[robin, next]]) }, async () => {
      await send(from, didWallet(robin).UpdateController({ addr: next, tyron: null }))
      await send(to, didWallet(robin).AcceptPendingController({}))
    })
    expect(lines.find(({ item }) => item.kind === 'wallet' && item.wallet.address === other)).toMatchObject({
      fate: 'goes',
      after: next,
    })
    await expect(send(from, defiWallet(other).Pause({ tyron: null }))).rejects.toThrow('is failed')
  }
})

it('[BX-36] the wallets of a name whose .did leads to an account obey nobody, and what is kept stays', async () => {
  const robin = chain.seeded('robin.ssi')
  const [left, kept] = [await defiOf('robin', 'left'), await defiOf('robin', 'kept')]
  await send(holder, defiWallet(kept).KeepFromName({ tyron: null }))
  const { address } = testAccount(heir)
  const half = await readEstateHalf(chain.freshClient(), chain.network, address)
  expect(half).toEqual({ wallet: address, controller: address, speaker: null, status: null })
  const order = { username: domainId('robin'), id: 'zil', addr: address, dID: address, tyron: null }
  const before = await estateOf('robin')
  const after = estateAfter(before, { ssi: half, did: half })
  await send(holder, didWallet(robin).TransferNftUsername(order))
  const fateOf = (wallet: Address) =>
    compareEstates(before, after).find(({ item }) => item.kind === 'wallet' && item.wallet.address === wallet)
  expect(fateOf(left)).toMatchObject({ fate: 'goes', after: null })
  expect(fateOf(kept)).toMatchObject({ fate: 'stays', after: testAccount(holder).address })
  // So it is: nobody moves the one, and its holder moves the other.
  for (const index of [holder, heir])
    await expect(send(index, defiWallet(left).Pause({ tyron: null }))).rejects.toThrow('is failed')
  await send(holder, defiWallet(kept).Pause({ tyron: null }))
})
