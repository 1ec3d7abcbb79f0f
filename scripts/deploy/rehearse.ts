import { createClient, checkTransaction } from '@tyto/chain'
import { createDevnet, testAccount } from '@tyto/devnet'
import { BaseError, transactionToRpc } from '@tyto/primitives'
import { sections, type Places } from './sections'
import { createSigner } from './signer'

/** Gas units of each transaction of a section, measured on a chain of this machine that ends with the measuring. */
export async function rehearse(): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const devnet = await createDevnet({
    storage: 'memory',
    blockTime: 'manual',
    clock: Date.now,
    world: 'empty',
  })
  const client = createClient({
    endpoints: ['http://rehearsal'],
    chainId: devnet.network.chainId,
    fetch: async (_url, { body }) => new Response(JSON.stringify(await devnet.handleRpc(body as string))),
  })
  const deployer = testAccount('deployer')
  const sign = createSigner(deployer.privateKey, devnet.network.chainId)
  const gas = new Map<string, readonly bigint[]>()
  let places: Places = {}
  let nonce = 0n
  for (const section of sections) {
    const { steps, addresses } = section.plan({ address: deployer.address, nonce }, places)
    const used: bigint[] = []
    for (const step of steps) {
      const { transaction, id } = await sign(step, {
        nonce: ++nonce,
        gasLimit: mostGas,
        gasPrice: leastPrice,
      })
      await client.request('CreateTransaction', [transactionToRpc(transaction)])
      await devnet.mineBlock()
      const outcome = await checkTransaction(client, id)
      if (outcome?.kind !== 'confirmed') {
        throw new BaseError('RehearsalFailed', `A transaction of ${section.name} fails on an empty chain.`, {
          details: JSON.stringify(outcome, (_, value: unknown) =>
            typeof value === 'bigint' ? String(value) : value,
          ),
        })
      }
      used.push(outcome.receipt.gasUsed)
    }
    gas.set(section.name, used)
    places = { ...places, ...addresses }
  }
  await devnet.close()
  return gas
}

const mostGas = 200_000n
/** In Qa. */
const leastPrice = 2_000_000_000n
