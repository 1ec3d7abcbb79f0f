import type { Contract, Library } from '../syntax/ast'
import { visit } from '../syntax/visit'
import { entryOf, isZero } from './messageEntries'
import type { Rule } from './rule'

/** Warns of a contract that can take no money. */
export const missingAccept: Rule = ({ module: { contract, library }, warn }) => {
  let accepts = false
  visit(contract, {
    accept: () => {
      accepts = true
    },
  })
  if (!accepts && !sendsOnlyZero(contract, library)) {
    warn(contract.name.loc, 'NoAccept', `No transition of ${contract.name.name} accepts an amount.`)
  }
}

/** A contract that sends messages, all of them without money, is not meant to have any. */
function sendsOnlyZero(contract: Contract, library: Library | undefined): boolean {
  const zeros = new Set(
    (library?.entries ?? []).flatMap((entry) =>
      entry.kind === 'libraryLet' && entry.value.kind === 'literal' && isZero(entry.value.literal)
        ? [entry.name.name]
        : [],
    ),
  )
  const amounts: boolean[] = []
  // The messages that it makes itself, as in the reference, not those that its library makes.
  for (const node of [...contract.fields, ...contract.components]) {
    visit(node, {
      message: (message) => {
        const amount = entryOf(message, '_amount')
        if (amount !== undefined)
          amounts.push(amount.kind === 'identifier' ? zeros.has(amount.name) : isZero(amount))
      },
    })
  }
  return amounts.length > 0 && !amounts.includes(false)
}
