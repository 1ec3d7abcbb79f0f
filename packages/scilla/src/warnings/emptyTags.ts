import type { Location } from '../syntax/ast'
import { visit } from '../syntax/visit'
import { entryOf } from './messageEntries'
import type { Rule } from './rule'

/**
 * Warns of messages with an empty tag: told at the statement or declaration whose value the message is, else at the outermost
 * `let`, `match` or `fun` around it.
 */
export const emptyTags: Rule = ({ module, warn }) => {
  const around: Location[] = []
  const expression = {
    enter: ({ loc }: { readonly loc: Location }) => void around.push(loc),
    leave: () => void around.pop(),
  }
  visit(module, {
    let: expression,
    match: expression,
    fun: expression,
    message: (message, parent) => {
      const tag = entryOf(message, '_tag')
      if (tag?.kind !== 'string' || tag.value !== '') return
      const isWhole = parent?.kind === 'bind' || parent?.kind === 'field' || parent?.kind === 'libraryLet'
      const loc = isWhole ? parent.loc : (around[0] ?? message.loc)
      warn(loc, 'EmptyTag', 'ZRC-5 wants the tag "AddFunds" where a message only carries money.')
    },
  })
}
