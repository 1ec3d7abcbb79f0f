/** Every lie that the rig knows: what a node says that is not so, and what a wallet does and does not say. */
import { isRecord, ownValue } from '@tyto/primitives'
import type { TestAccount } from '@tyto/devnet'
import { changing, type Behaviour, type SentCall } from '../steps/network/faultyNode'
import type { RigClock } from './rigClock'
import type { WalletAsk, WalletBehaviour } from './signingWallet'

/** The truth as a lying node and a lying wallet know it. */
export interface LieContext {
  readonly clock: RigClock
  /** Was a transaction of this id signed for the write? */
  isOwn(id: string): boolean
  /** Answers of the network from before the wallet was asked, by their question. */
  readonly before: ReadonlyMap<string, unknown>
  readonly height: number
  /** A transaction of somebody else that stands in a block, as the network tells it, and its id. */
  readonly other: { readonly id: string; readonly body: Readonly<Record<string, unknown>> }
  /** Another account of the same wallet. */
  readonly otherAccount: TestAccount
  /** One that the account sent before; null where it sent none. */
  readonly earlierId: string | null
  /** Less gas than the write takes; null where it cannot fail for that. */
  readonly tooLittleGas: string | null
}

export interface Lie {
  readonly name: string
  readonly teller: 'nobody' | 'node' | 'wallet' | 'another device'
  /** How the node answers from the moment when the wallet is asked. */
  readonly node?: (context: LieContext) => Behaviour
  /** How the wallet answers the first request. Later ones are answered truly. */
  readonly wallet?: (ask: WalletAsk, context: LieContext) => ReturnType<WalletBehaviour>
  /** As often as the wallet itself sends it, for one yes of the person: no page can undo that. Default 1. */
  readonly sends?: 2
  /** Is it none for this write? */
  readonly isNone?: (context: LieContext) => boolean
  /** The person gives up waiting before the wallet answers. */
  readonly isLate?: true
}

/** Says yes, signs, sends, and tells the truth. */
export const honest: WalletBehaviour = async ({ send }) => ({ ID: await send() })

const silent = new Promise<never>(() => undefined)

/** Words of nodes and gateways about transactions that they had taken. */
const nodeWords = [
  'context canceled',
  'request was cancelled by the gateway',
  'Transaction rejected: already known',
  'Failed to acquire lock',
  'upstream not connected',
] as const

export const lies: readonly Lie[] = [
  { name: 'nobody lies', teller: 'nobody' },
  {
    name: 'the person refuses',
    teller: 'nobody',
    wallet: async () => {
      throw 'Rejected by user'
    },
  },
  { name: 'the wallet never answers', teller: 'nobody', wallet: () => silent },
  { name: 'the answer is dropped', teller: 'node', node: () => onSending(dropAnswer) },
  ...nodeWords.map((words): Lie => ({
    name: `taken, and “${words}”`,
    teller: 'node',
    node: () => onSending(sayInstead(words)),
  })),
  { name: 'late by 30 s', teller: 'node', node: ({ clock }) => lateBy(clock, 30_000) },
  { name: 'gone for two minutes', teller: 'node', node: ({ clock }) => goneFor(clock, 120_000) },
  {
    name: "another transaction's receipt",
    teller: 'node',
    node: (context) =>
      aboutOwn(context, ({ params }) => ({ result: { ...context.other.body, ID: params[0] } })),
  },
  {
    name: 'failed for succeeded',
    teller: 'node',
    node: (context) => aboutOwn(context, (_, answer) => withReceipt(answer, failedReceipt)),
  },
  {
    name: 'succeeded for failed',
    teller: 'node',
    isNone: ({ tooLittleGas }) => tooLittleGas === null,
    wallet: async ({ send }, { tooLittleGas }) => ({ ID: await send({ gasLimit: tooLittleGas! }) }),
    node: (context) => aboutOwn(context, (_, answer) => withReceipt(answer, succeededReceipt)),
  },
  { name: 'an old state', teller: 'node', node: oldState },
  { name: 'wrong types', teller: 'node', node: wrongTypes },
  {
    name: '“not found”',
    teller: 'node',
    node: (context) => aboutOwn(context, () => ({ error: notPresent })),
  },
  { name: '“dropped”', teller: 'node', node: dropped },
  {
    name: 'sent, and the words of a refusal',
    teller: 'wallet',
    wallet: async ({ send }) => {
      await send()
      throw 'Rejected by user'
    },
  },
  { name: 'sent, and no answer', teller: 'wallet', wallet: ({ send }) => send().then(() => silent) },
  {
    name: 'another id',
    teller: 'wallet',
    wallet: ({ send }) => send().then(() => ({ ID: 'ab'.repeat(32) })),
  },
  {
    name: "an earlier transaction's id",
    teller: 'wallet',
    isNone: ({ earlierId }) => earlierId === null,
    wallet: ({ send }, { earlierId }) => send().then(() => ({ ID: earlierId })),
  },
  {
    name: 'the id of nothing that was sent',
    teller: 'wallet',
    wallet: async () => ({ ID: 'cd'.repeat(32) }),
  },
  { name: 'no id', teller: 'wallet', wallet: ({ send }) => send().then(() => ({})) },
  {
    name: 'another amount',
    teller: 'wallet',
    wallet: async ({ send, asked }) => ({
      ID: await send({ amount: String(BigInt(asked.amount) + oneZil) }),
    }),
  },
  {
    name: 'another account',
    teller: 'wallet',
    wallet: async ({ send }, { otherAccount }) => ({ ID: await send({}, otherAccount) }),
  },
  {
    name: 'approved after the page gave up',
    teller: 'wallet',
    isLate: true,
    wallet: async ({ send, late }) => {
      await late
      return { ID: await send() }
    },
  },
  {
    name: 'an equal one from another device',
    teller: 'another device',
    wallet: async ({ send, sendElsewhere, late }) => {
      await sendElsewhere()
      await late
      return { ID: await send() }
    },
  },
  {
    name: 'approved twice',
    teller: 'wallet',
    sends: 2,
    wallet: async ({ send }) => {
      const id = await send()
      await send()
      return { ID: id }
    },
  },
]

