import type { ContractCall } from '@tyto/abi'
import { addKey } from '@tyto/identity'
import { zeroAddress, type Address, type Hex } from '@tyto/primitives'
import fc from 'fast-check'
import { defiWallet, didWallet, sbtWallet, zilWallet, zrc2Token, zrc6Token } from '../../src'
import { farewell, signDocument, signLock, signRecovery } from '../people'
import { domainId, person, zil, type Person } from '../world'
import { places, seats, type Place, type Seat, type Stage } from './stage'

/** Trades and shares of a pool: they come beside the other acts, so that these stay as many. */
export const trades = ['buy', 'sell', 'bring', 'draw'] as const
type Trade = (typeof trades)[number]

/** The acts that somebody tries with a wallet; most of them are refused, which is legal too. */
export const actKinds = [
  'send',
  'pay',
  'allow',
  'lower',
  'operator',
  'noOperator',
  'spender',
  'noSpender',
  'passNft',
  'ask',
  'forget',
  'accept',
  'lock',
  'recover',
  'newKeys',
  'signed',
  'end',
  'name',
  'nameOnly',
  'subdomain',
  'pause',
  'unpause',
  'offer',
  'noOffer',
  'claim',
  'delegate',
  'collect',
  'unstake',
  'complete',
  'swapAsk',
  'swapEnd',
  'swapTake',
  'cycle',
  'take',
  'takeNft',
  ...trades,
] as const
export type ActKind = (typeof actKinds)[number]

export interface Act {
  readonly kind: ActKind
  readonly by: Seat
  readonly at: Place
  /** Whom it names. */
  readonly to: Seat
  readonly amount: bigint
}

/** Where an act has a meaning at all. */
const placesOf: Readonly<Partial<Record<ActKind, readonly Place[]>>> = {
  ...each(['operator', 'noOperator', 'spender', 'noSpender', 'passNft', 'takeNft'], ['did']),
  ...each(['lock', 'recover', 'newKeys', 'signed', 'end', 'name', 'nameOnly'], ['did', 'did', 'brunos']),
  ...each(['ask', 'forget', 'accept', 'subdomain'], ['did', 'did', 'older', 'brunos']),
  ...each(['pause', 'unpause', 'offer', 'noOffer', 'claim'], ['defi', 'stake', 'soulbound']),
  ...each(['allow', 'lower', 'take'], ['did', 'older', 'defi']),
  ...each(trades, ['did', 'defi', 'brunos']),
  ...each(['delegate', 'collect', 'unstake', 'complete', 'swapAsk', 'swapEnd', 'swapTake'], ['stake']),
}

/** Could an act be about this wallet? One that is made with another kind may concern every wallet. */
export function concerns({ kind, at }: Act, wallet: Place): boolean {
  const own = placesOf[kind]
  return at === wallet || (own !== undefined && !own.includes(wallet))
}

function each(kinds: readonly ActKind[], at: readonly Place[]) {
  return Object.fromEntries(kinds.map((kind) => [kind, at] as const))
}

/** Who owns most acts most. */
const by = fc.constantFrom<Seat>('alice', 'alice', 'alice', 'bruno', 'carol')
const to = fc.constantFrom(...seats)
const amount = fc.constantFrom(1n, 7n, 100n, 10n ** 24n)

function isTrade(kind: ActKind): kind is Trade {
  return trades.some((trade) => trade === kind)
}

const anyTrade: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...trades),
  by,
  to,
  // One unit of TYRON is less than its fee.
  amount: fc.constantFrom(7n, 100n, 10n ** 24n),
  at: fc.constantFrom<Place>('did', 'defi', 'brunos'),
})

const anyAct: fc.Arbitrary<Act> = fc
  .record({
    kind: fc.constantFrom(...actKinds.filter((kind) => !isTrade(kind))),
    by,
    to,
    amount,
    place: fc.nat(11),
  })
  .map(({ place, ...act }) => {
    const at = placesOf[act.kind] ?? places
    return { ...act, at: at[place % at.length]! }
  })

type Step = readonly [kind: ActKind, by: Seat | 'to']
type Way = readonly [at: readonly Place[], steps: readonly Step[]]

