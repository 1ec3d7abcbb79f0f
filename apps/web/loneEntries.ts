import type { Plugin } from 'vite'

/**
 * Fails the build of a worker where a part imports its first file: Safari then runs that file once more, and all that it keeps is there
 * twice.
 */
export function loneEntries(): Plugin {
  return {
    name: 'tyto:lone-entries',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      for (const { fileName, imports } of files) {
        const first = files.find((file) => file.isEntry && imports.includes(file.fileName))
        if (first) this.error(`${fileName} imports the first file of a worker: ${first.fileName}`)
      }
    },
  }
}
