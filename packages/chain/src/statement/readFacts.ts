import type { Name } from '@tyto/identity'
import type { RequestOptions, Requests } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { getLatestBlock } from '../reads/getLatestBlock'
import { orUnread } from '../reads/orUnread'
import { factReads, unknownBy } from './factReads'
import {
  questionKey,
  type StatedFact,
  type FactKind,
  type Question,
  type Source,
  type Told,
} from './statement'

/** One endpoint by itself, so that it is known who answered. */
export interface Endpoint {
  /** Scheme and host, and nothing of a path or query that may hold a key. */
  readonly endpoint: string
  readonly client: Requests
}

export interface FactsQuestion {
  readonly network: Network
  readonly name: Name
  readonly questions: readonly Question[]
}

/** Kinds that are read in the same trips, in this order: a node's quota counts what comes at once. */
const groups: readonly (readonly FactKind[])[] = [
  ['owner', 'identity', 'wallet'],
  ['document', 'controller', 'guardians'],
  ['swept'],
  ['balance'],
  ['allowances'],
  ['nfts'],
  ['stakes'],
  ['shares'],
  ['soulbound'],
]

/** These say nothing of one call: the endpoint is not asked any more. */
const silent: readonly string[] = ['RpcTransport', 'RpcTimeout', 'RpcWrongNetwork']

/**
 * Answers questions about a name, in their order. Each endpoint is asked by itself: what the first does not answer, the next one
 * is asked for. A fact that none answers is unknown with the last reason. Rejects with the signal's reason alone.
 *
 * @example
 * const facts = await readFacts([{ endpoint: 'https://api.zilliqa.com', client }], { network, name, questions })
 */
export async function readFacts(
  endpoints: readonly Endpoint[],
  question: FactsQuestion,
  options?: RequestOptions,
): Promise<readonly StatedFact[]> {
  const facts = new Map<string, StatedFact>()
  const gone = new Set<Endpoint>()
  for (const kinds of groups) {
    let open = question.questions.filter(({ fact }) => kinds.includes(fact))
    for (const endpoint of endpoints) {
      if (open.length === 0) break
      if (gone.has(endpoint)) continue
      options?.signal?.throwIfAborted()
      const answers = await askAll(endpoint, { ...question, questions: open }, options)
      for (const fact of answers) facts.set(questionKey(fact), fact)
      open = open.filter((each) => !('value' in (facts.get(questionKey(each)) ?? {})))
      const isSilent = answers.every((fact) => 'unknown' in fact && silent.includes(fact.unknown.code))
      if (isSilent) gone.add(endpoint)
    }
  }
  return question.questions.map(
    (each) => facts.get(questionKey(each)) ?? factOf(each, unknownBy(nobody()), nowhere),
  )
}

const nowhere: Source = { endpoint: null, fromBlock: null, toBlock: null }

function nobody(): RpcError {
  return new RpcError('RpcTransport', 'No endpoint answers.')
}

/** Asks one endpoint some questions, between two looks at its newest block. */
async function askAll(
  { endpoint, client }: Endpoint,
  { network, name, questions }: FactsQuestion,
  options: RequestOptions | undefined,
): Promise<readonly StatedFact[]> {
  const asking = { client, network, name, options }
  const kinds = [...new Set(questions.map(({ fact }) => fact))]
  const [before, ...answers] = await Promise.all([
    orUnread(getLatestBlock(client, options)),
    ...kinds.map(async (kind) => {
      const asked = questions.filter(({ fact }) => fact === kind)
      const told: readonly Told[] = await factReads[kind](asking, asked)
      return asked.map((each, at) => [each, told[at]!] as const)
    }),
  ])
  const hasAnswer = answers.flat().some(([, told]) => 'value' in told)
  const after = hasAnswer ? await orUnread(getLatestBlock(client, options)) : null
  const source = {
    endpoint,
    fromBlock: before?.number.toString() ?? null,
    toBlock: (after ?? before)?.number.toString() ?? null,
  }
  return answers.flat().map(([each, told]) => factOf(each, told, 'value' in told ? source : nowhere))
}

/** A reader answers in the type of the kind that it was asked for. */
function factOf({ fact, of, about }: Question, told: Told, source: Source): StatedFact {
  return { fact, of, about, ...source, ...told } as StatedFact
}
