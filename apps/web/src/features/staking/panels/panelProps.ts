import type { Delegation } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SeedNode } from '../nodes'
import type { PanelName } from '../panelNames'
import type { FoundStaking } from '../stakingQuery'

/** The properties of the form of one action. */
export interface PanelProps {
  readonly wallet: Address
  /** The domain that the wallet belongs to, without suffix. */
  readonly username: string
  /** The name of the wallet, as the page shows it. */
  readonly subject: string
  /** The account that signs. */
  readonly owner: Address | undefined
  readonly staking: FoundStaking
  /** The stake of the wallet at the chosen node, and that of the owner's account. */
  readonly own: Delegation
  readonly ofAccount: Delegation | null
  readonly nodes: readonly SeedNode[]
  readonly node: SeedNode
  readonly onNode: (service: string) => void
  readonly onOpen: (panel: PanelName) => void
}
