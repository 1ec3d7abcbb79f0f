/**
 * Texts that a browser's translator breaks. It puts elements of its own in the place of text nodes; React then looks for
 * a node that is gone, and the page stops, or it changes one that nobody sees any more. An element around the text keeps
 * both apart, so a text stands alone in its element wherever something beside it comes and goes, or it changes itself.
 */
import { relative, resolve, sep } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'

export interface BareText {
  readonly file: string
  readonly line: number
  /** As it is written. */
  readonly source: string
}

/** A child of an element, and what it may come to. */
interface Child extends Kind {
  readonly node: Node
}

/** Elements whose text no translator replaces by elements, or that hold none. */
const withoutElements: ReadonlySet<string> = new Set(['option', 'title', 'textarea', 'style'])

const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.TemplateLiteral
const nothingFlags =
  TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike | TypeFlags.Never

/** The kinds of content that may be drawn where something stands. */
interface Kind {
  /** May it be a text that a translator replaces? */
  readonly isText: boolean
  /** Is it whatever React draws? Whether that is a text is told where it was made. */
  readonly isNode: boolean
  /** Is it always there, and always the same? */
  readonly isConstant: boolean
  /** May it come or go, or change its number? */
  readonly comesAndGoes: boolean
}

const whole: Kind = { isText: false, isNode: false, isConstant: true, comesAndGoes: false }
const anything: Kind = { isText: false, isNode: true, isConstant: false, comesAndGoes: true }
const words: Kind = { isText: true, isNode: false, isConstant: true, comesAndGoes: false }

function together(kinds: readonly Kind[]): Kind {
  return {
    isText: kinds.some(({ isText }) => isText),
    isNode: kinds.some(({ isNode }) => isNode),
    isConstant: false,
    comesAndGoes: true,
  }
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type]
}

function kindOfType(type: Type | undefined): Kind {
  if (type === undefined) return anything
  const has = (wanted: number): boolean => partsOf(type).some(({ flags }) => (flags & wanted) !== 0)
  const isOther = partsOf(type).some(({ flags }) => (flags & (textFlags | nothingFlags)) === 0)
  // Nothing but React's own type of all that can be drawn has both.
  if (isOther && has(TypeFlags.BigIntLike)) return anything
  return {
    isText: has(textFlags),
    isNode: false,
    isConstant: false,
    comesAndGoes: isOther || has(nothingFlags),
  }
}

/** `t('key')`: the same text until another language is chosen. */
function isConstantText(node: Node): boolean {
  if (!is.isCallExpression(node) || !is.isIdentifier(node.expression)) return false
  return node.expression.text === 't' && node.arguments.length === 1 && is.isStringLiteral(node.arguments[0]!)
}

function kindOfText(text: string): Kind {
  return /\S/.test(text) ? words : whole
}

function kindOf(checker: Checker, node: Node, vanishing: ReadonlySet<string>): Kind {
  if (is.isParenthesizedExpression(node)) return kindOf(checker, node.expression, vanishing)
  if (is.isStringLiteral(node)) return kindOfText(node.text)
  if (isConstantText(node)) return words
  if (is.isConditionalExpression(node))
    return together([kindOf(checker, node.whenTrue, vanishing), kindOf(checker, node.whenFalse, vanishing)])
  if (is.isBinaryExpression(node)) {
    const operator = node.operatorToken.getText()
    // The left side of `&&` is drawn only where it is a number.
    if (operator === '&&') return together([kindOf(checker, node.right, vanishing)])
  }
  if (is.isJsxElement(node) || is.isJsxSelfClosingElement(node)) return kindOfElement(node, vanishing)
  if (is.isJsxFragment(node)) return { ...whole, comesAndGoes: true }
  return kindOfType(checker.getTypeAtLocation(node))
}

function tagOf(node: Node): Node | null {
  if (is.isJsxElement(node)) return node.openingElement.tagName
  return is.isJsxSelfClosingElement(node) ? node.tagName : null
}

