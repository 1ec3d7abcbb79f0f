import { mostKeptForRewinding } from '../bounds/bounds'
import { del, put, type KeyValueStore, type Operation } from './keyValueStore'

/** The earlier value of each key that was written since a place was marked; undefined where there was none. */
interface Layer {
  readonly place: number
  readonly before: Map<string, string | undefined>
  /** Characters of keys and values. */
  size: number
}

/**
 * A store that goes back to a place that was marked: from the first mark on it keeps what each write replaces, and that is
 * bounded, so the oldest places are given up. Without a mark it costs nothing.
 */
export class RewindableStore implements KeyValueStore {
  readonly #below: KeyValueStore
  readonly #bounds: { readonly places: number; readonly size: number }
  #layers: Layer[] = []
  #lastPlace = 0

  constructor(below: KeyValueStore, bounds = mostKeptForRewinding) {
    this.#below = below
    this.#bounds = bounds
  }

  get durable(): boolean {
    return this.#below.durable
  }

  /** Marks this place; the number stands for it in `rewind`. */
  markPlace(): number {
    this.#lastPlace += 1
    this.#layers.push({ place: this.#lastPlace, before: new Map(), size: 0 })
    this.#giveUpOldest()
    return this.#lastPlace
  }

  /** Whether the store can still go back there. */
  knows(place: number): boolean {
    return this.#layers.some((layer) => layer.place === place)
  }

  /** Undoes all writes since the place was marked, in one batch; that place and the later ones are marked no more. */
  async rewind(place: number): Promise<void> {
    const from = this.#layers.findIndex((layer) => layer.place === place)
    if (from < 0) throw new RangeError(`No place ${place} is marked`)
    // Of one key the oldest layer says what stood there at the place.
    const before = new Map<string, string | undefined>()
    for (const layer of this.#layers.slice(from).reverse())
      for (const [key, value] of layer.before) before.set(key, value)
    await this.#below.write(
      Array.from(before, ([key, value]) => (value === undefined ? del(key) : put(key, value))),
    )
    this.#layers = this.#layers.slice(0, from)
  }

  get(key: string): string | undefined {
    return this.#below.get(key)
  }

  entries(prefix: string, from?: string): AsyncIterable<readonly [string, string]> {
    return this.#below.entries(prefix, from)
  }

  keys(prefix: string): AsyncIterable<string> {
    return this.#below.keys(prefix)
  }

  write(operations: readonly Operation[]): Promise<void> {
    const layer = this.#layers.at(-1)
    if (layer) for (const { key } of operations) this.#keep(layer, key)
    return this.#below.write(operations)
  }

  setMark(text: string): void {
    this.#below.setMark(text)
  }

  mark(): string {
    return this.#below.mark()
  }

  close(): Promise<void> {
    return this.#below.close()
  }

  #keep(layer: Layer, key: string): void {
    if (layer.before.has(key)) return
    const value = this.#below.get(key)
    layer.before.set(key, value)
    layer.size += key.length + (value?.length ?? 0)
    this.#giveUpOldest()
  }

  #giveUpOldest(): void {
    const size = (): number => this.#layers.reduce((sum, layer) => sum + layer.size, 0)
    while (this.#layers.length > this.#bounds.places || size() > this.#bounds.size) this.#layers.shift()
  }
}
