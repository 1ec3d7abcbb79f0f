import type { NetworkId } from '@tyto/chain'

/** A seed node that stake can be put on here: its name among the protocol's services, and what people call it. */
export interface SeedNode {
  readonly service: string
  readonly label: string
}

const zilPayNode = 'ZilPay Node'

/** The first one is chosen where nobody chooses. */
export const seedNodes: Readonly<Record<NetworkId, readonly [SeedNode, ...SeedNode[]]>> = {
  mainnet: [{ service: 'ssnzilpay', label: zilPayNode }],
  testnet: [{ service: 'ssnzillet', label: zilPayNode }],
  local: [
    { service: 'ssnzilpay', label: zilPayNode },
    { service: 'ssnzillet', label: 'Zillet Node' },
  ],
}
