/** The node's answers as they stand: without a reader of the product, so that the product can be compared with them. */
import type { Devnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'

/** The balance of a coin, in its smallest unit, and how many digits stand behind the point. */
export interface Held {
  readonly units: bigint
  readonly decimals: number
}

/** The result of a method of the node; null where it says that there is none. */
export async function askNode(
  devnet: Devnet,
  method: string,
  ...params: readonly unknown[]
): Promise<unknown> {
  const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params })
  return (answer as { readonly result?: unknown }).result ?? null
}

/** A field of a contract, or one entry of it. */
export async function askField<T>(
  devnet: Devnet,
  contract: Address,
  field: string,
  keys: readonly string[] = [],
): Promise<T | undefined> {
  const asked = await askNode(devnet, 'GetSmartContractSubState', contract.slice(2), field, keys)
  return (asked as Readonly<Record<string, T>> | null)?.[field]
}

/** The balances of an address: of ZIL and of every token that the protocol names. */
export async function heldBy(
  { devnet }: { readonly devnet: Devnet },
  holder: Address,
): Promise<ReadonlyMap<string, Held>> {
  const account = await askNode(devnet, 'GetBalance', holder.slice(2))
  const { balance = '0' } = (account ?? {}) as { readonly balance?: string }
  const held = new Map<string, Held>([['zil', { units: BigInt(balance), decimals: 12 }]])
  const services = await askField<Record<string, Address>>(devnet, devnet.network.initDid, 'services')
  for (const [id, token] of Object.entries(services ?? {})) {
    // The pool itself, whose shares are the coin tyrons$i.
    if (id === 'tyron_s$i') continue
    const decimals = await decimalsOf(devnet, token)
    if (decimals === null) continue
    const balances = await askField<Record<string, string>>(devnet, token, 'balances', [holder])
    held.set(id, { units: BigInt(balances?.[holder] ?? '0'), decimals })
  }
  return held
}

/** As a token says it when it is made; null for what is no token. */
async function decimalsOf(devnet: Devnet, token: Address): Promise<number | null> {
  const init = await askNode(devnet, 'GetSmartContractInit', token.slice(2))
  const params = (init ?? []) as readonly { readonly vname: string; readonly value: string }[]
  const said = params.find(({ vname }) => vname === 'decimals')
  return said === undefined ? null : Number(said.value)
}
