import { isOurCode } from '@tyto/contracts'
import { bytesToHex, sha256, utf8ToBytes, type Address } from '@tyto/primitives'
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
  const codeHash = bytesToHex(sha256(utf8ToBytes(code)))
  return { code, name, isOurs: name !== null && (await isOurCode(name, codeHash)) }
}
