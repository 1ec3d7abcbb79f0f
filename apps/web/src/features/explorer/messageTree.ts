import type { ContractMessage } from '@tyto/chain'

/** A message and those that followed from it. */
export interface MessageNode {
  readonly message: ContractMessage
  readonly followers: readonly MessageNode[]
}

/** Messages in the order of a receipt, as a tree: each stands under the last one that is one step nearer to the call. */
export function messageTree(messages: readonly ContractMessage[]): readonly MessageNode[] {
  const roots: MessageNode[] = []
  /** The open branch: the last message of each depth, with its list of followers. */
  const branch: MessageNode[][] = [roots]
  for (const message of messages) {
    // A depth that no message before it leads to counts as the deepest that there is.
    const depth = Math.min(message.depth, branch.length - 1)
    const followers: MessageNode[] = []
    branch[depth]!.push({ message, followers })
    branch.length = depth + 1
    branch.push(followers)
  }
  return roots
}