const oneZil = 10n ** 12n

const notPresent = { code: -20, message: 'Txn Hash not Present', data: null }

type Answering = (ask: () => Promise<unknown>, id: unknown) => Promise<unknown>

/** Another answer to the first transaction that is sent, after the network has taken it. */
function onSending(answer: Answering): Behaviour {
  let isOver = false
  return async (body, ask) => {
    const call = JSON.parse(body) as unknown
    const sent = [call].flat().find((each) => ownValue(each, 'method') === 'CreateTransaction')
    if (sent === undefined || isOver) return ask(body)
    isOver = true
    return answer(() => ask(body), ownValue(sent, 'id'))
  }
}

const dropAnswer: Answering = async (ask) => {
  await ask()
  throw new TypeError('Failed to fetch')
}

function sayInstead(message: string): Answering {
  return async (ask, id) => {
    await ask()
    return { id, jsonrpc: '2.0', error: { code: -8, message, data: null } }
  }
}

function lateBy(clock: RigClock, ms: number): Behaviour {
  return async (body, ask) => {
    const answer = await ask(body)
    await clock.sleep(ms)
    return answer
  }
}

/** It takes what the wallet sends, and answers nobody for that time. */
function goneFor(clock: RigClock, ms: number): Behaviour {
  const until = clock.now() + ms
  return async (body, ask) => {
    if (clock.now() >= until) return ask(body)
    if (body.includes('"CreateTransaction"') || body.includes('"GetBalance"')) await ask(body)
    throw new TypeError('Failed to fetch')
  }
}

type Telling = (call: SentCall, answer: Readonly<Record<string, unknown>>) => object

/** Lies about the transactions of the write and about nothing else. */
function aboutOwn({ isOwn }: LieContext, tell: Telling): Behaviour {
  return changing((call, answer) => {
    const isAbout = call.method === 'GetTransaction' && isOwn(String(call.params[0]))
    return isAbout ? { id: answer.id, jsonrpc: '2.0', ...tell(call, answer) } : answer
  })
}

function withReceipt(answer: Readonly<Record<string, unknown>>, change: object): object {
  const { result } = answer
  if (!isRecord(result) || !isRecord(result['receipt'])) return answer
  return { result: { ...result, receipt: { ...result['receipt'], ...change } } }
}

const failedReceipt = {
  success: false,
  exceptions: [{ line: 7, message: 'Exception thrown: (Message [(_exception : (String "Error"))])' }],
  event_logs: [],
  transitions: [],
}
const succeededReceipt = { success: true, exceptions: [], errors: {} }

/** Everything as it was before the wallet was asked, and nothing that came since. */
function oldState(context: LieContext): Behaviour {
  const { isOwn, before, height } = context
  return changing((call, answer) => {
    const { method, params } = call
    const told = (part: object) => ({ id: answer.id, jsonrpc: '2.0', ...part })
    const isNew = method.startsWith('GetTransaction') && isOwn(String(params[0]))
    if (isNew) return told({ error: notPresent })
    if (method === 'GetTxnBodiesForTxBlock' && Number(params[0]) > height)
      return told({ error: { code: -20, message: 'Tx Block does not exist', data: null } })
    const known = before.get(questionOf(call))
    return known === undefined ? answer : told(known as object)
  })
}

/** A question without the number of its envelope. */
export function questionOf({ method, params }: SentCall): string {
  return JSON.stringify([method, params])
}

const junk = [7, 'yes', [], {}, null, true, { success: 'no' }, [[]]] as const

/** Whatever is asked, the answer is of another kind. */
function wrongTypes(): Behaviour {
  let count = 0
  return changing(({ method }, answer) =>
    method === 'CreateTransaction' || method === 'GetNetworkId'
      ? answer
      : { id: answer.id, jsonrpc: '2.0', result: junk[count++ % junk.length] },
  )
}

/** Says of what stands in a block that it was taken out of the pool. */
function dropped({ isOwn }: LieContext): Behaviour {
  return changing((call, answer) => {
    const { method, params } = call
    if (!isOwn(String(params[0]))) return answer
    const told = { id: answer.id, jsonrpc: '2.0' }
    if (method === 'GetTransaction') return { ...told, error: notPresent }
    if (method !== 'GetTransactionStatus') return answer
    return { ...told, result: { ID: params[0], status: 23, modificationState: 2, success: false } }
  })
}
