import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, didWalletErrors as errors, firstPrice, initDid, paymentCoins, zrc2Token } from '../../src'
import { collectionWorld, goldPremium, picturePrice, type CollectionWorld } from '../things/collectionWorld'
import { tydraWorld, type TydraWorld } from '../things/tydraWorld'
import { domainId, succeeds, throws, zil, type ProtocolWorld } from '../world'

/** Changes a price, as the protocol's controller may between somebody's look and their block. */
function setPrice(
  { world, deployer, initDid: record }: ProtocolWorld,
  id: string,
  tx: string,
  price: bigint,
) {
  succeeds(world.call(deployer, initDid(record).SetUtility({ id, tx, price })))
}

function held({ world }: ProtocolWorld, coin: Address | null, of: Address): bigint {
  return coin === null ? world.balance(of) : (world.read(zrc2Token(coin).fields.balances.at(of)) ?? 0n)
}

const tokenNames = ['tyron', 's$i', 'xsgd', 'xidr', 'zusdt', 'gzil', 'zlp'] as const

describe('names', () => {
  let stage: CollectionWorld
  beforeEach(async () => {
    stage = await collectionWorld()
    const { world, deployer, alice, tokens } = stage
    succeeds(world.call(deployer, didWallet(alice.wallet).AddFunds({}, { amount: 100_000n * zil })))
    for (const id of tokenNames) {
      const amount = firstPrice('BuyNftUsername', id)! * 100n
      succeeds(world.call(deployer, zrc2Token(tokens.get(id)!).Transfer({ to: alice.wallet, amount })))
    }
  })

  const call = (content: ContractCall) => stage.world.call(stage.alice.controller, content)
  const wallet = () => didWallet(stage.alice.wallet)
  const coinOf = (id: string) => (id === 'zil' ? null : stage.tokens.get(id)!)

  test.each(['zil', ...tokenNames])('[BX-27] a name takes no more than its most of %s', (id) => {
    const price = firstPrice('BuyNftUsername', id)!
    const buy = (most: bigint, name = 'dawn') =>
      call(wallet().BuyNftUsernameAtMost({ username: domainId(name), addr: null, id, most, tyron: null }))
    setPrice(stage, id, 'BuyNftUsername', price * 3n)
    const before = held(stage, coinOf(id), stage.alice.wallet)
    throws(buy(price), 'InvalidValue', errors.aboveMost)
    throws(buy(price * 3n - 1n), 'InvalidValue', errors.aboveMost)
    expect(held(stage, coinOf(id), stage.alice.wallet)).toBe(before)
    setPrice(stage, id, 'BuyNftUsername', price - 1n)
    succeeds(buy(price))
    expect(before - held(stage, coinOf(id), stage.alice.wallet)).toBe(price - 1n)
    setPrice(stage, id, 'BuyNftUsername', price)
    succeeds(buy(price, 'dusk'))
  })

  test('[BX-27] the transition without a most pays any price, as it is specified', () => {
    setPrice(stage, 'zil', 'BuyNftUsername', namePrice * 3n)
    succeeds(
      call(wallet().BuyNftUsername({ username: domainId('dawn'), addr: null, id: 'zil', tyron: null })),
    )
    expect(stage.world.balance(stage.alice.wallet)).toBe(100_000n * zil - namePrice * 3n)
  })

  test('[BX-27] a free name has no price, so that no most is too low', () => {
    const { world, deployer, initDid: record, alice } = stage
    succeeds(world.call(deployer, initDid(record).SetFreeList({ addresses: [alice.wallet] })))
    const order = { username: domainId('dawn'), addr: null, id: 'free', most: 0n, tyron: null }
    succeeds(call(wallet().BuyNftUsernameAtMost(order)))
  })

  test.each(['zil', 'tyron', 's$i'])('[BX-27] names under a suffix, one and many, in %s', (id) => {
    const { world, initDid: record, alice } = stage
    const price = world.read(initDid(record).fields.utility.at(id).at('ZRC6_Mint'))!
    const one = (most: bigint, name: string, amount = 0n) =>
      call(
        wallet().ZRC6_MintAtMost({
          addrName: '.gzil',
          id,
          to: alice.wallet,
          token_uri: name,
          domain_id: domainId(name),
          amount,
          most,
          tyron: null,
        }),
      )
    const many = (most: bigint) =>
      call(
        wallet().ZRC6_BatchMintAtMost({
          addrName: '.gzil',
          id,
          to_token_uri_pair_list: [
            [alice.wallet, 'owl'],
            [alice.wallet, 'crow'],
          ],
          amount: 0n,
          most,
          tyron: null,
        }),
      )
    setPrice(stage, id, 'ZRC6_Mint', price + 1n)
    const before = held(stage, coinOf(id), alice.wallet)
    throws(one(price, 'dawn'), 'InvalidValue', errors.aboveMost)
    throws(many(price * 2n), 'InvalidValue', errors.aboveMost)
    expect(held(stage, coinOf(id), alice.wallet)).toBe(before)
    succeeds(many(price * 2n + 2n))
    succeeds(one(price + 1n, 'dawn'))
    // A premium is paid in ZIL: there it counts into the most, elsewhere the caller names it exactly.
    const most = id === 'zil' ? price + 1n + goldPremium : price + 1n
    throws(one(most - 1n, 'gold', goldPremium), 'InvalidValue', errors.aboveMost)
    succeeds(one(most, 'gold', goldPremium))
  })

  test('[BX-27] a picture costs what the caller names, and no more than the most', () => {
    const buy = (most: bigint) =>
      call(
        wallet().ZRC6_MintAtMost({
          addrName: 'lexicassi',
          id: '',
          to: stage.alice.wallet,
          token_uri: 'four',
          domain_id: `0x${'00'.repeat(32)}`,
          amount: picturePrice,
          most,
          tyron: null,
        }),
      )
    throws(buy(picturePrice - 1n), 'InvalidValue', errors.aboveMost)
    succeeds(buy(picturePrice))
  })
})

