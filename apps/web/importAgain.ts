import type { Plugin } from 'vite'

/** `import(`./pages-Bn3EEtDk.js`)`, as the build writes it. */
const fileImport = /\bimport\((`\.\/[\w.-]+\.js`|"\.\/[\w.-]+\.js")\)/g

/** Lets every import of a file of the build go through `src/start/importFile.ts`, which can ask again after a failure. */
export function importAgain(): Plugin {
  return {
    name: 'tyto:import-again',
    apply: 'build',
    generateBundle: {
      // Vite finds by the imports which styles come with a file: it must be done.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = throughImportFile(file.code)
        }
      },
    },
  }
}

export function throughImportFile(code: string): string {
  return code.replaceAll(fileImport, 'tytoImport($1,import.meta.url)')
}
