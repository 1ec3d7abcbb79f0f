import {
  BaseError,
  createTransactionSigner,
  transactionVersion,
  zeroAddress,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'
import { loadCode, type PlanStep } from '@tyto/contracts'
import type { Ledger } from '../ledger/ledger'
import type { TestAccount } from './testAccounts'
import { accountBalance, type WorldPlan } from './worldPlan'

/** Gas units; what is not used comes back. */
const deployLimit = 200_000n
const callLimit = 50_000n

/** The Scilla source of every contract of the plan, by name. */
export async function loadCodes({ steps }: WorldPlan): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>()
  for (const step of steps) {
    if (step.kind !== 'deploy') continue
    if (!codes.has(step.contract)) codes.set(step.contract, await loadCode(step.contract))
  }
  return codes
}

/** Makes the world on a chain that has block 0 only: sends the transactions of the plan and makes their blocks. */
export async function seedWorld(
  ledger: Ledger,
  plan: WorldPlan,
  codes: ReadonlyMap<string, string>,
): Promise<void> {
  const accounts = new Map([...plan.accounts, plan.deployer].map((account) => [account.address, account]))
  const signers = new Map<Address, ReturnType<typeof createTransactionSigner>>()
  const nonces = new Map<Address, bigint>()

  function signerOf({ address, privateKey }: TestAccount): ReturnType<typeof createTransactionSigner> {
    const known = signers.get(address) ?? createTransactionSigner(privateKey)
    signers.set(address, known)
    return known
  }

  async function send(signer: TestAccount, core: Partial<TransactionCore>): Promise<void> {
    const nonce = (nonces.get(signer.address) ?? 0n) + 1n
    nonces.set(signer.address, nonce)
    const taken = await ledger.submit(
      signerOf(signer)({
        version: transactionVersion(ledger.chainId),
        nonce,
        toAddr: zeroAddress,
        amount: 0n,
        gasPrice: ledger.gas.leastPrice,
        gasLimit: callLimit,
        ...core,
      }),
    )
    if (!taken.ok) {
      throw new BaseError('SeedFailed', 'A transaction of the seeded world was refused.', {
        details: taken.code,
      })
    }
  }

  for (const step of plan.steps) {
    const signer = accounts.get(step.sender)
    if (signer === undefined) throw new BaseError('SeedFailed', `Nobody can sign for ${step.sender}.`)
    // A contract must stand before it can be called.
    if (step.kind === 'call' && ledger.state.code(step.call.to) === undefined) await confirm(ledger)
    await send(signer, step.kind === 'deploy' ? deployOf(step, codes) : callOf(step))
  }
  await confirm(ledger)

  // The accounts get back the gas that they paid for their part of the world.
  for (const { address } of plan.accounts) {
    const amount = accountBalance - ledger.state.balance(address)
    if (amount > 0n) await send(plan.deployer, { toAddr: address, amount, gasLimit: ledger.gas.payment })
  }
  await confirm(ledger)
}

function deployOf(
  step: Extract<PlanStep, { kind: 'deploy' }>,
  codes: ReadonlyMap<string, string>,
): Partial<TransactionCore> {
  const code = codes.get(step.contract)
  const { init, amount } = step.deploy
  return { code, data: JSON.stringify(init), amount, gasLimit: deployLimit }
}

function callOf({ call }: Extract<PlanStep, { kind: 'call' }>): Partial<TransactionCore> {
  const data = JSON.stringify({ _tag: call.transition, params: call.params })
  return { toAddr: call.to, amount: call.amount, data }
}

/** Makes a block of what waits. Every transaction of the plan must succeed. */
async function confirm(ledger: Ledger): Promise<void> {
  while (ledger.pool.size > 0) {
    const waiting = ledger.pool.size
    const { transactionIds } = await ledger.produceBlock()
    for (const id of transactionIds) {
      const receipt = ledger.transaction(id)?.receipt
      if (receipt?.success !== true) {
        throw new BaseError('SeedFailed', 'A transaction of the seeded world failed.', {
          details: JSON.stringify({
            id,
            receipt,
            data: ledger.transaction(id)?.transaction.data?.slice(0, 500),
          }),
        })
      }
    }
    if (ledger.pool.size === waiting || ledger.rejected.size > 0) {
      throw new BaseError('SeedFailed', 'A transaction of the seeded world was dropped.')
    }
  }
}
