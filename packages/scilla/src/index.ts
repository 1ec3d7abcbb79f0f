export type * from './syntax/ast'
export type { Diagnostic, DiagnosticCode } from './errors/diagnostic'
export { ScillaError } from './errors/scillaError'
export { parseContract, parseExpression, parseLibrary } from './syntax/parse'
