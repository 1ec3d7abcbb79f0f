import type { ContractMessage } from '@tyto/chain'

/** A message and the messages that it caused. */
export interface MessageNode {
  readonly message: ContractMessage
  readonly followers: readonly MessageNode[]
}

/**
 * Messages in the order of a receipt, as a tree: each is placed below the last message that is one step nearer to the
 * call.
 */
export function messageTree(messages: readonly ContractMessage[]): readonly MessageNode[] {
  const roots: MessageNode[] = []
  /** The open branch: the last message of each depth, with its list of followers. */
  const branch: MessageNode[][] = [roots]
  for (const message of messages) {
    // A depth that skips a level is treated as the deepest level that exists.
    const depth = Math.min(message.depth, branch.length - 1)
    const followers: MessageNode[] = []
    branch[depth]!.push({ message, followers })
    branch.length = depth + 1
    branch.push(followers)
  }
  return roots
}
