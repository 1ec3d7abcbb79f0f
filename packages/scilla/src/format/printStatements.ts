import type { Identifier, Statement } from '../syntax/ast'
import type { Page } from './page'
import { names, printBehind, printPattern } from './printExpression'
import { printType } from './printType'

/** Prints statements, each on a line of its own; the page stands before the first. */
export function printStatements(page: Page, statements: readonly Statement[], indent: number): void {
  for (const [index, statement] of statements.entries()) {
    page.newLine(indent)
    page.begin(statement.loc, indent)
    printStatement(page, statement, indent)
    if (index < statements.length - 1) page.write(';')
    page.end(statement.loc)
  }
}

function keys(identifiers: readonly Identifier[]): string {
  return identifiers.map(({ name }) => `[${name}]`).join('')
}

function printStatement(page: Page, statement: Statement, indent: number): void {
  if (statement.kind === 'bind') {
    page.write(`${statement.target.name} =`)
    return printBehind(page, statement.value, indent)
  }
  if (statement.kind === 'matchStatement') {
    page.write(`match ${statement.subject.name} with`)
    for (const { pattern, body, loc } of statement.clauses) {
      page.newLine(indent)
      page.begin(loc, indent)
      page.write(`| ${printPattern(pattern)} =>`)
      printStatements(page, body, indent + 2)
      page.end(loc)
    }
    page.newLine(indent)
    return page.write('end')
  }
  page.write(line(statement))
}

/** A statement that always fits on one line. */
function line(statement: Exclude<Statement, { kind: 'bind' | 'matchStatement' }>): string {
  switch (statement.kind) {
    case 'load':
      return `${statement.target.name} <- ${statement.field.name}`
    case 'remoteLoad':
      return `${statement.target.name} <- & ${statement.address.name}.${statement.field.name}`
    case 'store':
      return `${statement.field.name} := ${statement.value.name}`
    case 'mapGet':
      return `${statement.target.name} <- ${statement.map.name}${keys(statement.keys)}`
    case 'mapExists':
      return `${statement.target.name} <- exists ${statement.map.name}${keys(statement.keys)}`
    case 'remoteMapGet':
      return `${statement.target.name} <- & ${statement.address.name}.${statement.map.name}${keys(statement.keys)}`
    case 'remoteMapExists':
      return `${statement.target.name} <- & exists ${statement.address.name}.${statement.map.name}${keys(statement.keys)}`
    case 'mapPut':
      return `${statement.map.name}${keys(statement.keys)} := ${statement.value.name}`
    case 'mapDelete':
      return `delete ${statement.map.name}${keys(statement.keys)}`
    case 'readBlockchain': {
      const args = statement.args.map(({ name }) => name).join(', ')
      return `${statement.target.name} <- & ${statement.query.name}${args === '' ? '' : `(${args})`}`
    }
    case 'addressCast':
      return `${statement.target.name} <- & ${statement.address.name} as ${printType(statement.type.type)}`
    case 'accept':
      return 'accept'
    case 'send':
      return `send ${statement.messages.name}`
    case 'event':
      return `event ${statement.event.name}`
    case 'throw':
      return statement.exception === undefined ? 'throw' : `throw ${statement.exception.name}`
    case 'call': {
      const target = statement.target === undefined ? '' : `${statement.target.name} = `
      return `${target}${statement.procedure.name}${names(statement.args)}`
    }
    case 'forall':
      return `forall ${statement.list.name} ${statement.procedure.name}`
    case 'return':
      return `_return := ${statement.value.name}`
  }
}
