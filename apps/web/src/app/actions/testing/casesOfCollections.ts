import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { domainId } from '@tyto/identity'
import type { ActionName } from '../../../shared/transaction/gas/usualGasTable'
import type { SentenceCase, SentenceTools } from './sentenceTools'

type CollectionAction = Extract<
  ActionName,
  | 'burnNfts'
  | 'mintNft'
  | 'mintNfts'
  | 'mintTydra'
  | 'transferTydra'
  | 'setNftOperator'
  | 'setNftSpender'
  | 'transferNfts'
  | 'updateDomainAddress'
  | 'updateTokenUri'
>

const price = 300n * 10n ** 12n

/** Acts with NFTs, for the test of all sentences: each has a new name of .gzil, and bruno.ssi is the other one. */
export function casesOfCollections<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<CollectionAction, SentenceCase>> {
  const { person, call, told, know, service, addressOf } = tools
  const tell = (domain: string, name: CollectionAction, values: object, like: RegExp): SentenceCase => {
    return async () => {
      const somebody = await person(domain)
      const { account, wallet } = somebody
      know(await service('.gzil'), 'the names')
      const order = { addrName: '.gzil', id: 'zil', to: wallet, token_uri: domain }
      const mint = { ...order, domain_id: domainId(domain), amount: 0n, tyron: null }
      await call(account, didWallet(wallet).AddFunds({}, { amount: price }))
      await call(account, didWallet(wallet).ZRC6_Mint(mint))
      const id = BigInt(++minted)
      const transfers = [{ id, to: addressOf('bruno.ssi') }]
      const input = { wallet, collection: '.gzil', id, ids: [id], transfers, ...values }
      return { said: await told(somebody, name, input), like }
    }
  }
  /** Three names of .gzil stand from the beginning. */
  let minted = 3
  const bruno = () => addressOf('bruno.ssi')
  return {
    mintNft: async () => {
      const somebody = await person('hatches')
      know(await service('.gzil'), 'the names')
      const input = { wallet: somebody.wallet, collection: '.gzil', currency: 'zil' }
      const mint = { ...input, to: somebody.wallet, uri: 'hatchling' }
      return {
        said: await told(somebody, 'mintNft', mint),
        like: /^New NFTs of the collection the names for hatches\.ssi: hatchling \(#\d+\)\. You pay 300 ZIL and about [\d.]+ ZIL gas\.$/,
      }
    },
    mintNfts: async () => {
      const somebody = await person('broods')
      know(await service('.zlp'), 'the names')
      const input = { wallet: somebody.wallet, collection: '.zlp', currency: 'zil' }
      const mint = { ...input, to: somebody.wallet, uris: ['eggs', 'nest', 'down'] }
      return {
        said: await told(somebody, 'mintNfts', mint),
        like: /^New NFTs of the collection the names for broods\.ssi: eggs \(#\d+\), nest \(#\d+\) and down \(#\d+\)\. You pay [\d,]+ ZIL and about [\d.]+ ZIL gas\.$/,
      }
    },
    mintTydra: async () => {
      const somebody = await person('tames')
      const input = { wallet: somebody.wallet, domain: 'tames', currency: 'zil', tokenUri: 'u'.repeat(43) }
      return {
        said: await told(somebody, 'mintTydra', input),
        like: /^tames\.ssi gets its Tydra: MerXek ToT NFT\. You pay 2,500 ZIL and about [\d.]+ ZIL gas\.$/,
      }
    },
    transferTydra: async () => {
      const somebody = await person('parts')
      const { account, wallet } = somebody
      const mint = { id: 'zil', token_id: domainId('parts'), token_uri: 'uri', tyron: null }
      await call(account, didWallet(wallet).MintTydraNft(mint, { amount: 2_500n * 10n ** 12n }))
      const input = { wallet, domain: 'parts', tydra: 'merxek', currency: 'zil', to: 'bruno' }
      return {
        said: await told(somebody, 'transferTydra', input),
        like: /^The Tydra MerXek ToT NFT of parts goes to bruno\.ssi, who alone can give it back\. You pay 400 ZIL and about [\d.]+ ZIL gas\.$/,
      }
    },
    burnNfts: tell(
      'ashes',
      'burnNfts',
      {},
      /^Of the collection the names these NFTs are destroyed for good: \w+ \(#\d+\)\. You pay about [\d.]+ ZIL gas\.$/,
    ),
    transferNfts: () =>
      tell(
        'gives',
        'transferNfts',
        {},
        /^Of the collection the names these NFTs go to bruno\.ssi, who alone can give them back: #\d+\. You pay about [\d.]+ ZIL gas\.$/,
      )(),
    setNftSpender: () =>
      tell(
        'lends',
        'setNftSpender',
        { spender: bruno() },
        /^bruno\.ssi may pass on the NFT #\d+ of the collection the names until it changes hands\. You pay about [\d.]+ ZIL gas\.$/,
      )(),
    setNftOperator: () =>
      tell(
        'trusts',
        'setNftOperator',
        { operator: bruno(), add: true },
        /^bruno\.ssi may pass on and burn every NFT of the collection the names that trusts\.ssi has now or later\. You pay about [\d.]+ ZIL gas\.$/,
      )(),
    updateTokenUri: tell(
      'paints',
      'updateTokenUri',
      { uri: 'ar://owl' },
      /^The data of the NFT #\d+ of the collection the names is found at ar:\/\/owl from then on\. You pay about [\d.]+ ZIL gas\.$/,
    ),
    updateDomainAddress: () =>
      tell(
        'leads',
        'updateDomainAddress',
        { to: bruno() },
        /^The name in the collection the names leads to bruno\.ssi from then on\. You pay about [\d.]+ ZIL gas\.$/,
      )(),
  }
}
