import { statementGas } from '../../gas/evaluationGas'
import type { ReadBlockchainStatement } from '../../syntax/ast'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { CompiledStatement, Code, Machine } from '../machine'
import { primitiveType } from '../../types/build'
import { blockNumberValue, integerValue, noneValue, someValue } from '../../values/values'
import { compileName } from './compileName'
import type { Scope } from './scope'

/** `x <- & BLOCKNUMBER` and the other reads of the chain. */
export function compileReadBlockchain(statement: ReadBlockchainStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const [argument] = statement.args.map((arg) => compileName(arg, scope))
  const slot = scope.declare(statement.target.name)
  const read = chainReader(statement, machine, argument, scope)
  return (frame) => {
    machine.gas.charge(statementGas.readChain)
    frame.slots[slot] = read(frame)
  }
}

function chainReader(
  { query, loc }: ReadBlockchainStatement,
  machine: Machine,
  argument: Code | undefined,
  scope: Scope,
): Code {
  switch (query.name) {
    case 'BLOCKNUMBER':
      return () => blockNumberValue(machine.host.blockNumber)
    case 'CHAINID':
      return () => integerValue('Uint32', BigInt(machine.host.chainId))
    case 'TIMESTAMP': {
      if (argument === undefined) throw scope.illTyped('TIMESTAMP needs a block number.', loc)
      return (frame) => {
        const block = argument(frame)
        if (block.kind !== 'blockNumber')
          throw new ScillaRuntimeError('IllTyped', 'TIMESTAMP needs a block number.')
        const time = machine.host.timestamp(block.value)
        const type = primitiveType('Uint64')
        return time === undefined ? noneValue(type) : someValue(type, integerValue('Uint64', time))
      }
    }
    default:
      throw scope.illTyped(`The blockchain cannot be asked for ${query.name}.`, loc)
  }
}
