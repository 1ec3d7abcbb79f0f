import {
  mostForeseen,
  networkIds,
  type ConfirmedTransaction,
  type Foreseen,
  type Intent,
  type NetworkId,
} from '@tyto/chain'
import { isAddress, isHex, isRecord } from '@tyto/primitives'
import { decodeInput, encodeInput } from '../action/inputJson'
import type { StoredMoment } from '../action/moment'
import type { OwnChange } from '../action/ownChange'
import { readSummary, type Summary } from '../action/summary'
import { readAllowed, readSums, readTold, type Allowed, type Sum, type Told } from '../review/told'
import { fromFormOne } from './fromFormOne'
import type { RejectedReason, TransactionProgress, UnknownCause } from './transactionMachine'

/** One transaction as it is stored, one record each. */
export interface StoredTransaction {
  /** A key that this page makes before the wallet opens. */
  readonly key: string
  readonly network: NetworkId
  /** Name of the action. */
  readonly action: string
  /** The action's input as `encodeInput` wrote it. */
  readonly input: string
  /** The name or address that the transaction is for, as the person sees it; may be empty. */
  readonly subject: string
  readonly intent: Intent
  readonly state: TransactionProgress
  /** When the id became known, in ms since 1970. */
  readonly submittedAt: number | null
  /** Gas limit times the wallet's highest price, in Qa: the most that the gas can cost. */
  readonly gasBound: bigint
  /** The gas limit that the wallet was asked for; null in records of earlier releases. */
  readonly gasLimit: bigint | null
  /** The donation that the person chose, in Qa; 0 for none. After a refusal the next review begins with it. */
  readonly donation: bigint
  /** The plain sentences of the review. */
  readonly summary: Summary
  /** The changes that the simulation said success would bring; none where nothing could be simulated. */
  readonly foreseen: readonly Foreseen[]
  /** The coins that leave, as the review said. */
  readonly told: Told
  /** Its changes of the wallet that it calls. */
  readonly changes: readonly OwnChange[]
  /** The thing that a person will remember of it, as its action said when it was signed; null for nothing. */
  readonly moment: StoredMoment | null
  /** The coins that left in truth, where the block says something else than the review; else none. */
  readonly paid: readonly Sum[]
  /** The allowances in truth, likewise. */
  readonly allowed: readonly Allowed[]
  /** Ids of equal ones of which the person said that they are not this one. */
  readonly others: readonly string[]
  /** Was the person told of the result, and did `onConfirmed` run? */
  readonly isFollowedUp: boolean
  /** The person does not want to wait any longer: its result is read only when the person asks. */
  readonly isDismissed: boolean
  /** The series that it belongs to, and the key of its item there; null for one that was reviewed alone. */
  readonly series: SeriesPlace | null
}

/** Where a transaction of a series belongs. */
export interface SeriesPlace {
  readonly id: string
  readonly item: string
}

/** Increased when the form of a record changes; a reader of each earlier form stays. */
export const transactionForm = 2

/** A record as the text that is stored. */
export function formatStored(transaction: StoredTransaction): string {
  return encodeInput({ version: transactionForm, ...transaction })
}

