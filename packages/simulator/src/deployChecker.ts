import {
  checkContract,
  checkLibraryModule,
  parseLibrary,
  type CheckOptions,
  type LibraryModule,
} from '@tyto/scilla'

export { checkContract }

/** A library that is to be deployed; throws ScillaError. A chunk of its own: only deploys need the checker. */
export function checkLibrary(code: string, options: CheckOptions): LibraryModule {
  const module = parseLibrary(code)
  checkLibraryModule(module, options)
  return module
}
