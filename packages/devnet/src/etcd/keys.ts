import type { Address } from '@tyto/primitives'

/*
 * Where things stand in etcd:
 *   tyto/beginning                     the chain that all replicas hold, and when it began
 *   tyto/<genesis hash>/base           the height up to which blocks are no longer kept, and the root there
 *   .../block/<height>                 a block
 *   .../tx/<id>                        a signed transaction
 *   .../waiting/<sender>/<nonce>       the transaction that has this nonce
 *   .../leader, .../replica/<name>     under a lease of whoever wrote them
 */
export const beginningKey = 'tyto/beginning'

/** The keys of one chain. */
export class ChainKeys {
  readonly prefix: string
  readonly base: string
  readonly leader: string
  readonly blocks: string
  readonly transactions: string
  readonly waiting: string
  readonly replicas: string

  constructor(genesisHash: string) {
    this.prefix = `tyto/${genesisHash}/`
    this.base = `${this.prefix}base`
    this.leader = `${this.prefix}leader`
    this.blocks = `${this.prefix}block/`
    this.transactions = `${this.prefix}tx/`
    this.waiting = `${this.prefix}waiting/`
    this.replicas = `${this.prefix}replica/`
  }

  block(height: number): string {
    return `${this.blocks}${height.toString(16).padStart(10, '0')}`
  }

  transaction(id: string): string {
    return this.transactions + id
  }

  nonce(sender: Address, nonce: bigint): string {
    return `${this.waiting}${sender}/${nonce}`
  }

  replica(name: string): string {
    return this.replicas + name
  }
}
