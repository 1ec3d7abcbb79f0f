import { BaseError } from '@tyto/primitives'

/** The gas limit of the transaction is used up. */
export class OutOfGas extends BaseError<'OutOfGas'> {
  constructor() {
    super('OutOfGas', 'The gas limit is used up.')
  }
}