/** An element stays; so does a component that never returns nothing. What a component returns is looked at where it stands. */
function kindOfElement(node: Node, vanishing: ReadonlySet<string>): Kind {
  const tag = tagOf(node)?.getText() ?? ''
  return { ...whole, comesAndGoes: /^[A-Z]/.test(tag) && vanishing.has(tag) }
}

/** May what is returned be nothing, as it is written? */
function mayBeNothing(node: Node): boolean {
  if (is.isParenthesizedExpression(node)) return mayBeNothing(node.expression)
  if (is.isConditionalExpression(node)) return mayBeNothing(node.whenTrue) || mayBeNothing(node.whenFalse)
  return !is.isJsxElement(node) && !is.isJsxSelfClosingElement(node)
}

function isFunction(node: Node): boolean {
  return is.isArrowFunction(node) || is.isFunctionExpression(node) || is.isFunctionDeclaration(node)
}

/** The values that a function returns, without those of functions inside it. */
function returnsOf(body: Node): readonly Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (is.isReturnStatement(node)) found.push(...(node.expression === undefined ? [] : [node.expression]))
    else if (!isFunction(node)) node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return found
}

function childrenOf(
  checker: Checker,
  nodes: readonly Node[],
  vanishing: ReadonlySet<string>,
): readonly Child[] {
  return nodes.flatMap((node): readonly Child[] => {
    if (is.isJsxText(node)) {
      const isBreak = /^\s*$/.test(node.text) && node.text.includes('\n')
      return isBreak ? [] : [{ node, ...kindOfText(node.text) }]
    }
    if (!is.isJsxExpression(node)) return [{ node, ...kindOf(checker, node, vanishing) }]
    return node.expression === undefined ? [] : [{ node, ...kindOf(checker, node.expression, vanishing) }]
  })
}

function isLeftAlone(node: Node): boolean {
  const opening = is.isJsxElement(node) ? node.openingElement : null
  return (
    opening?.attributes.properties.some(
      (attribute) => is.isJsxAttribute(attribute) && attribute.getText() === 'translate="no"',
    ) === true
  )
}

/** A component of the source: its name, its own properties where they are written out, and its body. */
interface Component {
  readonly name: string
  readonly props: ReadonlySet<string>
  readonly body: Node
}

function componentAt(node: Node): Component | null {
  const named = is.isFunctionDeclaration(node) || is.isFunctionExpression(node) ? node : null
  const name = named?.name?.text
  const body = named?.body
  if (named === null || name === undefined || body === undefined || !/^[A-Z]/.test(name)) return null
  const pattern = named.parameters[0]?.name
  const elements = pattern !== undefined && is.isObjectBindingPattern(pattern) ? pattern.elements : []
  return { name, props: new Set(elements.map((element) => element.name?.getText() ?? '')), body }
}

/** A property that is drawn as it is beside something else: `Note.children`. */
function splicedProp(node: Node): string | null {
  const drawn = is.isJsxExpression(node) ? node.expression : node
  if (drawn === undefined || !is.isIdentifier(drawn)) return null
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
    const component = componentAt(at)
    if (component?.props.has(drawn.text) === true) return `${component.name}.${drawn.text}`
  }
  return null
}

interface Found {
  readonly text: Node
  readonly name: string
}

/** A thing that a component was given, and the property that it came from. */
interface Given extends Found {
  readonly prop: string
  readonly isText: boolean
  readonly from: string | null
}

class BareTexts {
  readonly #checker: Checker
  /** Components that may draw nothing. */
  readonly #vanishing = new Set<string>()
  readonly bare: Found[] = []
  readonly spliced = new Set<string>()
  /** The things that components are given and may splice: told once all of them are known. */
  readonly given: Given[] = []

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** Learns which components may draw nothing. */
  learn(node: Node): void {
    const component = componentAt(node)
    if (component !== null && returnsOf(component.body).some(mayBeNothing))
      this.#vanishing.add(component.name)
    node.forEachChild((child) => {
      this.learn(child)
    })
  }

