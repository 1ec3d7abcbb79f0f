/** One kind of torture. */
export interface Part {
  /** Also the argument that picks it. */
  readonly name: string
  /** The thing that its size counts, which is the name of its option. */
  readonly counts: string
  /** The size of a whole run; `npm test` does a hundredth of it. */
  readonly full: number
  /** `tell` hears how many of `size` are done, where the part counts them. */
  run(size: number, seed: number, tell?: (done: number) => void): Promise<Ordeal>
}

/** The result of a part. */
export interface Ordeal {
  readonly figures: readonly (readonly [what: string, figure: string | number])[]
  /** The things that were lost, untrue or not said: none, where all is well. */
  readonly losses: readonly string[]
}

/** Numbers below a bound, the same ones for the same seed. */
export type Random = (below: number) => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
