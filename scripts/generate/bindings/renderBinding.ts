import type { AdtDescription, ContractDescription, NamedType } from '@tyto/abi'
import { typescriptType } from './typescriptType'

/** A number that the contract throws as `code`, by the name that its library gives it, without `err_`. */
export interface ErrorCode {
  readonly name: string
  readonly code: string
}

export interface BindingSource {
  /** `ours/DidWallet.scilla`, for the head of the file. */
  readonly file: string
  readonly description: ContractDescription
  readonly errors: readonly ErrorCode[]
  /** The comment that stands above a transition in the source. */
  readonly comments: ReadonlyMap<string, string>
}

/** `DidWallet` to `didWallet`: the binding's file and export. */
export function bindingName(contract: string): string {
  return contract.charAt(0).toLowerCase() + contract.slice(1)
}

/** The binding of one contract: its types, its description and the codes of its exceptions, as TypeScript. */
export function renderBinding(source: BindingSource): string {
  const { description, file } = source
  const { vname, ADTs, params, fields, transitions, events = [] } = description
  const types = new Set(ADTs.map((adt) => adt.tname))
  const nameOf = (adt: string): string => {
    if (!types.has(adt)) throw new Error(`${file}: the type ${adt} is not declared here`)
    return vname + adt
  }
  const body = [
    ...usedTypes(description).map((adt) => renderType(adt, source, nameOf)),
    renderInterface(`${vname}Init`, `Immutable parameters of ${vname}.`, params, nameOf),
    renderTransitions(source, nameOf),
    renderInterface(`${vname}Fields`, `State of ${vname}.`, fields, nameOf),
    ...renderEvents(description, nameOf),
    renderShape(vname, description.events?.length ?? 0),
    ...renderErrors(source),
    renderContract(source),
  ].join('\n')
  return [head(file), imports(body, [...transitions, ...events]), '', body].join('\n')
}

const head = (file: string): string =>
  `// Written by \`npm run generate\` from packages/contracts/scilla/${file}. Do not edit.`

function imports(body: string, transitions: ContractDescription['transitions']): string {
  const abi = ['defineContract', 'type ContractBinding']
  if (transitions.some(({ params }) => params.length === 0)) abi.push('type NoParams')
  const bytes = ['Address', 'Hex'].filter((name) => new RegExp(`\\b${name}\\b`).test(body))
  const lines = [`import { ${abi.join(', ')} } from '@tyto/abi'`]
  if (bytes.length > 0) lines.push(`import type { ${bytes.join(', ')} } from '@tyto/primitives'`)
  return lines.join('\n')
}

/** The contract's own types that cross its border; those of its inner workings stay in the source. */
function usedTypes({
  ADTs,
  params,
  fields,
  transitions,
  events = [],
}: ContractDescription): AdtDescription[] {
  const used = new Set<AdtDescription>()
  const visit = (type: string): void => {
    for (const adt of ADTs) {
      if (used.has(adt) || !new RegExp(`\\b${adt.tname}\\b`).test(type)) continue
      used.add(adt)
      for (const { argtypes } of adt.tmap) argtypes.forEach(visit)
    }
  }
  for (const { type } of [...params, ...fields, ...[...transitions, ...events].flatMap((one) => one.params)])
    visit(type)
  return ADTs.filter((adt) => used.has(adt))
}

function renderType(
  adt: AdtDescription,
  { file, description }: BindingSource,
  nameOf: (adt: string) => string,
): string {
  if (adt.tparams.length > 0)
    throw new Error(`${file}: bindings know no type variables, ${adt.tname} has them`)
  if (adt.tname.includes('.'))
    throw new Error(
      `${file}: bindings know no types of libraries, nor own ones named as the language's: ${adt.tname}`,
    )
  const cases = adt.tmap.map(({ cname, argtypes }) => {
    const list = argtypes.map((type) => typescriptType(type, nameOf)).join(', ')
    return `  | { readonly constructor: '${cname}'; readonly arguments: readonly [${list}] }`
  })
  return `/** Type ${adt.tname} of ${description.vname}. */\nexport type ${nameOf(adt.tname)} =\n${cases.join('\n')}\n`
}

