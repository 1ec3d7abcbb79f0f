declare global {
  /** The function that the build writes for `import()` of one of its files. */
  var tytoImport: ImportFile
}

/** @param base the file that asks, whose folder `file` is relative to */
type ImportFile = (file: string, base: string) => Promise<unknown>

interface Browser {
  /** The browser's own `import()`. */
  readonly load: (url: string) => Promise<unknown>
  /** The text of a file. Rejects where it cannot be fetched. */
  readonly read: (url: string) => Promise<string>
  /** Did the page begin with it? */
  readonly isThere: (url: string) => boolean
}

/** The files that a file of the build imports: `from"./a.js"`, `import"./a.js"`. */
const fileImport = /\b(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g

/**
 * An `import()` that can be tried again. A browser may remember for the life of a page that a file could not be fetched, and then
 * fails without asking, as does whatever imports that file. So a file and those that it imports are fetched first; the browser
 * takes them from its cache.
 */
export function createImportFile({ load, read, isThere }: Browser): ImportFile {
  const found = new Map<string, Promise<unknown>>()

  function find(url: string): Promise<unknown> {
    const before = found.get(url)
    if (before !== undefined) return before
    const finding = isThere(url) ? Promise.resolve() : readAll(url)
    found.set(url, finding)
    finding.catch(() => found.delete(url))
    return finding
  }

  async function readAll(url: string): Promise<void> {
    const imports = (await read(url)).matchAll(fileImport)
    await Promise.all([...imports].map(([, file = '']) => find(new URL(file, url).href)))
  }

  return async (file, base) => {
    const { href } = new URL(file, base)
    await find(href)
    return load(href)
  }
}