/** A stake is offered to somebody else: nothing of it may be owed by then. */
const swapAsked: readonly Step[] = [
  ['delegate', 'alice'],
  ['cycle', 'to'],
  ['cycle', 'to'],
  ['collect', 'alice'],
  ['swapAsk', 'alice'],
]
const swapTaken: Way = [['stake'], [...swapAsked, ['swapTake', 'to']]]

/** An act that needs two people, or time, seldom happens by chance. */
const ways: readonly Way[] = [
  [
    ['did', 'older'],
    [
      ['ask', 'alice'],
      ['accept', 'to'],
    ],
  ],
  [
    ['did'],
    [
      ['ask', 'alice'],
      ['forget', 'alice'],
    ],
  ],
  [
    ['defi', 'stake'],
    [
      ['offer', 'alice'],
      ['claim', 'to'],
    ],
  ],
  [
    ['defi', 'stake'],
    [
      ['offer', 'alice'],
      ['noOffer', 'alice'],
    ],
  ],
  // Twice as often as the others.
  swapTaken,
  swapTaken,
  [['did'], [['nameOnly', 'alice']]],
  [['did'], [['passNft', 'alice']]],
  [['stake'], [...swapAsked, ['swapEnd', 'alice']]],
  [
    ['did'],
    [
      ['allow', 'alice'],
      ['lock', 'alice'],
      ['lower', 'alice'],
    ],
  ],
  [
    ['did'],
    [
      ['lock', 'alice'],
      ['recover', 'to'],
      ['newKeys', 'to'],
    ],
  ],
  [
    ['did', 'defi'],
    [
      ['bring', 'alice'],
      ['buy', 'alice'],
      ['draw', 'alice'],
    ],
  ],
  [
    ['did'],
    [
      ['recover', 'to'],
      ['end', 'to'],
    ],
  ],
]

const anyWay: fc.Arbitrary<readonly Act[]> = fc
  .record({
    way: fc.constantFrom(...ways),
    to: fc.constantFrom<Seat>('bruno', 'carol'),
    amount,
    place: fc.nat(1),
  })
  .map(({ way: [at, steps], place, ...act }) =>
    steps.map(([kind, who]) => ({
      ...act,
      kind,
      at: at[place % at.length]!,
      by: who === 'to' ? act.to : who,
    })),
  )

/** Some acts in a row: by chance, and ways that belong together. */
export function acts(least: number, most: number): fc.Arbitrary<readonly Act[]> {
  const some = fc.oneof(
    { weight: 4, arbitrary: anyAct.map((act) => [act]) },
    { weight: 1, arbitrary: anyWay },
    { weight: 1, arbitrary: anyTrade.map((act) => [act]) },
  )
  return fc.array(some, { minLength: least, maxLength: most }).map((parts) => parts.flat())
}

export const isDid = (at: Place): boolean => at === 'did' || at === 'brunos' || at === 'older'
export const dids: readonly Place[] = places.filter(isDid)

/** The one NFT of Alice that is lent and passed on. */
export const nft = 1n
const noKey: Hex = `0x${'00'.repeat(33)}`
const atNode = { ssnID: 'ssnzilpay', tyron: null }
const atProgramme = { stakeID: 'zilstaking', tyron: null }
const inPictures = { addrName: 'lexicassi', tyron: null }

/** The hash of the domain whose DID wallet somebody has. */
export function domainOf(seat: Seat): Hex {
  return domainId(seat)
}

/** The wallet that gets what is sent to somebody. */
function walletOf({ wallets }: Stage, seat: Seat): Address {
  return seat === 'bruno' ? wallets.brunos : wallets.did
}

