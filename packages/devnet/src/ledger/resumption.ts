/** The state of a kept chain when it was opened. */
export interface Resumption {
  /** The transaction that was being executed when the last process ended: tried once more, or dropped where two ended at it. */
  readonly suspect: string | undefined
  readonly isDropped: boolean
  /** How many blocks had been made and are in the store no more: its end is gone. */
  readonly lostBlocks: number
  /** Whether newer rules hold from the next block on. */
  readonly hasNewRules: boolean
  /** How far the clock is behind the latest block, in ms; 0 where it is not. */
  readonly behind: number
}
