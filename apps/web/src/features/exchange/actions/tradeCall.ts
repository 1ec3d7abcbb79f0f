import type { ContractCall } from '@tyto/abi'
import { defiWallet, tydraDefi, tyronDex, zilSwap } from '@tyto/contracts'
import { ssiId, tyronDexService, vaultService, type Hop, type Offer } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import type { TradedCoin, TradeInput } from './tradeInput'

/** The facts that a call needs besides the input. */
export interface CallFacts {
  /** The offer of the exchange now. */
  readonly offer: Offer
  readonly services: ReadonlyMap<string, Address>
  /** The newest block. */
  readonly block: bigint
  /** The account that signs. */
  readonly account: Address
}

/** The call of a trade: of the wallet; of the exchange itself where the browser wallet trades; or of a wallet in between. */
export function tradeCall(input: TradeInput, facts: CallFacts): ContractCall {
  const { wallet, through } = input
  if (wallet !== null) return walletCall(input, wallet, facts)
  return through === null || facts.offer.hops.length === 1
    ? directCall(input, facts)
    : passingCall(input, through, facts)
}

/**
 * Gas limits of the specification: ZIL to a token, a token to ZIL, token to token, TYRON and S$I at the community's
 * exchange, S$I and XSGD at the vault, and by a route through both.
 */
export function tradeGas({ exchange, from, to }: TradeKind): bigint {
  if (exchange !== 'tydradex') return from.id === zilId ? 5_500n : to.id === zilId ? 5_163n : 6_183n
  const kinds = [from.id, to.id]
  if (kinds.includes('tyron') && kinds.includes(ssiId)) return 7_000n
  return from.id !== zilId && !kinds.includes('tyron') ? 10_000n : 17_000n
}

/** A trade without its amounts: an exchange, and the ids of two coins. */
interface TradeKind {
  readonly exchange: TradeInput['exchange']
  readonly from: Pick<TradedCoin, 'id'>
  readonly to: Pick<TradedCoin, 'id'>
}

/** Who takes the tokens of a trade from the browser wallet; null where nothing is taken, as ZIL is sent along. */
export function spenderOf(
  { exchange, from, to }: TradeKind,
  services: ReadonlyMap<string, Address>,
): Address | null {
  if (from.id === zilId) return null
  const kinds = [from.id, to.id]
  const service =
    exchange !== 'tydradex' ? exchange : kinds.includes('tyron') ? tyronDexService : vaultService
  return services.get(service) ?? null
}

function walletCall(input: TradeInput, wallet: Address, { offer }: CallFacts): ContractCall {
  const { exchange, from, to, amount, minimum, deadline } = input
  const call = defiWallet(wallet)
  const { hops } = offer
  const [first] = hops
  const common = { amount, deadline, tyron: null }
  const own = { ...common, minTokenAmount: minimum, beneficiary: null }
  if (first === undefined) throw new ActionError('NoOffer')
  if (hops.length > 1) return call.SwapTydraDEX({ ...routeOf(input, first, offer), beneficiary: null })
  const ofVault = { dApp: vaultService, amount, auth: false, subdomain: null, tyron: null }
  switch (first.kind) {
    case 'mint':
      return call.MintAuth({ ...ofVault, beneficiary: null })
    case 'burn':
      return call.BurnAuth(ofVault)
    case 'dex':
      return call.SwapExactTokensForTokens({
        ...own,
        dApp: tyronDexService,
        addrName: from.id,
        toAddrName: to.id,
      })
    case 'pool':
      if (from.id === zilId) return call.SwapExactZILForTokens({ ...own, dApp: exchange, addrName: to.id })
      return to.id === zilId
        ? call.SwapExactTokensForZIL({ ...common, dApp: exchange, addrName: from.id, minZilAmount: minimum })
        : call.SwapExactTokensForTokens({ ...own, dApp: exchange, addrName: from.id, toAddrName: to.id })
  }
}

/** ZIL of an account that a wallet passes on: nothing is the wallet's, so anybody may send it that way. */
function passingCall(input: TradeInput, through: Address, { offer, account }: CallFacts): ContractCall {
  const [first] = offer.hops
  if (first === undefined || input.from.id !== zilId) throw new ActionError('NoOffer')
  const order = { ...routeOf(input, first, offer), beneficiary: account }
  return defiWallet(through).SwapTydraDEX(order, { amount: input.amount })
}

/** A way through several contracts, each with a minimum of its own. */
function routeOf({ from, to, amount, minimum, deadline }: TradeInput, first: Hop, offer: Offer) {
  const isZil = from.id === zilId
  return {
    iDex: isZil ? first.exchange : null,
    addrName: isZil ? '' : from.id,
    iAddrName: isZil ? first.to : null,
    toAddrName: to.id,
    amount,
    // Nothing is allowed to anybody on this way.
    allowance: 0n,
    minTokenAmount: minimum,
    minIntAmount: isZil ? shareOf(first, offer, minimum) : 0n,
    deadline,
    tyron: null,
  }
}

/** The least of the first step, as far below what it brings as the minimum is below what the whole way brings. */
function shareOf({ output }: Hop, offer: Offer, minimum: bigint): bigint {
  const least = (output * minimum) / offer.output
  return least > 0n ? least : 1n
}

function directCall(
  { exchange, from, to, amount, minimum, deadline }: TradeInput,
  { offer, services, block, account }: CallFacts,
): ContractCall {
  const { hops } = offer
  const [first] = hops
  // Only a wallet can pass on the coins that the first exchange pays.
  if (first === undefined || hops.length > 1) throw new ActionError('NoOffer')
  const placeOf = (service: string): Address => {
    const place = services.get(service)
    if (place === undefined) throw new ActionError('NoOffer')
    return place
  }
  const common = { deadline_block: block + deadline, recipient_address: account }
  const turn = { beneficiary: account, amount }
  if (first.kind === 'mint') return tydraDefi(placeOf(vaultService)).MintAuth(turn)
  if (first.kind === 'burn') return tydraDefi(placeOf(vaultService)).BurnAuth(turn)
  const both = () => ({
    ...common,
    token0_address: placeOf(from.id),
    token1_address: placeOf(to.id),
    token0_amount: amount,
    min_token1_amount: minimum,
  })
  if (first.kind === 'dex') return tyronDex(placeOf(tyronDexService)).SwapExactTokensForTokens(both())
  // The three exchanges of pools have one interface.
  const pools = zilSwap(placeOf(exchange))
  if (from.id === zilId)
    return pools.SwapExactZILForTokens(
      { ...common, token_address: placeOf(to.id), min_token_amount: minimum },
      { amount },
    )
  return to.id === zilId
    ? pools.SwapExactTokensForZIL({
        ...common,
        token_address: placeOf(from.id),
        token_amount: amount,
        min_zil_amount: minimum,
      })
    : pools.SwapExactTokensForTokens(both())
}

/** Who counts the blocks of a trade. The vault's own turn names no block at all. */
export function deadlineKindOf(
  { wallet, through }: Pick<TradeInput, 'wallet' | 'through'>,
  { hops }: Pick<Offer, 'hops'>,
): 'wallet' | 'block' | 'none' {
  const [first] = hops
  if (hops.length === 1 && (first?.kind === 'mint' || first?.kind === 'burn')) return 'none'
  return wallet !== null || through !== null ? 'wallet' : 'block'
}
