import type { DidResolution } from '@tyto/chain'

/** A resolution and how long ago the network was asked for it. */
export interface CachedResolution {
  readonly resolution: DidResolution
  /** Seconds. */
  readonly age: number
  /** How long it may be used, in seconds from its creation; 0 if it must not be reused. */
  readonly lifetime: number
}

/** How long the present state of a DID is kept, or the fact that there is none, in seconds. */
const present = 10
/** How long an old version is kept, in seconds; it does not change any more. */
const past = 3600
const mostEntries = 1_000
/** The most characters that all documents may have together. */
const mostText = 20_000_000

/** The other processes that serve the same site: who has asked one of them gets nothing older from another one. */
export interface CachePeers {
  /** Tells them that a key was resolved anew; resolves once they have heard it, or have had the time to. */
  tell(key: string): Promise<void>
  /** Calls back with the key where one of them tells it. */
  hear(listener: (key: string) => void): void
}

interface Entry {
  readonly made: Promise<DidResolution>
  at: number
  lifetime: number
  length: number
}

/**
 * Keeps resolutions for a while, and resolves only once if several clients ask at the same time. `now` in ms. What one process
 * resolves anew the others forget before it is answered.
 */
export class ResolutionCache {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number
  #text = 0

  readonly #peers: CachePeers | undefined

  constructor(now: () => number, peers?: CachePeers) {
    this.#now = now
    this.#peers = peers
    peers?.hear((key) => {
      const entry = this.#entries.get(key)
      if (entry) this.#drop(key, entry)
    })
  }

  get size(): number {
    return this.#entries.size
  }

  /** Returns the kept value of the key, or else the result of `resolve`; with 'fresh', always a new result. */
  async get(
    key: string,
    resolve: () => Promise<DidResolution>,
    wanted: 'kept' | 'fresh',
  ): Promise<CachedResolution> {
    const known = this.#entries.get(key)
    const aged = known && this.#now() - known.at
    // Less than nothing: the clock of this machine has gone back, and it may be of any age.
    const isAlive = known && aged !== undefined && aged >= 0 && aged <= known.lifetime * 1000
    // A resolution that is running at this moment counts as fresh.
    const entry =
      known && (known.lifetime === Infinity || (isAlive && wanted === 'kept'))
        ? known
        : this.#make(key, resolve)
    const resolution = await entry.made
    const lifetime = Number.isFinite(entry.lifetime) ? entry.lifetime : 0
    return { resolution, lifetime, age: Math.max(0, Math.floor((this.#now() - entry.at) / 1000)) }
  }

  /** Called when the network has a new block: present states may have changed. */
  forgetPresent(): void {
    for (const [key, entry] of this.#entries) if (entry.lifetime !== past) this.#drop(key, entry)
  }

  /** Called when the chain went back: what was a past version may be none. */
  forgetAll(): void {
    for (const [key, entry] of this.#entries) this.#drop(key, entry)
  }

  #make(key: string, resolve: () => Promise<DidResolution>): Entry {
    const old = this.#entries.get(key)
    if (old) this.#drop(key, old)
    const entry: Entry = {
      made: this.#resolved(key, resolve),
      at: this.#now(),
      lifetime: Infinity,
      length: 0,
    }
    this.#entries.set(key, entry)
    entry.made.then(
      (resolution) => {
        entry.lifetime = lifetimeOf(resolution)
        if (this.#entries.get(key) !== entry) return
        if (entry.lifetime === 0) return this.#drop(key, entry)
        entry.length = JSON.stringify(resolution).length
        this.#text += entry.length
        this.#shrink()
      },
      () => this.#drop(key, entry),
    )
    return entry
  }

  async #resolved(key: string, resolve: () => Promise<DidResolution>): Promise<DidResolution> {
    const resolution = await resolve()
    if (lifetimeOf(resolution) > 0) await this.#peers?.tell(key)
    return resolution
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#text -= entry.length
  }

  /** Removes the oldest entries first. */
  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= mostEntries && this.#text <= mostText) return
      this.#drop(key, entry)
    }
  }
}

/** Mistakes in a request are found without the network, and an outage may end at any moment: neither is kept. */
function lifetimeOf({ didResolutionMetadata: { error }, didDocumentMetadata }: DidResolution): number {
  if (error !== undefined) return error.code === 'notFound' ? present : 0
  return didDocumentMetadata.nextVersionId === undefined ? present : past
}
