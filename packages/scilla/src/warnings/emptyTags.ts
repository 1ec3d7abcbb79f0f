import { visit } from '../syntax/visit'
import { entryOf } from './messageEntries'
import type { Rule } from './rule'

/** Warns of messages with an empty tag: told at the statement or declaration whose value the message is, else at the message. */
export const emptyTags: Rule = ({ module, warn }) => {
  visit(module, {
    message: (message, parent) => {
      const tag = entryOf(message, '_tag')
      if (tag?.kind !== 'string' || tag.value !== '') return
      const isWhole = parent?.kind === 'bind' || parent?.kind === 'field' || parent?.kind === 'libraryLet'
      const { loc } = isWhole ? parent : message
      warn(loc, 'EmptyTag', 'ZRC-5 wants the tag "AddFunds" where a message only carries money.')
    },
  })
}
