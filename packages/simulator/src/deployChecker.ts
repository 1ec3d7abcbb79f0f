import { checkContract, checkLibraryModule, parseLibrary, type CheckOptions } from '@tyto/scilla'

export { checkContract }

/** Checks a library that is to be deployed; throws ScillaError. A chunk of its own: only deploys need the checker. */
export function checkLibrary(code: string, options: CheckOptions): void {
  checkLibraryModule(parseLibrary(code), options)
}
