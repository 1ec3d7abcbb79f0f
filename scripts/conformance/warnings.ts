/** Warnings of the reference and ours: the same finding in other words. */
import { findWarnings, type CheckedContract } from '@tyto/scilla'

export interface GoldWarning {
  readonly warning_message: string
  readonly start_location: { readonly line: number; readonly column: number }
}

/** The words of the reference, and ours in their place. */
const words: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [
    /^No transition in contract (\S+) contains an accept statement$/,
    'No transition of $1 accepts an amount.',
  ],
  [/^Consider using in-place Map access$/, 'A whole map is moved here; entries cost less.'],
  [
    /^Consider using "AddFunds" tag .*$/,
    'ZRC-5 wants the tag "AddFunds" where a message only carries money.',
  ],
  [/^Write only field: (\S+)$/, 'The field $1 is written, but never read.'],
  [
    /^Read only field, .*: (\S+)$/,
    'The field $1 is read, but never written: it could be a contract parameter.',
  ],
  [/^Unused field: (\S+)$/, 'The field $1 is not used.'],
  [/^Unused field in contract address type: (\S+)$/, 'The field $1 of this address type is not used.'],
  [/^Unused (transition|procedure) parameter: (\S+)$/, 'The parameter $2 of this $1 is not used.'],
  [/^Unused contract parameter: (\S+)$/, 'The contract parameter $1 is not used.'],
  [/^Unused procedure: (\S+)$/, 'The procedure $1 is not used.'],
  [/^Unused library value: (\S+)$/, 'The library value $1 is not used.'],
  [/^Unused imported library: (\S+)$/, 'The imported library $1 is not used.'],
  [/^Unused library ADT: (\S+)$/, 'The type $1 is not used.'],
  [/^Unused ADT constructor: (\S+)$/, 'No value is made with the constructor $1.'],
  [/^Unused match bound: (\S+)$/, 'The name $1 of this pattern is not used.'],
  [/^Unused let expression: (\S+)$/, 'The name $1 of this let is not used.'],
  [/^Unused bind statement to: (\S+)$/, 'What this statement gives $1 is not used.'],
  [/^Unused load statement to: (\S+)$/, 'What this read gives $1 is not used.'],
  [/^Unused map get statement to: (\S+)$/, 'What this read of a map gives $1 is not used.'],
  [/^Unused Read From BC statement to: (\S+)$/, 'What this question to the chain gives $1 is not used.'],
  [/^Unused remote map get statement to: (\S+)$/, 'What this read of another contract gives $1 is not used.'],
  [/^Unused remote load statement to: (\S+)$/, 'What this read of another contract gives $1 is not used.'],
  [/^Unused type cast statement to: (\S+)$/, 'What this cast gives $1 is not used.'],
  [/^Unused local binding: (\S+)$/, 'What this call gives $1 is not used.'],
  [/^Name (\S+) shadows a field declaration\.$/, 'The name $1 hides a field.'],
  [/^Name (\S+) shadows a transition parameter\.$/, 'The name $1 hides a parameter.'],
  [
    /^(transition|procedure) (\S+) has a potential code path with duplicate accept statements: .*$/,
    'Another accept may follow on a way through the $1 $2.',
  ],
  [
    /^Variable (\S+) has the Option type, but it wasn't unboxed\. .*$/,
    'Nothing looks into $1: match it to know whether there is a value.',
  ],
  [
    /^A hashing builtin is applied to argument "(\S+)" whose compound type .*$/,
    'Another value than $1 may have the same hash: hash its parts.',
  ],
  [
    /^Redundant call to procedure (\S+)\. This call can be safely removed\.$/,
    '$1 is called here and by each caller: once may be enough.',
  ],
  [/^Unreachable pattern (\S+)$/, 'No value $1 comes here.'],
  [/^(\S+) is a new variable\. .*$/, 'This is another $1 than the one before the match.'],
  [/^Name (\S+) shadows an? (.*)\.$/, 'The name $1 hides a $2.'],
  [/^Deprecated: variable (\S+) shadows .* same pattern\.$/, '$1 is bound twice in this pattern.'],
]

/** Two findings of ours that are one for the reference. */
const oneForReference: readonly (readonly [ours: RegExp, one: string])[] = [
  [/^What this look into a map gives/, 'What this read of a map gives'],
  [/^What this look into another contract gives/, 'What this read of another contract gives'],
  [/ on a way through the procedure /, ' on a way through the transition '],
]

function asOne(ours: string): string {
  return oneForReference.reduce((text, [pattern, one]) => text.replace(pattern, one), ours)
}

function inOurWords(theirs: string): string {
  const text = theirs.trim().replaceAll(/\s+/g, ' ')
  const found = words.find(([pattern]) => pattern.test(text))
  return found === undefined ? text : text.replace(...found)
}

/** The warnings that the reference gives only together with the flow of money. */
const acceptance: ReadonlySet<string> = new Set(['NoAccept', 'RepeatedAccept'])

/** The warnings that one of the two has and the other has not, by line and finding. */
export function compareWarnings(
  checked: CheckedContract,
  gold: readonly GoldWarning[],
  { withAcceptance }: { readonly withAcceptance: boolean },
): readonly string[] {
  const compared = findWarnings(checked).filter(({ code }) => withAcceptance || !acceptance.has(code))
  const ours = compared.map(({ start, message }) => `${start.line}:${asOne(message)}`)
  const theirs = gold.map(
    ({ start_location: { line }, warning_message: message }) => `${line}:${asOne(inOurWords(message))}`,
  )
  return [
    ...theirs.filter((one) => !ours.includes(one)).map((one) => `missing ${one}`),
    ...ours.filter((one) => !theirs.includes(one)).map((one) => `too much ${one}`),
  ]
}
