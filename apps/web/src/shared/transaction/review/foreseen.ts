import { markOf, mostForeseen, type Foreseen, type TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SimulatedValue } from '@tyto/simulator'
import { stepOf, type ShownSimulation } from '../simulation/shownSimulation'
import type { OpenReview } from './reviewState'

const mostBalances = 2

/** Out of what somebody pays: the account that signs, the wallet that is logged in, and a wallet that is called. */
export function ownOf(
  request: TransactionRequest,
  { facts }: Pick<OpenReview, 'facts'>,
  sender: Address,
): readonly Address[] {
  // The contracts that take a donation along are the wallets of people.
  const isWallet = request.kind === 'call' && request.call.params.some(({ vname }) => vname === 'tyron')
  const called = isWallet ? [request.call.to] : []
  return [...new Set([sender, ...(facts.login ? [facts.login.address] : []), ...called])]
}

/**
 * The changes that success would bring by the simulation, as far as they are kept with the intent. The sender's own ZIL is
 * left out: the fee moves it whatever becomes of the transaction.
 */
export function foreseenOf(simulation: ShownSimulation | null, sender: Address): readonly Foreseen[] {
  if (simulation?.status !== 'done' || stepOf(simulation)?.kind !== 'success') return []
  const { balances, changes } = simulation.result
  const ofZil = balances
    .filter(({ token, address }) => token.address === null && address !== sender)
    .slice(0, mostBalances)
    .map(({ address, before, after }): Foreseen => {
      const marks = { before: markOf(before.toString()), after: markOf(after.toString()) }
      return { address, field: null, keys: [], ...marks }
    })
  const ofFields = changes.flatMap(({ contract: address, field, keys, before, after }): Foreseen[] => {
    if (isTooLong(before) || isTooLong(after)) return []
    return [
      { address, field, keys, before: markOf(before?.json ?? null), after: markOf(after?.json ?? null) },
    ]
  })
  return [...ofZil, ...ofFields].slice(0, mostForeseen)
}

function isTooLong(value: SimulatedValue): value is { readonly length: number } {
  return value !== null && 'length' in value
}
