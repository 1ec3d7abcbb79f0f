import type { Expression } from '../syntax/ast'
import { readComments } from '../syntax/lexer'
import { parseContract, parseExpression, parseLibrary } from '../syntax/parse'
import { Page } from './page'
import { printExpression } from './printExpression'
import { printModule } from './printModule'

/**
 * The text of a contract (`.scilla`), library (`.scillib`) or expression (`.scilexp`), by the ending of `file`, in one
 * form. The syntax tree stays what it was, and comments stay before what they stood before. Throws ScillaError.
 *
 * @example
 * formatSource('let  a = Uint32 1 in a', 'sum.scilexp') // 'let a = Uint32 1 in\na\n'
 */
export function formatSource(source: string, file: string): string {
  const page = new Page(readComments({ text: source, file }))
  if (file.endsWith('.scilexp')) printWhole(page, parseExpression(source, file))
  else printModule(page, file.endsWith('.scillib') ? parseLibrary(source, file) : parseContract(source, file))
  return page.text()
}

function printWhole(page: Page, expression: Expression): void {
  page.begin(expression.loc, 0)
  printExpression(page, expression, 0)
}
