import { zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import { readField, valueOr } from '../../reads/readField'

/** The amount of a token that a spender may take from its owner, at any time. */
export interface Allowance {
  readonly owner: Address
  readonly spender: Address
  /** In the token's smallest unit, above zero. */
  readonly amount: bigint
}

export interface TokenAllowances {
  readonly token: Address
  /** All that there is of it; null where it could not be read. */
  readonly supply: bigint | null
  /** Null where they could not be read. */
  readonly allowances: readonly Allowance[] | null
}

/**
 * Who may take which of some tokens from these owners: of each token the part of each owner, and nobody else's. One trip. A
 * token that cannot be read is unknown by itself; rejects with `RpcError` where none can be.
 *
 * @example
 * const all = await readAllowances(client, [wallet, account], tokens)
 */
export async function readAllowances(
  client: Requests,
  owners: readonly Address[],
  tokens: readonly Address[],
  options?: RequestOptions,
): Promise<readonly TokenAllowances[]> {
  const read = await Promise.all(tokens.map((token) => readToken(client, token, owners, options)))
  const [failure] = read.filter((each) => each instanceof RpcError)
  if (failure !== undefined && read.every((each) => each instanceof RpcError)) throw failure
  return read.map((each, index) =>
    each instanceof RpcError ? { token: tokens[index]!, supply: null, allowances: null } : each,
  )
}

async function readToken(
  client: Requests,
  token: Address,
  owners: readonly Address[],
  options?: RequestOptions,
): Promise<TokenAllowances | RpcError> {
  const { fields } = zrc2Token(token)
  try {
    const [supply, ...parts] = await Promise.all([
      readField(client, fields.total_supply, options),
      ...owners.map((owner) => readField(client, fields.allowances.at(owner), options)),
    ])
    const allowances = parts.flatMap((part, index) =>
      Array.from(valueOr(part, new Map<Address, bigint>()), ([spender, amount]) => ({
        owner: owners[index]!,
        spender,
        amount,
      })),
    )
    // A contract keeps what was taken back as a zero.
    const standing = allowances.filter(({ amount }) => amount > 0n)
    return { token, supply: valueOr(supply, null), allowances: standing }
  } catch (error) {
    if (error instanceof RpcError) return error
    throw error
  }
}
