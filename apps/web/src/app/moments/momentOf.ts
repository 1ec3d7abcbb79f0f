import { formatName, parseName, type Name } from '@tyto/identity'
import { isAddress, isHex, ownValue, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { holdsNames } from '../../features/nft/holdsNames'
import { motionId } from '../../features/motions/motionText'
import { decodeInput } from '../../shared/transaction/inputJson'
import type { StoredTransaction } from '../../shared/transaction/pending/storedTransaction'
import type { SummarySentence } from '../../shared/transaction/summary'

/** What a transaction has achieved for a person. */
export type Moment =
  /** A DID wallet stands on the chain; `domain` is the name that the person wants for it. */
  | { readonly kind: 'walletMade'; readonly domain: string | null }
  /** A name was bought; `wallet` holds it, or the address in `recipient`. */
  | {
      readonly kind: 'minted'
      readonly name: Name
      readonly wallet: Address
      readonly recipient: Address | null
      /** False while it stands in no block. */
      readonly isDone: boolean
    }
  /** A Tydra was minted for a domain. */
  | { readonly kind: 'tydraMinted'; readonly name: Name; readonly wallet: Address }
  | { readonly kind: 'recovered'; readonly name: Name; readonly newController: Address }
  /** An account was asked to take over; null where nobody is asked any more. */
  | (OfWallet & { readonly kind: 'asked'; readonly newController: Address | null })
  | (OfWallet & { readonly kind: 'claimed' })
  /** A DeFi, staking or soulbound wallet is offered to the owner of a domain; null where it is offered no more. */
  | (OfWallet & { readonly kind: 'offered'; readonly domain: string | null })
  /** Such a wallet was taken over, under the domain of the new owner; null where that one is not known. */
  | (OfWallet & { readonly kind: 'taken'; readonly domain: string | null })
  | (OfWallet & { readonly kind: 'paused' })
  | (OfWallet & { readonly kind: 'unpaused' })
  /** Stake was offered, taken over, turned down or taken back, or its rewards came; `name` is that of a wallet that signed. */
  | {
      readonly kind: 'swap'
      readonly step: 'asked' | 'revoked' | 'rejected' | 'confirmed' | 'collected'
      /** The other side; null where the stake was taken back. */
      readonly other: Address | null
      readonly name: Name | null
    }
  /** Coins are with others; `page` is the name on whose page they were sent. */
  | {
      readonly kind: 'paid'
      /** Its transaction; null where the wallet said none. */
      readonly id: string | null
      readonly payments: readonly PaidPayment[]
      readonly page: string | null
    }
  /** One coin was traded for another; `receiver` has what arrived, and had so much of it before: null where nobody knows. */
  | {
      readonly kind: 'traded'
      readonly id: string
      readonly receiver: Address
      readonly had: bigint | null
      readonly to: { readonly symbol: string; readonly decimals: number; readonly token: Address }
      /** On whose page it was made; null where that is not known. */
      readonly page: Name | null
      /** Did the account of the browser wallet itself trade? */
      readonly isOwn: boolean
    }
  /** Locked tokens were released to a wallet or an account; `amounts` as the review said them, none if it said nothing. */
  | {
      readonly kind: 'released'
      readonly hodler: Address
      readonly name: Name | null
      readonly amounts: readonly string[]
    }
  /** An issuer was told who somebody is, or its signature became a token; `issuer` is its name. */
  | (OfWallet & { readonly kind: 'soulboundSent'; readonly issuer: Name })
  | (OfWallet & { readonly kind: 'soulboundMinted'; readonly issuer: Name })
  /** What became of stake; `amount` in Qa, null where the action names none. */
  | (OfWallet & { readonly kind: 'staked'; readonly did: StakeDone; readonly amount: bigint | null })
  /** What became of a share of the community's pool. */
  | (OfWallet & { readonly kind: 'pooled'; readonly did: PoolDone })
  /** A motion was raised, or has more points behind it; `board` is the name of the board. */
  | { readonly kind: 'voiced'; readonly isNew: boolean; readonly board: Name; readonly motion: Hex }
  /** NFTs were minted; `recipient` has them where that is not the wallet. `names` are those minted, none for pictures. */
  | (OfWallet & {
      readonly kind: 'nftsMinted'
      readonly collection: string
      readonly count: number
      readonly names: readonly string[]
      readonly recipient: Address | null
    })
  /** NFTs are with others; `recipient` is null where they are with several. */
  | (OfWallet & {
      readonly kind: 'nftsGiven'
      readonly collection: string
      readonly count: number
      readonly recipient: Address | null
    })
  | (OfWallet & { readonly kind: 'keyed' })
  | (OfWallet & { readonly kind: 'guarded' })
  | (OfWallet & { readonly kind: 'locked' })
  | (OfWallet & { readonly kind: 'deactivated' })

type PoolDone = (typeof poolDone)[keyof typeof poolDone]

const poolDone = {
  addLiquidity: 'added',
  removeLiquidity: 'removed',
  joinCommunity: 'joined',
  leaveCommunity: 'left',
} as const

type StakeDone = (typeof stakeDone)[keyof typeof stakeDone]

const stakeDone = {
  delegateStake: 'delegated',
  redelegateStake: 'moved',
  withdrawStakeRewards: 'collected',
  withdrawStakeAmt: 'requested',
  completeWithdrawal: 'withdrawn',
} as const

/** One payment of a stored transaction. */
interface PaidPayment {
  readonly to: Address
  readonly name: string | null
  readonly coin: { readonly symbol: string; readonly decimals: number }
  readonly amount: bigint
}

interface OfWallet {
  readonly wallet: Address
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
}

const swapSteps = {
  requestDelegatorSwap: 'asked',
  revokeDelegatorSwap: 'revoked',
  rejectDelegatorSwap: 'rejected',
  confirmDelegatorSwap: 'confirmed',
} as const

const kinds = {
  acceptPendingController: 'claimed',
  pause: 'paused',
  unpause: 'unpaused',
  didCreate: 'keyed',
  addGuardians: 'guarded',
  configureSocialRecovery: 'guarded',
  lock: 'locked',
  didDeactivate: 'deactivated',
} as const

/** The moment of a transaction in its present state; null if there is none. Stored data may be anything: never throws. */
export function momentOf(transaction: StoredTransaction): Moment | null {
  const { action, state, subject } = transaction
  const isDone = state.status === 'confirmed'
  if (!isDone && !(state.status === 'submitted' && action === 'buyNftUsername')) return null
  const input = readInput(transaction)
  const wallet = addressAt(input, 'wallet')
  switch (action) {
    case 'deployDidWallet': {
      const domain = ownValue(input, 'domain')
      const name = typeof domain === 'string' ? ssiName(domain) : null
      return { kind: 'walletMade', domain: name && name.domain }
    }
    case 'buyNftUsername': {
      const domain = ownValue(input, 'domain')
      const name = typeof domain === 'string' ? ssiName(domain) : null
      if (name === null || wallet === null) return null
      return { kind: 'minted', name, wallet, recipient: addressAt(input, 'recipient'), isDone }
    }
    case 'mintTydra': {
      const domain = ownValue(input, 'domain')
      const name = typeof domain === 'string' ? ssiName(domain) : null
      return name && wallet && { kind: 'tydraMinted', name, wallet }
    }
    case 'didSocialRecovery': {
      const name = nameOf(subject)
      const newController = addressAt(input, 'newController')
      return name && newController && { kind: 'recovered', name, newController }
    }
    case 'updateController': {
      const newController = addressAt(input, 'newController')
      if (wallet === null || newController === null) return null
      const asked = newController === zeroAddress ? null : newController
      return { kind: 'asked', wallet, name: nameOf(subject), newController: asked }
    }
    case 'ivms101':
    case 'verifiableCredential': {
      const issuer = ownValue(input, 'issuer')
      const read = typeof issuer === 'string' ? parseName(issuer) : null
      const kind = action === 'ivms101' ? 'soulboundSent' : 'soulboundMinted'
      return wallet && read?.ok === true ? { kind, wallet, name: nameOf(subject), issuer: read.value } : null
    }
    case 'updateDomain':
    case 'withdrawDomain':
    case 'acceptPendingDomain': {
      const domain = ownValue(input, 'domain')
      const kind = action === 'acceptPendingDomain' ? 'taken' : 'offered'
      const known = typeof domain === 'string' ? (ssiName(domain)?.domain ?? null) : null
      return wallet && { kind, wallet, name: nameOf(subject), domain: known }
    }
    case 'pause':
    case 'unpause':
    case 'acceptPendingController':
    case 'didCreate':
    case 'addGuardians':
    case 'configureSocialRecovery':
    case 'lock':
    case 'didDeactivate':
      return wallet && { kind: kinds[action], wallet, name: nameOf(subject) }
    case 'claimHodler': {
      const hodler = addressAt(input, 'hodler')
      const isRelease = ({ text }: SummarySentence): boolean =>
        text === 'released' || text === 'releasedAlong'
      const said = transaction.summary.find(isRelease)?.values.amounts
      return hodler && { kind: 'released', hodler, name: nameOf(subject), amounts: [said ?? []].flat() }
    }
    case 'collectOwnRewards':
      return { kind: 'swap', step: 'collected', other: null, name: null }
    case 'requestDelegatorSwap':
    case 'revokeDelegatorSwap':
    case 'rejectDelegatorSwap':
    case 'confirmDelegatorSwap': {
      const step = swapSteps[action]
      const other = addressAt(input, step === 'asked' ? 'to' : 'requestor')
      return other === null && step !== 'revoked'
        ? null
        : { kind: 'swap', step, other, name: wallet && nameOf(subject) }
    }
    case 'delegateStake':
    case 'redelegateStake':
    case 'withdrawStakeRewards':
    case 'withdrawStakeAmt':
    case 'completeWithdrawal': {
      const amount = ownValue(input, 'amount')
      const stake = { did: stakeDone[action], amount: typeof amount === 'bigint' ? amount : null }
      return wallet && { kind: 'staked', wallet, name: nameOf(subject), ...stake }
    }
    case 'addLiquidity':
    case 'removeLiquidity':
    case 'joinCommunity':
    case 'leaveCommunity': {
      const page = ownValue(input, 'page')
      const name = typeof page === 'string' ? parseName(page) : null
      return wallet && { kind: 'pooled', wallet, name: name?.ok ? name.value : null, did: poolDone[action] }
    }
    case 'mintNft':
    case 'mintNfts':
      return nftsMintedMoment(input, nameOf(subject))
    case 'transferNfts':
      return nftsGivenMoment(input, nameOf(subject))
    case 'trade':
      return tradedMoment(input, transaction)
    case 'raiseMotion':
    case 'backMotion': {
      const isNew = action === 'raiseMotion'
      const name = ownValue(input, 'name')
      const board = typeof name === 'string' ? nameOf(name) : null
      const words = ownValue(input, 'motion')
      const id = isNew && typeof words === 'string' ? motionId(words) : ownValue(input, 'id')
      return board && isHex(id, 32) ? { kind: 'voiced', isNew, board, motion: id } : null
    }
    case 'withdrawZil':
    case 'sendFunds':
    case 'transferToken':
    case 'zrc2BatchTransfer':
    case 'batchTransfer':
    case 'payFromWallet':
      return paidMoment(input, transaction)
    default:
      return null
  }
}

function nftsMintedMoment(input: unknown, name: Name | null): Moment | null {
  const [wallet, to, collection] = [
    addressAt(input, 'wallet'),
    addressAt(input, 'to'),
    ownValue(input, 'collection'),
  ]
  const many = ownValue(input, 'uris')
  const uris: readonly unknown[] = Array.isArray(many) ? many : [ownValue(input, 'uri')]
  const texts = uris.filter((uri) => typeof uri === 'string')
  if (wallet === null || to === null || typeof collection !== 'string' || texts.length === 0) return null
  const names = holdsNames(collection) ? texts.map((uri) => `${uri}${collection}`) : []
  const recipient = to === wallet ? null : to
  return { kind: 'nftsMinted', wallet, name, collection, count: texts.length, names, recipient }
}

function nftsGivenMoment(input: unknown, name: Name | null): Moment | null {
  const [wallet, collection] = [addressAt(input, 'wallet'), ownValue(input, 'collection')]
  const transfers = ownValue(input, 'transfers')
  const owners = (Array.isArray(transfers) ? transfers : []).flatMap((each) => addressAt(each, 'to') ?? [])
  const [first] = owners
  if (wallet === null || typeof collection !== 'string' || first === undefined) return null
  const recipient = owners.every((owner) => owner === first) ? first : null
  return { kind: 'nftsGiven', wallet, name, collection, count: owners.length, recipient }
}

function tradedMoment(input: unknown, { state, intent }: StoredTransaction): Moment | null {
  const to = readCoin(ownValue(input, 'to'))
  const token = ownValue(ownValue(input, 'to'), 'token')
  const wallet = ownValue(input, 'wallet')
  const page = ownValue(input, 'page')
  const had = ownValue(input, 'had')
  if (state.status !== 'confirmed' || to === null || !isAddress(token)) return null
  if (wallet !== null && !isAddress(wallet)) return null
  return {
    kind: 'traded',
    id: state.id,
    receiver: wallet ?? intent.sender,
    had: typeof had === 'bigint' ? had : null,
    to: { ...to, token },
    page: typeof page === 'string' ? nameOf(page) : null,
    isOwn: wallet === null,
  }
}

function paidMoment(input: unknown, { state }: StoredTransaction): Moment | null {
  const many = ownValue(input, 'payments')
  const all: readonly unknown[] = Array.isArray(many) ? many : [ownValue(input, 'payment')]
  const payments = all.flatMap((each) => readPayment(each) ?? [])
  const page = ownValue(input, 'page')
  return payments.length === 0
    ? null
    : {
        kind: 'paid',
        id: 'id' in state ? state.id : null,
        payments,
        page: typeof page === 'string' ? page : null,
      }
}

function readPayment(value: unknown): PaidPayment | null {
  const to = addressAt(value, 'to')
  const name = ownValue(value, 'name')
  const amount = ownValue(value, 'amount')
  const coin = readCoin(ownValue(value, 'coin'))
  if (to === null || typeof amount !== 'bigint' || coin === null) return null
  return { to, name: typeof name === 'string' ? name : null, coin, amount }
}

function readCoin(coin: unknown): PaidPayment['coin'] | null {
  const symbol = ownValue(coin, 'symbol')
  const decimals = ownValue(coin, 'decimals')
  const isSound =
    typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 38
  return typeof symbol === 'string' && isSound ? { symbol, decimals } : null
}

function readInput({ input }: StoredTransaction): unknown {
  try {
    return decodeInput(input)
  } catch {
    return null
  }
}

function addressAt(input: unknown, key: string): Address | null {
  const value = ownValue(input, key)
  return isAddress(value) ? value : null
}

/** The subject of a transaction where it is a name. */
function nameOf(subject: string): Name | null {
  const name = parseName(subject)
  // The end of an address, too, can be read as a name; only a name is written with its top level.
  return name.ok && formatName(name.value) === subject ? name.value : null
}

function ssiName(domain: string): Name | null {
  const name = parseName(`${domain}.ssi`)
  return name.ok && name.value.subdomain === '' ? name.value : null
}
