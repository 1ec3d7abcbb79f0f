import type { Expression, ExpressionClause, Identifier, Literal, Pattern, TypeNode } from '../syntax/ast'
import { width, type Page } from './page'
import { printType, printTypeArgument } from './printType'

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

export function printLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'integer':
      return `${literal.type} ${literal.value}`
    case 'blockNumber':
      return `BNum ${literal.value}`
    case 'bytes':
      return literal.hex
    case 'string':
      return `"${Array.from(literal.value, (letter) => escapes.get(letter) ?? letter).join('')}"`
    case 'emptyMap':
      return `Emp ${printTypeArgument(literal.keyType.type)} ${printTypeArgument(literal.valueType.type)}`
  }
}

export function printPattern(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'wildcard':
      return '_'
    case 'binder':
      return pattern.name
    case 'constructorPattern': {
      const args = pattern.args.map((arg) => {
        const text = printPattern(arg)
        return arg.kind === 'constructorPattern' && arg.args.length > 0 ? `(${text})` : text
      })
      return [pattern.constructorName.name, ...args].join(' ')
    }
  }
}

export function names(identifiers: readonly Identifier[]): string {
  return identifiers.map(({ name }) => ` ${name}`).join('')
}

function types(nodes: readonly TypeNode[]): string {
  return nodes.length === 0 ? '' : ` {${nodes.map(({ type }) => printTypeArgument(type)).join(' ')}}`
}

/** `: type`, if there is one. */
export function annotated(annotation: TypeNode | undefined): string {
  return annotation === undefined ? '' : ` : ${printType(annotation.type)}`
}

/** Whether an expression stands on the line where it begins. */
export function isShort({ kind }: Expression): boolean {
  return !['let', 'fun', 'typeFun', 'match'].includes(kind)
}

/** Prints an expression from where the page stands; `indent` is that of the lines that follow. */
export function printExpression(page: Page, expression: Expression, indent: number): void {
  let rest = expression
  for (; rest.kind === 'let'; rest = rest.body) {
    page.begin(rest.name.loc, indent)
    page.write(`let ${rest.name.name}${annotated(rest.annotation)} =`)
    printBehind(page, rest.value, indent)
    if (!isShort(rest.value)) page.newLine(indent)
    page.write(isShort(rest.value) ? ' in' : 'in')
    page.end(rest.value.loc, isShort(rest.value) ? 0 : 1)
    page.newLine(indent)
  }
  if (rest !== expression) page.begin(rest.loc, indent)
  printWithoutLet(page, rest, indent)
  page.end(rest.loc)
}

/** Prints an expression behind `=` or `=>`: on the same line if it is short, else below and further in. */
export function printBehind(page: Page, expression: Expression, indent: number): void {
  if (isShort(expression)) {
    page.write(' ')
    printWithoutLet(page, expression, indent)
    return
  }
  page.newLine(indent + 2)
  if (expression.kind !== 'let') page.begin(expression.loc, indent + 2)
  printExpression(page, expression, indent + 2)
}

function printWithoutLet(page: Page, expression: Expression, indent: number): void {
  switch (expression.kind) {
    case 'let':
      return printExpression(page, expression, indent)
    case 'literal':
      return page.write(printLiteral(expression.literal))
    case 'variable':
      return page.write(expression.name)
    case 'message':
      return printMessage(page, expression, indent)
    case 'apply':
      return page.write(expression.function.name + names(expression.args))
    case 'construct':
      return page.write(expression.constructorName.name + types(expression.typeArgs) + names(expression.args))
    case 'builtin': {
      const args = expression.args.length === 0 ? ' ()' : names(expression.args)
      return page.write(`builtin ${expression.builtin.name}${types(expression.typeArgs)}${args}`)
    }
    case 'typeApply': {
      const args = expression.types.map(({ type }) => ` ${printTypeArgument(type)}`).join('')
      return page.write(`@${expression.function.name}${args}`)
    }
    case 'fun': {
      const { name, type } = expression.parameter
      page.write(`fun (${name.name} : ${printType(type.type)}) =>`)
      return printBody(page, expression.body, indent)
    }
    case 'typeFun':
      page.write(`tfun ${expression.variable.name} =>`)
      return printBody(page, expression.body, indent)
    case 'match': {
      page.write(`match ${expression.subject.name} with`)
      for (const clause of expression.clauses) printClause(page, clause, indent)
      page.newLine(indent)
      return page.write('end')
    }
  }
}

/** The body of a function: functions of several parameters stay at one indent. */
function printBody(page: Page, body: Expression, indent: number): void {
  const isFunction = body.kind === 'fun' || body.kind === 'typeFun'
  if (!isFunction) return printBehind(page, body, indent)
  page.newLine(indent)
  page.begin(body.loc, indent)
  printWithoutLet(page, body, indent)
}

function printClause(page: Page, { pattern, body, loc }: ExpressionClause, indent: number): void {
  page.newLine(indent)
  page.begin(loc, indent)
  page.write(`| ${printPattern(pattern)} =>`)
  printBehind(page, body, indent)
  page.end(loc)
}

function printMessage(
  page: Page,
  { entries }: Extract<Expression, { kind: 'message' }>,
  indent: number,
): void {
  const parts = entries.map(
    ({ name, value }) => `${name.name} : ${value.kind === 'identifier' ? value.name : printLiteral(value)}`,
  )
  const line = `{ ${parts.join('; ')} }`
  if (page.column + line.length <= width) return page.write(line)
  page.write('{')
  for (const [index, part] of parts.entries()) {
    page.newLine(indent + 2)
    page.write(index === parts.length - 1 ? part : `${part};`)
  }
  page.newLine(indent)
  page.write('}')
}