describe('Tydras', () => {
  let stage: TydraWorld
  beforeEach(async () => {
    stage = await tydraWorld()
  })
  const coins = paymentCoins.map(({ id }) => id)
  const coinOf = (id: string) => (id === 'zil' ? null : stage.tokens.get(id)!)

  test.each(coins)('[BX-27] take no more than their most of %s', (id) => {
    const { world, alice } = stage
    const price = firstPrice('MintTydraNft', id)!
    const mint = (most: bigint) =>
      world.call(
        alice.controller,
        didWallet(alice.wallet).MintTydraNftAtMost({
          id,
          token_id: alice.id,
          token_uri: 'x',
          most,
          tyron: null,
        }),
      )
    setPrice(stage, id, 'MintTydraNft', price * 3n)
    const before = held(stage, coinOf(id), alice.wallet)
    throws(mint(price), 'InvalidValue', errors.aboveMost)
    expect(held(stage, coinOf(id), alice.wallet)).toBe(before)
    succeeds(mint(price * 3n))
    expect(before - held(stage, coinOf(id), alice.wallet)).toBe(price * 3n)
  })

  test.each(coins.filter((id) => firstPrice('TransferTydraNft', id) !== null))(
    '[BX-27] are handed on for no more than the most of %s',
    (id) => {
      const { world, alice, bruno } = stage
      const price = firstPrice('TransferTydraNft', id)!
      const pass = (most: bigint) =>
        world.call(
          alice.controller,
          didWallet(alice.wallet).TransferTydraNftAtMost({
            id,
            tydra: 'nessy',
            token_id: alice.id,
            to_token_id: bruno.id,
            most,
            tyron: null,
          }),
        )
      setPrice(stage, id, 'TransferTydraNft', price + 1n)
      const before = held(stage, coinOf(id), alice.wallet)
      throws(pass(price), 'InvalidValue', errors.aboveMost)
      succeeds(pass(price + 1n))
      expect(before - held(stage, coinOf(id), alice.wallet)).toBe(price + 1n)
    },
  )
})

const namePrice = firstPrice('BuyNftUsername', 'zil')!
