import type actions from './locales/en/actions.json'
import type ceremony from './locales/en/ceremony.json'
import type chain from './locales/en/chain.json'
import type create from './locales/en/create.json'
import type common from './locales/en/common.json'
import type did from './locales/en/did.json'
import type errors from './locales/en/errors.json'
import type explorer from './locales/en/explorer.json'
import type home from './locales/en/home.json'
import type localWallet from './locales/en/localWallet.json'
import type manage from './locales/en/manage.json'
import type recovery from './locales/en/recovery.json'
import type session from './locales/en/session.json'
import type subdomain from './locales/en/subdomain.json'
import type update from './locales/en/update.json'
import type transaction from './locales/en/transaction.json'
import type wallet from './locales/en/wallet.json'
import type watch from './locales/en/watch.json'

/** The areas of text, one JSON file each per language; English gives the keys their types. A new area is one line here. */
interface Resources {
  /** What each action is called, under its name, and its gas note where it has one. */
  readonly actions: typeof actions
  /** The request to guardians, their answers, drills. */
  readonly ceremony: typeof ceremony
  readonly chain: typeof chain
  readonly common: typeof common
  /** New wallets, DidCreate, buying names, adding funds. */
  readonly create: typeof create
  readonly did: typeof did
  readonly errors: typeof errors
  /** Loaded with the pages of the local network's explorer and faucet. */
  readonly explorer: typeof explorer
  readonly home: typeof home
  /** Loaded by the local wallet's own page alone. */
  readonly localWallet: typeof localWallet
  /** What a controller does beside keys and services: deactivation, the NFT of a name. */
  readonly manage: typeof manage
  /** Guardians, social recovery, the lock, the signer's page. */
  readonly recovery: typeof recovery
  readonly session: typeof session
  /** New subdomains and the wallets that are made for them. */
  readonly subdomain: typeof subdomain
  /** Transactions from the review to their end; values of contracts. */
  readonly transaction: typeof transaction
  /** Keys and services of a document changed. */
  readonly update: typeof update
  readonly wallet: typeof wallet
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
