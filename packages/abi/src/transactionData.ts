import type { ContractCall, ContractDeploy } from './binding'

/** The `data` of a transaction that calls a contract. Source: Zilliqa JSON-RPC, CreateTransaction. */
export function encodeCallData(call: ContractCall): string {
  return JSON.stringify({ _tag: call.transition, params: call.params })
}

/** The `data` of a transaction that deploys a contract: its init data. */
export function encodeDeployData(deploy: ContractDeploy): string {
  return JSON.stringify(deploy.init)
}