function renderInterface(
  name: string,
  comment: string,
  members: readonly NamedType[],
  nameOf: (adt: string) => string,
): string {
  const lines = members.map(({ vname, type }) => `  readonly ${vname}: ${typescriptType(type, nameOf)}`)
  return [`/** ${comment} */`, `interface ${name} {`, ...lines, '}', ''].join('\n')
}

function renderTransitions(source: BindingSource, nameOf: (adt: string) => string): string {
  const { vname, transitions } = source.description
  const lines = transitions.flatMap((transition) => {
    const comment = source.comments.get(transition.vname)
    const members = transition.params.map(
      ({ vname: param, type }) => `    readonly ${param}: ${typescriptType(type, nameOf)}`,
    )
    return [
      ...(comment ? [`  /** ${comment} */`] : []),
      ...(members.length > 0
        ? [`  readonly ${transition.vname}: {`, ...members, '  }']
        : [`  readonly ${transition.vname}: NoParams`]),
    ]
  })
  const comment = `/** Transitions of ${source.description.vname} and their parameters. */`
  return [comment, `interface ${vname}Transitions {`, ...lines, '}', ''].join('\n')
}

/** Nothing for a contract that tells nothing. */
function renderEvents(
  { vname, events = [] }: ContractDescription,
  nameOf: (adt: string) => string,
): readonly string[] {
  if (events.length === 0) return []
  const lines = events.flatMap(({ vname: event, params }) =>
    params.length === 0
      ? [`  readonly ${event}: NoParams`]
      : [
          `  readonly ${event}: {`,
          ...params.map(({ vname: param, type }) => `    readonly ${param}: ${typescriptType(type, nameOf)}`),
          '  }',
        ],
  )
  return [
    [`/** Events of ${vname} and their values. */`, `interface ${vname}Events {`, ...lines, '}', ''].join(
      '\n',
    ),
  ]
}

function renderShape(vname: string, events: number): string {
  return [
    `export interface ${vname}Shape {`,
    `  readonly init: ${vname}Init`,
    `  readonly transitions: ${vname}Transitions`,
    `  readonly fields: ${vname}Fields`,
    ...(events > 0 ? [`  readonly events: ${vname}Events`] : []),
    '}',
    '',
  ].join('\n')
}

function renderErrors({ description, errors }: BindingSource): string[] {
  if (errors.length === 0) return []
  const lines = errors.map(({ name, code }) => `  ${camelCase(name)}: ${code},`)
  const name = `${bindingName(description.vname)}Errors`
  return [
    [
      `/** Codes of the exceptions of ${description.vname}. */`,
      `export const ${name} = {`,
      ...lines,
      '} as const',
      '',
    ].join('\n'),
  ]
}

function renderContract({ description }: BindingSource): string {
  const { vname, params, fields, transitions, events = [] } = description
  const name = bindingName(vname)
  const data: ContractDescription = {
    vname,
    params,
    fields,
    transitions,
    ...(events.length > 0 && { events }),
    ADTs: usedTypes(description),
  }
  return [
    `/** ${vname}: calls, reads and deploys. */`,
    `export const ${name}: ContractBinding<${vname}Shape> = defineContract<${vname}Shape>(${literal(data)})`,
    '',
  ].join('\n')
}

/** A value as a literal: on one line where it fits. */
export function literal(value: unknown, indent = ''): string {
  const line = flat(value)
  if (indent.length + line.length <= 100) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`
  }
  const entries = Object.entries(value as object)
  return `{\n${entries.map(([key, item]) => `${inner}${key}: ${literal(item, inner)},\n`).join('')}${indent}}`
}

function flat(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  const entries = Object.entries(value as object).map(([key, item]) => `${key}: ${flat(item)}`)
  return `{ ${entries.join(', ')} }`
}

/** Type variables are written with an apostrophe. */
function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** `not_created` to `notCreated`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
