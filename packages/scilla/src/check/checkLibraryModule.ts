import type { LibraryModule } from '../syntax/ast'
import type { LibraryExports } from './libraryExports'
import { startChecking, type CheckOptions } from './startChecking'

/**
 * Checks a library by itself, as if a contract imported it. Throws ScillaError with all errors that were found.
 *
 * @example
 * const library = parseLibrary('scilla_version 0 library Coins let one = Uint128 1')
 * formatType(checkLibraryModule(library).values.get('one')) // 'Uint128'
 */
export function checkLibraryModule(module: LibraryModule, options: CheckOptions = {}): LibraryExports {
  const { checking, importer } = startChecking(module, options)
  const { name } = module.library.name
  const checked = importer.check(name, module, name, options.onName)
  checking.findings.throwIfAny()
  return checked
}
