import type { Params } from './params'

/** The methods by name. Each answers its result or throws `RpcFailure`. */
export type Methods = Readonly<Record<string, (params: Params) => unknown>>
