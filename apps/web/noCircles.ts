import type { Plugin } from 'vite'

/**
 * Fails the build where its files import each other in a circle: what one of them takes from the other may not be there
 * yet when it runs. The list of chunks is then to be mended.
 */
export function noCircles(): Plugin {
  return {
    name: 'tyto:no-circles',
    generateBundle(_, bundle) {
      const done = new Set<string>()
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) this.error(`Files in a circle: ${[...path, file].join(' -> ')}`)
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const imported of chunk.imports) visit(imported, [...path, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}
