import type { ContractCall } from '@tyto/abi'
import { didWallet, firstPrice, paymentCoins, zrc2Token } from '../../src'
import { collectionWorld } from '../things/collectionWorld'
import { tydraWorld } from '../things/tydraWorld'
import { domainId, succeeds, type Person, type World } from '../world'

/** The coins that pay for names and Tydras, but ZIL. */
const tokens = paymentCoins.map(({ id }) => id).filter((id) => id !== 'zil')

const uri = 'u'.repeat(43)
/** No price is above it. */
const most = 10n ** 30n

function gasIn(world: World, by: Person, call: ContractCall): bigint {
  const execution = world.call(by, call)
  succeeds(execution)
  return execution.gasUsed
}

/** The gas of everything that can be paid in a token, in each of them, from a small to a large input. */
export async function tokenPaymentMeasures() {
  const stage = await collectionWorld()
  const { world, alice, bruno, deployer } = stage
  for (const coin of tokens) {
    const amount = firstPrice('BuyNftUsername', coin)! * 20n
    const give = zrc2Token(stage.tokens.get(coin)!).Transfer({ to: alice.wallet, amount })
    succeeds(world.call(deployer, give))
  }
  const wallet = didWallet(alice.wallet)
  const pay = (call: ContractCall): bigint => gasIn(world, alice.controller, call)
  const at = { addrName: '.gzil', amount: 0n, tyron: null } as const
  const many = (coin: string, count: number, name: string): bigint => {
    const list = Array.from({ length: count }, (_, at) => [alice.wallet, `${name}-${at}`] as const)
    return pay(wallet.ZRC6_BatchMintAtMost({ ...at, id: coin, to_token_uri_pair_list: list, most }))
  }
  const names = tokens.map((coin) => {
    const buy = (name: string, addr: typeof bruno.wallet | null): bigint =>
      pay(wallet.BuyNftUsernameAtMost({ username: domainId(name), addr, id: coin, most, tyron: null }))
    const order = { ...at, id: coin, to: alice.wallet, token_uri: coin, domain_id: domainId(coin) }
    return {
      buyNftUsername: [buy(`own ${coin}`, null), buy(`theirs ${coin}`, bruno.wallet)],
      mintNft: [pay(wallet.ZRC6_MintAtMost({ ...order, most }))],
      mintNfts: [many(coin, 2, `${coin}-owl`), many(coin, 30, `${coin}-barn-owl`)],
    }
  })
  const tydras: { readonly mintTydra: bigint; readonly transferTydra: readonly bigint[] }[] = []
  // Each domain has one of a collection: every coin pays for its first.
  for (const coin of tokens) {
    const place = await tydraWorld([['merxek', domainId('nobody'), uri]])
    const order = { id: coin, token_uri: uri, tyron: null }
    const [one, other] = [place.alice, place.bruno]
    const mint = didWallet(one.wallet).MintTydraNftAtMost({ ...order, token_id: one.id, most })
    const mintTydra = gasIn(place.world, one.controller, mint)
    const away = { id: coin, tydra: 'nessy', token_id: one.id, to_token_id: other.id, tyron: null }
    const transfer = didWallet(one.wallet).TransferTydraNftAtMost({ ...away, most })
    // Not every coin pays for a transfer.
    const isSold = firstPrice('TransferTydraNft', coin) !== null
    const transferTydra = isSold ? [gasIn(place.world, one.controller, transfer)] : []
    tydras.push({ mintTydra, transferTydra })
  }
  return {
    buyNftUsername: names.flatMap(({ buyNftUsername }) => buyNftUsername),
    mintNft: names.flatMap(({ mintNft }) => mintNft),
    mintNfts: names.flatMap(({ mintNfts }) => mintNfts),
    mintTydra: tydras.map(({ mintTydra }) => mintTydra),
    transferTydra: tydras.flatMap(({ transferTydra }) => transferTydra),
  }
}
