import { inFolder } from '../../command/inFolder'
import { createClient, localNetworkBase, overrideNetwork, resolveName } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { createDevnet, listen, testAccount, type Devnet } from '@tyto/devnet'
import { domainId, parseName } from '@tyto/identity'
import { qaPerZil, type Address } from '@tyto/primitives'
import { callOf, sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import type { Ordeal, Part } from '../part'

const buyer = testAccount(0)
const faucet = testAccount('faucet')
/** So much ZIL is sent along with each purchase; what is too much comes back. */
const perBlock = 100
const gift = 1_000_000_000n * qaPerZil
const buyGas = 10_000n

const nameOf = (index: number): string => `torture${index.toString(36).padStart(5, '0')}`

/** Names bought through the contracts, one by one, and found again, before and after a restart. */
export const names: Part = {
  name: 'names',
  counts: 'names',
  full: 10_000,
  run: (size, _seed, tell) => inFolder((folder) => buyNames(folder, size, tell)),
}

async function buyNames(
  folder: string,
  size: number,
  tell: ((done: number) => void) | undefined,
): Promise<Ordeal> {
  const losses: string[] = []
  let now = Date.UTC(2026, 0, 1)
  const open = () =>
    createDevnet({
      storage: { folder },
      blockTime: 'manual',
      clock: () => (now += 1_000),
    })
  let devnet = await open()
  const wallet = devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address
  const seconds = await buyAll({ devnet, wallet, losses }, size, tell)
  await resolveAll({ devnet, wallet, losses }, size)
  await devnet.close()
  const opening = performance.now()
  devnet = await open()
  const opened = performance.now() - opening
  const [first, last] = await resolveAll({ devnet, wallet, losses }, size)
  await devnet.close()
  const rate = (some: readonly number[]) =>
    Math.round((some.length * Math.min(perBlock, size)) / some.reduce((sum, each) => sum + each, 0))
  const tenth = Math.max(1, Math.floor(seconds.length / 10))
  return {
    figures: [
      ['names bought and found, twice', size],
      ['bought a second in the first tenth', rate(seconds.slice(0, tenth))],
      ['in the last tenth', rate(seconds.slice(-tenth))],
      ['ms to find one of the first hundred', first.toFixed(2)],
      ['of the last hundred', last.toFixed(2)],
      ['ms to open the folder', Math.round(opened)],
    ],
    losses,
  }
}

/** An open network, the wallet that buys, and what went wrong. */
interface Buyer {
  readonly devnet: Devnet
  readonly wallet: Address
  readonly losses: string[]
}

/** Buys all names, a hundred in each block; seconds for each block. */
async function buyAll(
  { devnet, wallet, losses }: Buyer,
  size: number,
  tell: ((done: number) => void) | undefined,
): Promise<readonly number[]> {
  const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const answer = (await devnet.handleRpc({ jsonrpc: '2.0', id: 1, method, params })) as {
      readonly result?: unknown
      readonly error?: unknown
    }
    if (answer.error) losses.push(`${method}: ${JSON.stringify(answer.error)}`)
    return answer.result
  }
  await ask('CreateTransaction', sign(faucet, { nonce: 1n, toAddr: buyer.address, amount: gift }))
  await devnet.mineBlock()
  const price = await priceOf(devnet.network.initDid, ask)
  let { nonce } = (await ask('GetBalance', buyer.address)) as { nonce: number }
  const seconds: number[] = []
  for (let begin = 0; begin < size; begin += perBlock) {
    tell?.(begin)
    const start = performance.now()
    for (let index = begin; index < Math.min(begin + perBlock, size); index++) {
      const order = { username: domainId(nameOf(index)), addr: null, id: 'zil', tyron: null }
      const call = didWallet(wallet).BuyNftUsername(order, { amount: price })
      const core = { nonce: BigInt(++nonce), ...callOf(call), gasLimit: buyGas }
      await ask('CreateTransaction', sign(buyer, core))
    }
    await devnet.mineBlock()
    seconds.push((performance.now() - start) / 1_000)
  }
  return seconds
}

/** Ms for each of the first and of the last hundred. */
async function resolveAll(
  { devnet, wallet, losses }: Buyer,
  size: number,
): Promise<readonly [number, number]> {
  const node = await listen(devnet, { port: 0 })
  const network = overrideNetwork({ ...localNetworkBase, endpoints: [node.url] }, devnet.network)
  if (!network.ok) throw new Error('The local network does not describe itself.')
  const client = createClient({ endpoints: [node.url], chainId: network.value.chainId, fetch })
  const took: number[] = []
  for (let index = 0; index < size; index++) {
    const name = parseName(`${nameOf(index)}.ssi`)
    if (!name.ok) throw new Error(name.code)
    const start = performance.now()
    const found = await resolveName(client, network.value, name.value)
    took.push(performance.now() - start)
    if (found.kind !== 'found' || found.address !== wallet) losses.push(`${nameOf(index)}: ${found.kind}`)
  }
  await node.close()
  const mean = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0) / some.length
  return [mean(took.slice(0, 100)), mean(took.slice(-100))]
}

async function priceOf(
  initDid: string,
  ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>,
): Promise<bigint> {
  const state = (await ask('GetSmartContractSubState', initDid, 'utility', ['zil', 'BuyNftUsername'])) as {
    readonly utility: { readonly zil: { readonly BuyNftUsername: string } }
  }
  return BigInt(state.utility.zil.BuyNftUsername)
}
