import { cacheOf, type ProgramCache } from './cacheOf'

/**
 * The cache of whoever executes payments and calls only, as a page does that tries a call before it is signed: the type
 * checker is no part of what the page loads. A deploy throws `TypeError`.
 */
export const createCallCache = (): ProgramCache => cacheOf({ contract: refuse, library: refuse })

const refuse = (): never => {
  throw new TypeError('A deploy needs createProgramCache')
}
