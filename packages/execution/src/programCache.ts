import { checkContract, checkLibraryModule, parseContract, parseLibrary } from '@tyto/scilla'
import { cacheOf, type ProgramCache } from './cacheOf'

/** The cache of whoever executes all kinds of transactions: what is deployed goes through the type checker. */
export const createProgramCache = (): ProgramCache =>
  cacheOf({
    contract: (code, options) => checkContract(parseContract(code), options),
    library: (code, options) => checkLibraryModule(parseLibrary(code), options),
  })
