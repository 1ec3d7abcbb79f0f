import { createClient, readTransactionOutcome, ruleSets, type RuleSetName } from '@tyto/chain'
import { createDevnet, testAccount } from '@tyto/devnet'
import { BaseError, transactionToRpc } from '@tyto/primitives'
import type { Places, Section } from './sections'
import { createSigner } from './signer'

/** The cost of one transaction. */
export interface StepCost {
  /** Gas units. */
  readonly gas: bigint
  /** The amount that it carries into a contract, in Qa. */
  readonly carried: bigint
}

/** By section, what each of its transactions takes. */
export type Costs = ReadonlyMap<string, readonly StepCost[]>

/** Measures each transaction of the sections on a chain of this machine that plays these rules, and ends with the measuring. */
export async function rehearse(sections: readonly Section[], rules: RuleSetName): Promise<Costs> {
  const { gas, blocksToFinal } = ruleSets[rules]
  const devnet = await createDevnet({
    storage: 'memory',
    blockTime: 'manual',
    clock: Date.now,
    world: 'empty',
    rules,
  })
  const client = createClient({
    endpoints: ['http://rehearsal'],
    chainId: devnet.network.chainId,
    fetch: async (_url, { body }) => new Response(JSON.stringify(await devnet.handleRpc(body as string))),
  })
  // Nobody has more, whatever the opening carries.
  const deployer = testAccount('faucet')
  const sign = createSigner(deployer.privateKey, devnet.network.chainId)
  const costs = new Map<string, readonly StepCost[]>()
  let places: Places = {}
  let nonce = 0n
  for (const section of sections) {
    const { steps, addresses } = section.plan({ address: deployer.address, nonce }, places)
    const taken: StepCost[] = []
    for (const step of steps) {
      const { transaction, id } = await sign(step, {
        nonce: ++nonce,
        gasLimit: mostGas,
        gasPrice: gas.leastPrice,
      })
      await client.request('CreateTransaction', [transactionToRpc(transaction)])
      for (let block = 0n; block <= blocksToFinal; block++) await devnet.mineBlock()
      const outcome = await readTransactionOutcome(client, id)
      if (outcome?.kind !== 'confirmed') {
        throw new BaseError('RehearsalFailed', `A transaction of ${section.name} fails on an empty chain.`, {
          details: JSON.stringify(outcome, (_, value: unknown) =>
            typeof value === 'bigint' ? String(value) : value,
          ),
        })
      }
      const carried = step.kind === 'call' ? step.call.amount : step.deploy.amount
      taken.push({ gas: outcome.receipt.gasUsed, carried })
    }
    costs.set(section.name, taken)
    places = { ...places, ...addresses }
  }
  await devnet.close()
  return costs
}

const mostGas = 200_000n
