import { zilId } from '@tyto/primitives'
import { allCoins } from '@tyto/contracts'
import { formatName, type Name } from '@tyto/identity'
import type { RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { collectableCollections } from '../protocol/estate/readCollectables'
import { sharedExchanges } from './heldFacts'
import { readFacts, type Endpoint } from './readFacts'
import {
  accountText,
  statementFormat,
  statementVersion,
  type AccountText,
  type StatedFact,
  type FactKind,
  type Question,
  type Statement,
} from './statement'

export interface StatementQuestion {
  readonly network: Network
  readonly name: Name
  /** In ms since 1970. */
  readonly now: number
}

/**
 * Reads all that the chain says about a name: registry, wallets, whom they obey, and what wallet and controller hold. Coins
 * and collections that the protocol does not name are left out; a part that could not be read stays in, as unknown. Rejects
 * with `RpcError` where no endpoint says where the name leads.
 */
export async function readStatement(
  endpoints: readonly Endpoint[],
  { network, name, now }: StatementQuestion,
  options?: RequestOptions,
): Promise<Statement> {
  const read = (questions: readonly Question[]): Promise<readonly StatedFact[]> =>
    readFacts(endpoints, { network, name, questions }, options)

  const led = await read([ask('owner'), ask('identity'), ask('wallet')])
  const wallet = accountIn(led, 'wallet')
  if (wallet === undefined) {
    const [fact] = led.filter((each) => 'unknown' in each)
    const reason = fact !== undefined && 'unknown' in fact ? fact.unknown.reason : ''
    throw new RpcError('RpcTransport', 'No endpoint says where the name leads.', { details: reason })
  }
  const identity = accountIn(led, 'identity') ?? null
  const wallets = unique([wallet, identity])
  const kept = await read(
    wallets.flatMap((of) => [ask('document', of), ask('controller', of), ask('guardians', of)]),
  )
  const controllers = unique(
    kept.flatMap((fact) => (fact.fact === 'controller' && 'value' in fact ? [fact.value] : [])),
  )
  // The things of an identity stand under its own name.
  const holders = unique([wallet, ...(name.subdomain === '' ? [identity] : []), ...controllers])
  const held = await read([
    ...(network.rules.sweptNonce === null ? [] : controllers.map((of) => ask('swept', of))),
    ...holders.flatMap((of) => [
      ...allCoins.map(({ id }) => ask('balance', of, id)),
      ...allCoins.filter(({ id }) => id !== zilId).map(({ id }) => ask('allowances', of, id)),
      ...collectableCollections.map((id) => ask('nfts', of, id)),
      ask('stakes', of),
      ...sharedExchanges.map((id) => ask('shares', of, id)),
    ]),
    ...wallets.map((of) => ask('soulbound', of)),
  ])
  const isNamed = (fact: StatedFact): boolean =>
    fact.about === null || !('value' in fact) || fact.value !== null
  return {
    format: statementFormat,
    version: statementVersion,
    name: formatName(name),
    network: { name: network.id, chainId: network.chainId, registry: accountText(network.registry) },
    madeAt: new Date(now).toISOString(),
    facts: [...led, ...kept, ...held].filter(isNamed),
  }
}

function ask(fact: FactKind, of: AccountText | null = null, about: string | null = null): Question {
  return { fact, of, about }
}

/** The address that such a fact tells; null for none, undefined where it is not known. */
function accountIn(
  facts: readonly StatedFact[],
  kind: 'wallet' | 'identity',
): AccountText | null | undefined {
  for (const fact of facts) if (fact.fact === kind && 'value' in fact) return fact.value
  return undefined
}

function unique(accounts: readonly (AccountText | null)[]): readonly AccountText[] {
  const known = accounts.filter((account) => account !== null)
  return [...new Map(known.map((account) => [account.base16, account])).values()]
}
