import type actions from './locales/en/actions.json'
import type activity from './locales/en/activity.json'
import type allowances from './locales/en/allowances.json'
import type balances from './locales/en/balances.json'
import type ceremony from './locales/en/ceremony.json'
import type chain from './locales/en/chain.json'
import type credentials from './locales/en/credentials.json'
import type create from './locales/en/create.json'
import type common from './locales/en/common.json'
import type did from './locales/en/did.json'
import type doors from './locales/en/doors.json'
import type errors from './locales/en/errors.json'
import type estate from './locales/en/estate.json'
import type exchange from './locales/en/exchange.json'
import type explorer from './locales/en/explorer.json'
import type gallery from './locales/en/gallery.json'
import type kept from './locales/en/kept.json'
import type keptFile from './locales/en/keptFile.json'
import type liquidity from './locales/en/liquidity.json'
import type list from './locales/en/list.json'
import type localWallet from './locales/en/localWallet.json'
import type lookAlike from './locales/en/lookAlike.json'
import type motions from './locales/en/motions.json'
import type mint from './locales/en/mint.json'
import type moments from './locales/en/moments.json'
import type names from './locales/en/names.json'
import type nft from './locales/en/nft.json'
import type nftOperations from './locales/en/nftOperations.json'
import type ownership from './locales/en/ownership.json'
import type palette from './locales/en/palette.json'
import type payments from './locales/en/payments.json'
import type purchase from './locales/en/purchase.json'
import type search from './locales/en/search.json'
import type rates from './locales/en/rates.json'
import type receive from './locales/en/receive.json'
import type recovery from './locales/en/recovery.json'
import type rehearsal from './locales/en/rehearsal.json'
import type safety from './locales/en/safety.json'
import type series from './locales/en/series.json'
import type session from './locales/en/session.json'
import type settings from './locales/en/settings.json'
import type signIn from './locales/en/signIn.json'
import type soulbound from './locales/en/soulbound.json'
import type statement from './locales/en/statement.json'
import type stakingSwap from './locales/en/stakingSwap.json'
import type staking from './locales/en/staking.json'
import type storage from './locales/en/storage.json'
import type subdomain from './locales/en/subdomain.json'
import type tries from './locales/en/tries.json'
import type tydras from './locales/en/tydras.json'
import type update from './locales/en/update.json'
import type trade from './locales/en/trade.json'
import type transaction from './locales/en/transaction.json'
import type wallet from './locales/en/wallet.json'
import type worth from './locales/en/worth.json'
import type watch from './locales/en/watch.json'

/**
 * The text areas, one JSON file each per language; the English files give the keys their types. An area has the name of
 * the folder that shows it: a feature, a part of one, or a folder of `shared`. A new area is two lines here.
 */
interface Resources {
  /** The label of each action, under its name, and its gas note if it has one. */
  readonly actions: typeof actions
  /** The past of a wallet, in sentences. */
  readonly activity: typeof activity
  /** Who may take which tokens. */
  readonly allowances: typeof allowances
  /** The balances of wallets, and their past. */
  readonly balances: typeof balances
  /** The request to guardians, their answers, drills. */
  readonly ceremony: typeof ceremony
  readonly chain: typeof chain
  /** The frame of the app, and words that are the same on every page. */
  readonly common: typeof common
  /** New DID wallets, and adding funds to them. */
  /** What others have attested about a name: receiving, keeping, issuing, taking back. */
  readonly credentials: typeof credentials
  readonly create: typeof create
  /** The document of a DID; its creation and its end. */
  readonly did: typeof did
  readonly doors: typeof doors
  readonly errors: typeof errors
  /** The things that a name carries, and what a change of control makes of them. */
  readonly estate: typeof estate
  /** The form of swaps, its quotes and tokens. */
  readonly exchange: typeof exchange
  /** Loaded with the pages of the local network's explorer and faucet. */
  readonly explorer: typeof explorer
  /** The NFTs of a wallet as pictures. */
  readonly gallery: typeof gallery
  /** Texts that this browser kept and that cannot be read. */
  readonly kept: typeof kept
  /** Saving what this browser knows as a file, and taking such a file over. */
  readonly keptFile: typeof keptFile
  readonly liquidity: typeof liquidity
  /** Lists that are pasted or come from a file. */
  readonly list: typeof list
  /** Loaded by the local wallet's own page only. */
  readonly localWallet: typeof localWallet
  /** The letters by which a name looks like another one. */
  readonly lookAlike: typeof lookAlike
  /** The receipt of a transaction that people remember, and the next steps. */
  /** New names under .gzil and .zlp. */
  readonly mint: typeof mint
  readonly moments: typeof moments
  readonly motions: typeof motions
  /** Minting and transferring names, the NFT of a name, collections. */
  readonly names: typeof names
  readonly nft: typeof nft
  /** The acts on the NFTs of a wallet. */
  readonly nftOperations: typeof nftOperations
  /** Pausing a wallet, handing it over, taking one. */
  readonly ownership: typeof ownership
  /** The palette: names, pages and actions that are looked up over any page. */
  readonly palette: typeof palette
  /** Sending coins to one or many. */
  readonly payments: typeof payments
  /** Buying a name. */
  readonly purchase: typeof purchase
  /** The prices of coins now and before, and how a person trades. */
  readonly rates: typeof rates
  /** Where to send coins to a wallet, links that ask for a payment, the home of a DeFi wallet. */
  readonly receive: typeof receive
  /** Guardians, social recovery, the lock, the page of signers. */
  readonly recovery: typeof recovery
  /** The rehearsal of a theft: what would happen if a phone were stolen. */
  readonly rehearsal: typeof rehearsal
  /** Home: the search, the names seen before, the network today. */
  readonly search: typeof search
  /** How safe an identity is, and the steps that are left. */
  readonly safety: typeof safety
  /** Many transactions that are reviewed once and sent one after another. */
  readonly series: typeof series
  /** Browser wallets, the log-in, and the storage of new private keys. */
  readonly session: typeof session
  /** The settings of a wallet: controller, username, deadline, and who has yet to accept. */
  readonly settings: typeof settings
  /** A site that asks who somebody is, and the answer. */
  readonly signIn: typeof signIn
  /** Travel rules, and the tokens that issuers sign for them. */
  readonly soulbound: typeof soulbound
  /** The chain's facts about a name, to be saved and printed. */
  readonly statement: typeof statement
  /** Stake that is handed over to another delegator. */
  readonly stakingSwap: typeof stakingSwap
  /** The stake of a staking wallet: what there is, what comes when, what can be done. */
  readonly staking: typeof staking
  /** Storing something for good. */
  readonly storage: typeof storage
  /** New subdomains and the wallets that are made for them. */
  readonly subdomain: typeof subdomain
  /** Confirming a trade: what it comes to, a price that moved, a trade in two parts. */
  readonly trade: typeof trade
  /** Transactions, from the review to the result; values of contracts. */
  readonly transaction: typeof transaction
  /** The Tydras of TYRON: their pictures, and what is stored of them. */
  readonly tydras: typeof tydras
  /** Walks through what one can try with the people of the local network. */
  readonly tries: typeof tries
  /** Changes to the keys and services of a document. */
  readonly update: typeof update
  readonly wallet: typeof wallet
  readonly worth: typeof worth
  /** Guardian health, changes since the last visit, the recovery kit. */
  readonly watch: typeof watch
}

export type Area = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
