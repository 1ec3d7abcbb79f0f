import type { Devnet } from './devnet'

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** A loopback address. Default 127.0.0.1. */
  readonly host?: '127.0.0.1' | 'localhost' | '::1'
}

export interface Listener {
  /** `http://127.0.0.1:5555` */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Serves one devnet's JSON-RPC at POST / of a loopback port, for wallets and tests. */
export declare function listen(devnet: Devnet, options: ListenOptions): Promise<Listener>
