import {
  readTransactionOutcome,
  getAccount,
  getContractCode,
  RpcError,
  type Client,
  type TransactionOutcome,
} from '@tyto/chain'
import { loadCode, type PlanStep } from '@tyto/contracts'
import { BaseError, transactionToRpc, type Address } from '@tyto/primitives'
import { placesOf, writeLock, type Lock, type SectionLock } from './lockFile'
import type { Costs } from './rehearse'
import type { Section } from './sections'
import type { Signer } from './signer'

export interface Deployment {
  readonly client: Client
  readonly sign: Signer
  readonly deployer: Address
  readonly sections: readonly Section[]
  /** As measured; what is signed allows a tenth more gas. */
  readonly costs: Costs
  /** In Qa. */
  readonly gasPrice: bigint
  readonly lockPath: string
  readonly lock: Lock
  readonly pause: () => Promise<void>
  readonly log: (line: string) => void
}

/** A contract as the chain has it, held to our source. */
export interface Standing {
  readonly contract: string
  readonly address: Address
  readonly isOurs: boolean
}

/**
 * Puts each section on the chain that is not there yet, and goes on where an earlier run was interrupted: what was sent has
 * its id in the lock file before it leaves, and the same transaction is signed again to the letter. Throws `BaseError`.
 */
export async function carryOut(deployment: Deployment): Promise<Lock> {
  let { lock } = deployment
  for (const section of deployment.sections) {
    const places = placesOf(lock)
    let state = lock.sections[section.name] ?? (await begin(deployment))
    const { steps, addresses } = section.plan({ address: deployment.deployer, nonce: state.nonce }, places)
    const save = async (next: Partial<SectionLock>): Promise<void> => {
      state = { ...state, ...next }
      lock = { ...lock, sections: { ...lock.sections, [section.name]: state } }
      await writeLock(deployment.lockPath, lock)
    }
    await save({ places: addresses })
    for (const [index, step] of steps.entries()) {
      if (index < state.done) continue
      const nonce = state.nonce + BigInt(index) + 1n
      const gasLimit = limitOf(deployment.costs.get(section.name)?.[index]?.gas ?? 0n)
      const signed = await deployment.sign(step, { nonce, gasLimit, gasPrice: deployment.gasPrice })
      if (!state.ids.includes(signed.id)) await save({ ids: [...state.ids.slice(0, index), signed.id] })
      deployment.log(`${section.name} ${index + 1} of ${steps.length}: ${describe(step)}`)
      const outcome = await settle(deployment, signed, nonce)
      if (outcome.kind !== 'confirmed') throw failed(section, step, outcome)
      await save({ done: index + 1 })
    }
  }
  return lock
}

/** Every contract that the lock file names, with whether its code on chain is our source to the letter. */
export async function verify(
  { client, deployer, sections }: Deployment,
  lock: Lock,
): Promise<readonly Standing[]> {
  const deploys = plannedSteps(sections, deployer, lock).flatMap((step) =>
    step.kind === 'deploy' ? [step] : [],
  )
  return Promise.all(
    deploys.map(async ({ contract, address }) => {
      const [found, ours] = await Promise.all([getContractCode(client, address), loadCode(contract)])
      return { contract, address, isOurs: found === ours }
    }),
  )
}

function plannedSteps(sections: readonly Section[], address: Address, lock: Lock): readonly PlanStep[] {
  const places = placesOf(lock)
  return sections.flatMap((section) => {
    const state = lock.sections[section.name]
    return state === undefined ? [] : section.plan({ address, nonce: state.nonce }, places).steps
  })
}

async function begin({ client, deployer }: Deployment): Promise<SectionLock> {
  const { nonce } = await getAccount(client, deployer)
  return { nonce, ids: [], done: 0, places: {} }
}

/** Sends a transaction until it is in a block. */
async function settle(
  { client, deployer, pause, log }: Deployment,
  { transaction, id }: Awaited<ReturnType<Signer>>,
  nonce: bigint,
): Promise<TransactionOutcome> {
  const look = async (): Promise<TransactionOutcome | null> => {
    for (let looks = 0; looks < looksBeforeSendingAgain; looks++) {
      await pause()
      const found = await readTransactionOutcome(client, id)
      if (found) return found
    }
    return null
  }
  for (let times = 0; ; times++) {
    const before = await getAccount(client, deployer)
    const outcome = await readTransactionOutcome(client, id)
    if (outcome) return outcome
    if (before.nonce >= nonce) {
      // It may stand in a block that cannot be looked up yet.
      const late = await look()
      if (late) return late
      throw new BaseError('KeyUsedElsewhere', 'The key sent something else in between.', {
        metaMessages: [
          'Addresses follow from the order of its transactions: use a key that nothing else uses, and go on with the same lock file, which knows what is paid for.',
        ],
      })
    }
    if (times > 0) log('It stands in no block yet: it is sent once more, to the letter.')
    const refusal = await send()
    const found = await look()
    if (found) return found
    if (refusal !== null && (await getAccount(client, deployer)).nonce < nonce) {
      throw new BaseError('StepRefused', 'The node does not take the transaction, and nothing was paid.', {
        details: refusal,
        metaMessages: [refusal],
      })
    }
  }

  /** The words of a node that understood the transaction and does not take it; null where it took it, or where nobody knows. */
  async function send(): Promise<string | null> {
    try {
      await client.request('CreateTransaction', [transactionToRpc(transaction)], { once: true })
      return null
    } catch (error) {
      if (isDefinite(error)) return error.details ?? error.shortMessage
      // It may have arrived all the same: its id tells.
      log(`Not sure whether it arrived: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
}

const looksBeforeSendingAgain = 20

/**
 * The codes of nodes for a transaction that is not as it must be (see `RpcFailure` of the local network): an impossible
 * value, a recipient of the wrong kind, a signature or a price that does not do. Anything else says that it may come yet.
 */
const definiteCodes: ReadonlySet<number> = new Set([-5, -8, -26, -32602])

function isDefinite(error: unknown): error is RpcError {
  return error instanceof RpcError && error.nodeCode !== undefined && definiteCodes.has(error.nodeCode)
}

function failed({ name }: Section, step: PlanStep, outcome: TransactionOutcome): BaseError {
  return new BaseError('StepFailed', `${name}: ${describe(step)} did not do what it should.`, {
    details: outcome.kind === 'failed' ? JSON.stringify(outcome.receipt.exceptions) : outcome.kind,
  })
}

function limitOf(measured: bigint): bigint {
  return measured + measured / 10n + 50n
}

function describe(step: PlanStep): string {
  return step.kind === 'deploy'
    ? `${step.contract} at ${step.address}`
    : `${step.call.transition} of ${step.call.to}`
}
