import type { ContractModule, Expression, LibraryModule } from './ast'
import { readContract } from './readContract'
import { readExpression } from './readExpression'
import { readImports, readLibrary, readVersion } from './readLibrary'
import { TokenReader } from './tokenReader'

/**
 * The text of a `.scilla` file to its syntax tree. `file` is the name that errors and locations speak of.
 * Throws ScillaError. Source: Scilla language documentation ("Scilla in Depth").
 *
 * @example
 * parseContract('scilla_version 0 contract Till ()').contract.name.name // 'Till'
 */
export function parseContract(source: string, file = 'contract.scilla'): ContractModule {
  const reader = new TokenReader({ file, text: source })
  const { start } = reader.peek().loc
  const scillaVersion = readVersion(reader)
  const imports = readImports(reader)
  const library = reader.at('library') ? readLibrary(reader) : undefined
  const contract = readContract(reader)
  const loc = reader.since(start)
  const { fieldPlaces } = reader
  return { kind: 'contractModule', file, source, scillaVersion, imports, library, contract, fieldPlaces, loc }
}

/**
 * The text of a `.scillib` file to its syntax tree. Throws ScillaError.
 *
 * @example
 * parseLibrary('scilla_version 0 library Coins let one = Uint128 1').library.name.name // 'Coins'
 */
export function parseLibrary(source: string, file = 'library.scillib'): LibraryModule {
  const reader = new TokenReader({ file, text: source })
  const { start } = reader.peek().loc
  const scillaVersion = readVersion(reader)
  const imports = readImports(reader)
  const library = readLibrary(reader)
  if (reader.peek().kind !== 'end') reader.fail("Expected 'let', 'type' or the end of the file")
  const loc = reader.since(start)
  return { kind: 'libraryModule', file, source, scillaVersion, imports, library, loc }
}

/**
 * One expression (`.scilexp`). Throws ScillaError.
 *
 * @example
 * parseExpression('fun (a : Uint32) => a').kind // 'fun'
 */
export function parseExpression(source: string, file = 'expression.scilexp'): Expression {
  const reader = new TokenReader({ file, text: source })
  const expression = readExpression(reader)
  if (reader.peek().kind !== 'end') reader.fail('Expected the end of the expression')
  return expression
}
