import { BaseError } from '@tyto/primitives'

/** The gas limit of the transaction is used up. */
export class OutOfGas extends BaseError {
  constructor() {
    super({ code: 'OutOfGas', shortMessage: 'The gas limit is used up.' })
    this.name = 'OutOfGas'
  }
}