/** The call of an act; null where such a wallet has none. */
export function callOf(stage: Stage, { kind, at, to, amount }: Act): ContractCall | null {
  const { wallets, people } = stage
  const wallet = wallets[at]
  const did = didWallet(wallet)
  const named = people[to].address
  const beneficiary = { constructor: 'Recipient', arguments: [named] } as const
  switch (kind) {
    case 'send':
      return did.SendFunds({ tag: 'AddFunds', beneficiary, amount: amount * zil, tyron: null })
    case 'pay':
      return did.Transfer({ addrName: 'tyron', beneficiary, amount, tyron: null })
    case 'take':
      return zrc2Token(stage.tyron).TransferFrom({ from: wallet, to: named, amount })
    case 'takeNft':
      return zrc6Token(stage.pictures).TransferFrom({ to: wallets.brunos, token_id: nft })
    case 'cycle':
      return stage.programme.AdvanceCycle({})
    case 'swapTake':
      return stage.programme.ConfirmDelegatorSwap({ requestor: wallet })
    case 'buy':
    case 'sell':
    case 'bring':
    case 'draw':
      // Whoever brings liquidity sends the ZIL along: nobody has more than that.
      if (!placesOf[kind]!.includes(at) || (kind === 'bring' && amount > mostBrought)) return null
      return tradeCall(wallet, kind, amount)
    default:
      return isDid(at) ? didCall(stage, { kind, at, to, amount }) : kindCall(stage, { kind, at, to, amount })
  }
}

const mostBrought = 100n

/** The least that so many ZIL give in units of TYRON: the pool holds as many of both. */
export function leastTokens(amount: bigint): bigint {
  return (amount * 9n) / 10n
}

/** The least that so many units of TYRON give in Qa, or so many ZIL in shares, of which there is one for each Qa. */
export function leastQa(amount: bigint): bigint {
  return leastTokens(amount * zil)
}

function tradeCall(wallet: Address, kind: Trade, amount: bigint): ContractCall {
  const own = didWallet(wallet)
  const order = { dApp: 'zilswap', addrName: 'tyron', deadline: 20n, tyron: null }
  switch (kind) {
    case 'buy':
      return own.SwapExactZILForTokens({
        ...order,
        amount: amount * zil,
        minTokenAmount: leastTokens(amount),
        beneficiary: null,
      })
    case 'sell':
      return own.SwapExactTokensForZIL({ ...order, amount, minZilAmount: leastQa(amount) })
    case 'bring':
      return own.AddLiquidity(
        {
          ...order,
          isSSI: false,
          minContributionAmount: leastQa(amount),
          maxTokenAmount: amount * 2n,
          double_allowance: false,
          is_community: false,
          subdomain: null,
        },
        { amount: amount * zil },
      )
    case 'draw':
      return own.RemoveLiquidity({
        ...order,
        amount: amount * zil,
        minZilAmount: leastQa(amount),
        minTokenAmount: leastTokens(amount),
        is_community: false,
      })
  }
}

type OnWallet = Pick<Act, 'kind' | 'at' | 'to' | 'amount'>

function didCall(stage: Stage, { kind, at, to, amount }: OnWallet): ContractCall | null {
  const wallet = stage.wallets[at]
  const did = didWallet(wallet)
  const named = stage.people[to].address
  const allowed = { addrName: 'tyron', spender: named, amount, tyron: null }
  switch (kind) {
    case 'allow':
      return did.IncreaseAllowance(allowed)
    case 'lower':
      return did.DecreaseAllowance(allowed)
    case 'ask':
      return did.UpdateController({ addr: named, tyron: null })
    case 'forget':
      return did.UpdateController({ addr: zeroAddress, tyron: null })
    case 'accept':
      return did.AcceptPendingController({})
    case 'subdomain':
      return did.Dns({
        addr: named,
        didKey: noKey,
        encrypted: 'null',
        domain: 'sub',
        nftID: 'x',
        tyron: null,
      })
    default:
      // NFTs, names, locks and signatures are those of today's version.
      return at === 'older' ? null : todaysCall(stage, { kind, at, to, amount })
  }
}

