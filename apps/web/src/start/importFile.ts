declare global {
  /** What the build writes for `import()` of one of its files. */
  var tytoImport: ImportFile
}

/** @param base the file that asks, whose folder `file` is relative to */
type ImportFile = (file: string, base: string) => Promise<unknown>

/**
 * An `import()` that can be tried again. Browsers remember for the life of a page that a file could not be fetched, so that a second
 * try fails without asking; under another query it is asked for anew. What came is the only copy from then on.
 * @param load the browser's own `import()`
 */
export function createImportFile(load: (url: string) => Promise<unknown>): ImportFile {
  const tries = new Map<string, number>()
  return async (file, base) => {
    const { href } = new URL(file, base)
    const before = tries.get(href) ?? 0
    try {
      return await load(before === 0 ? href : `${href}?again=${before}`)
    } catch (error) {
      // Two that failed side by side go on with the same copy.
      if ((tries.get(href) ?? 0) === before) tries.set(href, before + 1)
      throw error
    }
  }
}
