import { isRecord } from '@tyto/primitives'
import { wait, type WalletWindow } from '../base/walletWindow'
import type { WalletNode } from '../base/node'
import { Emitter } from './emitter'

/** The block as `observableBlock` delivers it. */
export interface BlockNotice {
  /** The result of GetLatestTxBlock. */
  readonly TxBlock: unknown
  readonly TxHashes: readonly (readonly string[])[]
}

const period = 10_000

/** Looks for blocks about every ten seconds while somebody listens, and delivers each one twice, as the wallet does. */
export class BlockWatch {
  readonly blocks = new Emitter<BlockNotice>()
  readonly hashes = new Emitter<string>()
  readonly #window: WalletWindow
  readonly #node: WalletNode
  readonly #isWatched: (hash: string) => boolean
  #running = false

  constructor(window: WalletWindow, node: WalletNode, isWatched: (hash: string) => boolean) {
    this.#window = window
    this.#node = node
    this.#isWatched = isWatched
  }

  start(): void {
    if (this.#running) return
    this.#running = true
    void this.#run()
  }

  async #run(): Promise<void> {
    for (;;) {
      await wait(this.#window, period)
      if (!this.blocks.isWatched && !this.hashes.isWatched) break
      const notice = await this.#look().catch(() => undefined)
      if (notice) this.#deliver(notice)
    }
    this.#running = false
  }

  async #look(): Promise<BlockNotice> {
    const [block, recent] = await Promise.all([
      this.#node.ask('GetLatestTxBlock', []),
      this.#node.ask('GetRecentTransactions', []),
    ])
    const hashes = isRecord(recent.result) ? recent.result['TxnHashes'] : []
    return { TxBlock: block.result, TxHashes: [Array.isArray(hashes) ? hashes.map(String) : []] }
  }

  #deliver(notice: BlockNotice): void {
    this.blocks.next(notice)
    this.blocks.next(notice)
    for (const hash of notice.TxHashes.flat()) if (this.#isWatched(hash)) this.hashes.next(hash)
  }
}
