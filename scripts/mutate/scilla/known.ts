import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The result of a fault: the test file that saw it, null where none did. */
interface Found {
  readonly killer: string | null
  /** SHA-256 of that file, or of all test files where none saw it. */
  readonly tests: string
}

/** The results of earlier runs, by the text of the changed contract: asked again only where the tests have changed. */
export class Known {
  readonly #path: string
  readonly #found: Map<string, Found>
  /** By test file, the SHA-256 of its text. */
  readonly #hashes: ReadonlyMap<string, string>

  private constructor(path: string, found: Map<string, Found>, hashes: ReadonlyMap<string, string>) {
    this.#path = path
    this.#found = found
    this.#hashes = hashes
  }

  static async open(path: string, texts: ReadonlyMap<string, string>): Promise<Known> {
    const kept = await readFile(path, 'utf8').catch(() => '[]')
    const found = new Map<string, Found>(JSON.parse(kept) as [string, Found][])
    return new Known(path, found, new Map([...texts].map(([file, text]) => [file, sha256(text)])))
  }

  get(text: string): string | null | undefined {
    const found = this.#found.get(sha256(text))
    return found !== undefined && found.tests === this.#testsOf(found.killer) ? found.killer : undefined
  }

  async set(text: string, killer: string | null): Promise<void> {
    this.#found.set(sha256(text), { killer, tests: this.#testsOf(killer) })
    await mkdir(dirname(this.#path), { recursive: true })
    await writeFile(this.#path, JSON.stringify([...this.#found]))
  }

  #testsOf(killer: string | null): string {
    return killer === null ? sha256([...this.#hashes.values()].join()) : (this.#hashes.get(killer) ?? '')
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
