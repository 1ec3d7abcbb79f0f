import { blockMethods } from './blockMethods'
import type { RpcMethod } from './defineMethod'
import { explorerMethods } from './explorerMethods'
import { historyMethods } from './historyMethods'
import { stateMethods } from './stateMethods'
import { transactionMethods } from './transactionMethods'

/** Every method of the local network. */
export const rpcMethods: readonly RpcMethod[] = [
  ...blockMethods,
  ...transactionMethods,
  ...stateMethods,
  ...explorerMethods,
  ...historyMethods,
]