  visit(node: Node, name: string): void {
    if (isLeftAlone(node)) return
    if (is.isJsxElement(node) || is.isJsxFragment(node)) this.#look(node, name)
    const tag = tagOf(node)
    if (tag !== null && /^[A-Z]/.test(tag.getText())) this.#lookAtProps(node, tag.getText(), name)
    const component = componentAt(node)
    for (const returned of component === null ? [] : returnsOf(component.body)) {
      const child = { node: returned, ...this.#kindOf(returned) }
      if (child.isText || child.isNode) this.#tell(child, name)
    }
    node.forEachChild((child) => {
      this.visit(child, name)
    })
  }

  #kindOf(node: Node): Kind {
    return kindOf(this.#checker, node, this.#vanishing)
  }

  /** A text is bare; of what a component was given, whoever gives it hears. */
  #tell({ node, isText }: Child, name: string): void {
    const prop = splicedProp(node)
    if (isText) this.bare.push({ text: node, name })
    else if (prop !== null) this.spliced.add(prop)
  }

  #look(node: Node, name: string): void {
    if (!is.isJsxElement(node) && !is.isJsxFragment(node)) return
    const tag = tagOf(node)?.getText() ?? null
    if (tag !== null && withoutElements.has(tag)) return
    const children = childrenOf(this.#checker, node.children, this.#vanishing)
    for (const child of children) {
      if (!child.isText && !child.isNode) continue
      if (tag !== null && /^[A-Z]/.test(tag)) this.#give(child, name, `${tag}.children`)
      if (tag !== null && children.length === 1) continue
      const others = children.filter((other) => other !== child)
      const isSafe = tag !== null && child.isConstant && !others.some(({ comesAndGoes }) => comesAndGoes)
      if (!isSafe) this.#tell(child, name)
    }
  }

  #give({ node, isText }: Child, name: string, prop: string): void {
    this.given.push({ text: node, name, prop, isText, from: isText ? null : splicedProp(node) })
  }

  /** The things that were given to components which draw them beside something else, also through others. */
  handed(): readonly Found[] {
    for (let before = -1; before !== this.spliced.size;) {
      before = this.spliced.size
      for (const { prop, from } of this.given)
        if (from !== null && this.spliced.has(prop)) this.spliced.add(from)
    }
    return this.given.filter(({ prop, isText }) => isText && this.spliced.has(prop))
  }

  #lookAtProps(node: Node, tag: string, name: string): void {
    const opening = is.isJsxElement(node) ? node.openingElement : node
    if (!is.isJsxOpeningElement(opening) && !is.isJsxSelfClosingElement(opening)) return
    for (const attribute of opening.attributes.properties) {
      if (!is.isJsxAttribute(attribute) || attribute.initializer === undefined) continue
      const value = attribute.initializer
      const drawn = is.isJsxExpression(value) ? value.expression : value
      if (drawn === undefined) continue
      const child = { node: drawn, ...this.#kindOf(drawn) }
      if (child.isText || child.isNode) this.#give(child, name, `${tag}.${attribute.name.getText()}`)
    }
  }
}

/** Every text of a project's components that stands bare beside what comes and goes. */
export function findBareTexts(config: string): readonly BareText[] {
  const api = new API()
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(config)] }).getProjects()
    if (project === undefined) throw new Error(`${config} is no project`)
    const { program, checker } = project
    const found = new BareTexts(checker)
    const files = program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx') && !name.includes('/node_modules/'))
      .flatMap((name) => program.getSourceFile(name) ?? [])
    for (const file of files) found.learn(file)
    for (const file of files) found.visit(file, file.fileName)
    const places = [...found.bare, ...found.handed()].map(({ text, name }) => {
      const start = text.getStart()
      const line = program.getSourceFile(name)!.text.slice(0, start).split('\n').length
      const file = relative('.', name).split(sep).join('/')
      return [`${name}:${start}`, { file, line, source: text.getText() }] as const
    })
    return [...new Map(places).values()]
  } finally {
    api.close()
  }
}

export function checkBareTexts(config = 'tsconfig.web.json'): Promise<readonly string[]> {
  return Promise.resolve(
    findBareTexts(config).map(
      ({ file, line, source }) =>
        `${file}:${line}: a text beside what comes and goes has no element of its own: ${source.replace(/\s+/g, ' ').slice(0, 80)}`,
    ),
  )
}
