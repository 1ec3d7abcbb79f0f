import { isOurCode } from '@tyto/contracts'
import { bytesToHex, sha256, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { contractNameIn } from './contractNameIn'
import { getContractCode } from './getContractCode'

/** The source of a contract. */
export interface ContractSource {
  readonly code: string
  /** The name that it gives itself; null where it has none. */
  readonly name: string | null
  /** Is it one of ours, to the last character? */
  readonly isOurs: boolean
}

/** Reads the source at an address; null where no contract stands. Rejects with `RpcError`. */
export async function readSource(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<ContractSource | null> {
  const code = await getContractCode(client, address, options)
  if (code === null) return null
  const name = contractNameIn(code)
  return { code, name, isOurs: name !== null && (await isOurCode(name, codeHashOf(code))) }
}

/** SHA-256 of the code at an address; null where no contract stands. Rejects with `RpcError`. */
export async function readCodeHash(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<Hex | null> {
  const code = await getContractCode(client, address, options)
  return code === null ? null : codeHashOf(code)
}

/** SHA-256 of a code, as a network's entry records it. */
export function codeHashOf(code: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(code)))
}