function todaysCall(stage: Stage, { kind, at, to }: OnWallet): ContractCall | null {
  const wallet = stage.wallets[at]
  const did = didWallet(wallet)
  const named = stage.people[to].address
  const owner = at === 'brunos' ? stage.bruno : stage.alice
  const name = { username: owner.id, id: 'free', addr: walletOf(stage, to), tyron: null }
  switch (kind) {
    case 'operator':
      return did.ZRC6_AddOperator({ ...inPictures, operator: named })
    case 'noOperator':
      return did.ZRC6_RemoveOperator({ ...inPictures, operator: named })
    case 'spender':
      return did.ZRC6_SetSpender({ ...inPictures, spender: named, token_id: nft })
    case 'noSpender':
      return did.ZRC6_SetSpender({ ...inPictures, spender: zeroAddress, token_id: nft })
    case 'passNft':
      return did.ZRC6_TransferFrom({ ...inPictures, to: walletOf(stage, to), token_id: nft })
    case 'name':
      return did.TransferNftUsername({ ...name, id: 'zil', dID: walletOf(stage, to) })
    case 'nameOnly':
      return did.TransferNftUsername({ ...name, id: 'zil', dID: wallet })
    case 'lock':
      return did.Lock({ signature: signLock(stage, wallet, owner.recoveryKey), tyron: null })
    case 'recover':
      return recovery(stage, at, named)
    case 'newKeys':
    case 'signed': {
      const document = [addKey('update', keyOf(kind, to).publicKey, 'encrypted')]
      const signature =
        kind === 'newKeys' ? null : signDocument(stage, wallet, owner.updateKey, 'DidUpdate', document)
      return did.DidUpdate({ document, signature, tyron: null })
    }
    case 'end': {
      const signature = signDocument(stage, wallet, owner.updateKey, 'DidDeactivate', farewell)
      return did.DidDeactivate({ document: farewell, signature, tyron: null })
    }
    default:
      return null
  }
}

function keyOf(kind: ActKind, to: Seat): Person {
  return person(`${kind} of ${to}`)
}

/** All guardians sign for a new controller. */
export function recovery(stage: Stage, at: Place, addr: Address): ContractCall {
  const wallet = stage.wallets[at]
  const signatures = stage.guardians.map(
    (one) => [one.id, signRecovery(stage, wallet, one.recoveryKey, addr)] as const,
  )
  return didWallet(wallet).DidSocialRecovery({ addr, signatures, tyron: null })
}

function kindCall(stage: Stage, { kind, at, to, amount }: OnWallet): ContractCall | null {
  const { wallets, people } = stage
  const wallet = wallets[at]
  const stake = zilWallet(wallet)
  const defi = defiWallet(wallet)
  const isStake = at === 'stake'
  // To offer it to its own domain takes the offer back.
  const current = at === 'soulbound' ? domainOf('alice') : stage.world.read(stake.fields.nft_domain)!
  switch (kind) {
    case 'pause':
      return stake.Pause({ tyron: null })
    case 'unpause':
      return stake.Unpause({ tyron: null })
    case 'offer':
      return at === 'soulbound'
        ? sbtWallet(wallet).UpdateUsername({ username: to, tyron: null })
        : domainOf(to) === current
          ? null
          : stake.UpdateDomain({ domain: domainOf(to), tyron: null })
    case 'noOffer':
      return at === 'soulbound'
        ? sbtWallet(wallet).UpdateUsername({ username: 'alice', tyron: null })
        : stake.UpdateDomain({ domain: current, tyron: null })
    case 'claim':
      return at === 'soulbound' ? sbtWallet(wallet).AcceptPendingUsername({}) : stake.AcceptPendingDomain({})
    case 'allow':
    case 'lower': {
      const allowed = { dApp: 'tyron', spender: people[to].address, amount, tyron: null }
      return at === 'defi' ? defi.UpdateAllowance({ ...allowed, add: kind === 'allow' }) : null
    }
    case 'delegate':
      return isStake ? stake.DelegateStake({ ...atProgramme, ...atNode, amount: 10n * zil + amount }) : null
    case 'collect':
      return isStake ? stake.WithdrawStakeRewards({ ...atProgramme, ...atNode }) : null
    case 'unstake':
      return isStake ? stake.WithdrawStakeAmt({ ...atProgramme, ...atNode, amount }) : null
    case 'complete':
      return isStake ? stake.CompleteWithdrawal(atProgramme) : null
    case 'swapAsk':
      return isStake ? stake.RequestDelegatorSwap({ ...atProgramme, newDelegAddr: people[to].address }) : null
    case 'swapEnd':
      return isStake ? stake.RevokeDelegatorSwap(atProgramme) : null
    default:
      return null
  }
}
