import { blockMethods } from './blockMethods'
import type { RpcMethod } from './defineMethod'
import { devnetMethods } from './devnetMethods'
import { directoryMethods } from './directoryMethods'
import { explorerMethods } from './explorerMethods'
import { historyMethods } from './historyMethods'
import { networkMethods } from './networkMethods'
import { replicaMethods } from './replicaMethods'
import { stateMethods } from './stateMethods'
import { transactionMethods } from './transactionMethods'

/** Every method of the local network. */
export const rpcMethods: readonly RpcMethod[] = [
  ...networkMethods,
  ...blockMethods,
  ...directoryMethods,
  ...transactionMethods,
  ...stateMethods,
  ...explorerMethods,
  ...historyMethods,
  ...replicaMethods,
  ...devnetMethods,
]
