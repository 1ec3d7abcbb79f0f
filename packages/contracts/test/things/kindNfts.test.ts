import { zeroAddress, type Address } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors as errors,
  didWallet,
  sbtWallet,
  zilWallet,
  zrc6Token,
  zrc6TokenErrors,
} from '../../src'
import { collectionWorld } from './collectionWorld'
import { domainId, succeeds, throws, zil } from '../world'

const kinds = [
  [
    'DefiWallet',
    defiWallet,
    (init: Address) => defiWallet.deploy({ init_nft: domainId('alice'), init, init_community: init }),
  ],
  [
    'ZilWallet',
    zilWallet,
    (init: Address) => zilWallet.deploy({ init_nft: domainId('alice'), init, init_community: init }),
  ],
  [
    'SbtWallet',
    sbtWallet,
    (init: Address) => sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init }),
  ],
] as const

describe.each(kinds)('NFTs of a %s', (contract, at, deploy) => {
  async function begin() {
    const stage = await collectionWorld()
    const { world, alice, collections } = stage
    const wallet = await world.deploy(alice.controller, contract, deploy(stage.init))
    const collection = collections.get('lexicassi')!
    const owner = (id: bigint) => world.read(zrc6Token(collection).fields.token_owners.at(id))
    const give = (
      values: { readonly addrName?: string; readonly to?: Address; readonly token_id?: bigint } = {},
    ) =>
      at(wallet).ZRC6_TransferFrom({
        addrName: 'lexicassi',
        to: stage.bruno.wallet,
        token_id: 1n,
        tyron: null,
        ...values,
      })
    const order = { addrName: 'lexicassi', to: wallet, token_id: 1n, tyron: null }
    succeeds(world.call(alice.controller, didWallet(alice.wallet).ZRC6_TransferFrom(order)))
    return { ...stage, wallet, owner, give }
  }

  test('come in by a transfer and by a mint, and go out again', async () => {
    const { world, alice, bruno, wallet, owner, give } = await begin()
    expect(owner(1n)).toBe(wallet)
    const mint = { addrName: 'lexicassi', id: '', to: wallet, token_uri: 'new', tyron: null }
    const priced = { ...mint, domain_id: `0x${'00'.repeat(32)}` as const, amount: 250n * zil }
    succeeds(world.call(alice.controller, didWallet(alice.wallet).ZRC6_Mint(priced, { amount: 250n * zil })))
    expect(owner(4n)).toBe(wallet)
    succeeds(world.call(alice.controller, give()))
    expect(owner(1n)).toBe(bruno.wallet)
    succeeds(world.call(alice.controller, give({ to: alice.wallet, token_id: 4n })))
    expect(owner(4n)).toBe(alice.wallet)
  })

  test('are given away by whoever controls the domain alone, to real addresses, of known collections', async () => {
    const { world, alice, bruno, wallet, owner, give } = await begin()
    throws(world.call(bruno.controller, give()), 'WrongSender', errors.notController)
    throws(world.call(alice.controller, give({ to: zeroAddress })), 'ZeroValueOrNull', errors.nullAddress)
    throws(world.call(alice.controller, give({ addrName: 'nobody' })), 'DidIsNull', errors.unknownToken)
    throws(world.call(alice.controller, give({ token_id: 3n })), 'Error', zrc6TokenErrors.notAllowed)
    succeeds(world.call(alice.controller, at(wallet).Pause({ tyron: null })))
    throws(world.call(alice.controller, give()), 'WrongStatus', errors.paused)
    expect(owner(1n)).toBe(wallet)
  })
})