/** Reads stored text; returns null for malformed text and for records of a later form. Never throws. */
export function parseStored(text: string): StoredTransaction | null {
  try {
    return readStored(inLatestForm(decodeInput(text)))
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

function readStored(value: unknown): StoredTransaction | null {
  if (!isRecord(value) || value['version'] !== transactionForm) return null
  const { key, network, action, input, subject, submittedAt, gasBound, donation, isFollowedUp, isDismissed } =
    value
  const intent = readIntent(value['intent'])
  const state = readState(value['state'])
  const isSound =
    isText(key, 64) &&
    isNetworkId(network) &&
    isText(action, 100) &&
    isText(input, 200_000) &&
    isText(subject, 400) &&
    (submittedAt === null || isTime(submittedAt)) &&
    isAmount(gasBound) &&
    typeof isFollowedUp === 'boolean' &&
    typeof isDismissed === 'boolean'
  if (!isSound || !intent || !state) return null
  return {
    key,
    network,
    action,
    input,
    subject,
    intent,
    state,
    submittedAt,
    gasBound,
    gasLimit: isAmount(value['gasLimit']) ? value['gasLimit'] : null,
    // Records of earlier releases have none.
    donation: isAmount(donation) ? donation : 0n,
    summary: readSummary(value['summary']),
    foreseen: readList(value['foreseen'], mostForeseen).filter(isForeseen),
    told: readTold(value['told']),
    changes: readList(value['changes'], mostChanges).filter(isOwnChange),
    moment: isMoment(value['moment']) ? value['moment'] : null,
    paid: readSums(value['paid']),
    allowed: readAllowed(value['allowed']),
    others: readList(value['others'], mostOthers).filter(isId),
    isFollowedUp,
    isDismissed,
    // Records of earlier releases have none.
    series: readPlace(value['series']),
  }
}

/** A record of an earlier form as one of the present form; anything else as it is. */
function inLatestForm(value: unknown): unknown {
  return isRecord(value) && value['version'] === 1 ? fromFormOne(value) : value
}

/** More than an action changes of a wallet at once. */
const mostChanges = 10
const statuses: readonly unknown[] = ['Locked', 'Deactivated', 'Recovered']

function isOwnChange(value: unknown): value is OwnChange {
  if (!isRecord(value)) return false
  const { kind, guardians, to } = value
  switch (kind) {
    case 'guardians':
      return Array.isArray(guardians) && guardians.every((each) => isHex(each, 32))
    case 'controller':
    case 'controllerAsked':
      return isAddress(to)
    case 'status':
      return statuses.includes(to)
    default:
      return false
  }
}

/** Its part says whether the rest of it is sound. */
function isMoment(value: unknown): value is StoredMoment {
  return isRecord(value) && isText(value['kind'], 100)
}

/** How many equal transactions of other devices are told apart from one. */
export const mostOthers = 20

function readList(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : []
}

function isForeseen(value: unknown): value is Foreseen {
  if (!isRecord(value)) return false
  const { address, field, keys, before, after } = value
  return (
    isAddress(address) &&
    (field === null || isText(field, 200)) &&
    Array.isArray(keys) &&
    keys.every((key) => isText(key, 400)) &&
    isText(before, 64) &&
    isText(after, 64)
  )
}

function readPlace(value: unknown): SeriesPlace | null {
  if (!isRecord(value)) return null
  const { id, item } = value
  return isText(id, 64) && isText(item, 100) ? { id, item } : null
}

function readIntent(value: unknown): Intent | null {
  if (!isRecord(value)) return null
  const { kind, sender, nonce, block, to, transition, amount, digest, time } = value
  // Records of earlier releases have none.
  const likeness = isDigest(value['likeness']) ? value['likeness'] : digest
  const isSound =
    (kind === 'call' || kind === 'deploy' || kind === 'payment') &&
    isAddress(sender) &&
    isAmount(nonce) &&
    isAmount(block) &&
    isAddress(to) &&
    (transition === null || isText(transition, 200)) &&
    isAmount(amount) &&
    isDigest(digest) &&
    isDigest(likeness) &&
    isTime(time)
  return isSound ? { kind, sender, nonce, block, to, transition, amount, digest, likeness, time } : null
}

const rejectedReasons: readonly RejectedReason[] = ['byUser', 'byWallet']
const unknownCauses: readonly UnknownCause[] = [
  'pollsOver',
  'stopped',
  'pageGone',
  'unclear',
  'misnamed',
  'doubt',
  'unseen',
]

function readState(value: unknown): TransactionProgress | null {
  if (!isRecord(value)) return null
  const { status, id } = value
  switch (status) {
    case 'awaiting':
      return { status, ...readEqual(value) }
    case 'submitted':
      return isId(id) ? { status, id } : null
    case 'unknown': {
      const cause = unknownCauses.find((each) => each === value['cause'])
      return cause && (id === null || isId(id)) ? { status, id, cause, ...readEqual(value) } : null
    }
    case 'rejected': {
      const reason = rejectedReasons.find((each) => each === value['reason'])
      const { code } = value
      if (!reason || (code !== null && !isText(code, 100))) return null
      // In records of earlier releases nobody had asked the chain.
      return { status, reason, code, isSure: value['isSure'] === true, ...readEqual(value) }
    }
    case 'strayed': {
      const { sender, to, amount } = value
      const isSound = isId(id) && isAddress(sender) && isAddress(to) && isAmount(amount)
      return isSound ? { status, id, sender, to, amount } : null
    }
    case 'confirmed':
    case 'failed':
      return isId(id) ? readEnd(status, id, value) : null
    default:
      return null
  }
}

function readEqual({ equal }: Fields): { readonly equal?: string } {
  return isId(equal) ? { equal } : {}
}

function readEnd(status: 'confirmed' | 'failed', id: string, value: Fields): TransactionProgress | null {
  const { receipt, nodeStatus } = value
  if (receipt === null) {
    const isRefusal =
      status === 'failed' && typeof nodeStatus === 'number' && Number.isSafeInteger(nodeStatus)
    return isRefusal ? { status, id, receipt, nodeStatus } : null
  }
  const read = readReceipt(receipt)
  // If a record and its receipt contradict each other, the record is ignored.
  return read?.id === id && read.success === (status === 'confirmed') ? { status, id, receipt: read } : null
}

function readReceipt(value: unknown): ConfirmedTransaction | null {
  if (!isRecord(value)) return null
  const { id, success, block, gasUsed, gasPrice, exceptions } = value
  const isSound =
    isId(id) && typeof success === 'boolean' && isAmount(block) && isAmount(gasUsed) && isAmount(gasPrice)
  if (!isSound || !Array.isArray(exceptions)) return null
  return { id, success, block, gasUsed, gasPrice, exceptions: exceptions.filter(isException) }
}

function isException(value: unknown): value is { readonly message: string; readonly line: number } {
  return isRecord(value) && typeof value['message'] === 'string' && typeof value['line'] === 'number'
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isAmount(value: unknown): value is bigint {
  return typeof value === 'bigint' && value >= 0n
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

const isDigest = isId

function isNetworkId(value: unknown): value is NetworkId {
  return networkIds.some((id) => id === value)
}
