/** Statements that read: fields, fields of other contracts, the blockchain. */
import type { ScillaType } from '@tyto/abi'
import type {
  AddressCastStatement,
  Identifier,
  LoadStatement,
  MapExistsStatement,
  MapGetStatement,
  ReadBlockchainStatement,
  RemoteLoadStatement,
  RemoteMapExistsStatement,
  RemoteMapGetStatement,
} from '../syntax/ast'
import { boolType, bytesType, optionType, primitiveType } from '../types/build'
import { count, describe, expectAssignable, typeOfVariable, type Checking } from './checking'
import { fieldType, mapEntryType } from './fieldType'
import { resolveType } from './resolveType'
import type { Surroundings } from './surroundings'

type ReadStatement =
  | LoadStatement
  | MapGetStatement
  | MapExistsStatement
  | RemoteLoadStatement
  | RemoteMapGetStatement
  | RemoteMapExistsStatement
  | AddressCastStatement
  | ReadBlockchainStatement

const block = primitiveType('BNum')
const addressType = bytesType(20)

/**
 * The questions that the blockchain takes, their parameters and their answers. REPLICATE_CONTRACT, of which the
 * documentation speaks, is refused since 0.13.1.
 */
const queries: ReadonlyMap<string, { readonly params: readonly ScillaType[]; readonly result: ScillaType }> =
  new Map([
    ['BLOCKNUMBER', { params: [], result: block }],
    ['CHAINID', { params: [], result: primitiveType('Uint32') }],
    ['TIMESTAMP', { params: [block], result: optionType(primitiveType('Uint64')) }],
  ])

/** The fields that every address of some kind has. */
const balance = primitiveType('Uint128')
const codeHash = bytesType(32)

/** The type of what is read. */
export function checkRead(around: Surroundings, statement: ReadStatement): ScillaType {
  const { checking } = around
  switch (statement.kind) {
    case 'load':
      return fieldType(around, statement.field)
    case 'mapGet':
      return optionType(
        mapEntryType(checking, statement.map, fieldType(around, statement.map), statement.keys),
      )
    case 'mapExists':
      mapEntryType(checking, statement.map, fieldType(around, statement.map), statement.keys)
      return boolType
    case 'remoteLoad':
      return remoteFieldType(checking, statement.address, statement.field)
    case 'remoteMapGet': {
      const { address, map, keys } = statement
      return optionType(mapEntryType(checking, map, remoteFieldType(checking, address, map), keys))
    }
    case 'remoteMapExists': {
      const { address, map, keys } = statement
      mapEntryType(checking, map, remoteFieldType(checking, address, map), keys)
      return boolType
    }
    case 'addressCast':
      expectAssignable(
        checking,
        addressType,
        typeOfVariable(checking, statement.address),
        statement.address.loc,
      )
      return optionType(resolveType(checking, statement.type))
    case 'readBlockchain':
      return queryType(checking, statement)
  }
}

function remoteFieldType(checking: Checking, address: Identifier, field: Identifier): ScillaType {
  const type = typeOfVariable(checking, address)
  if (type.kind !== 'address') {
    const message = `Only an address type has fields to read, and ${address.name} is ${describe(type)}.`
    return checking.findings.fail(address.loc, 'TypeMismatch', message)
  }
  if (field.name === '_balance') return balance
  if (field.name === '_codehash' && type.of !== 'any') return codeHash
  const declared = type.fields.find(({ name }) => name === field.name)
  if (declared !== undefined) {
    checking.addressFields.noteRead(declared)
    return declared.type
  }
  const message = `The type of ${address.name}, ${describe(type)}, declares no field ${field.name}.`
  return checking.findings.fail(field.loc, 'UnknownName', message)
}

function queryType(checking: Checking, { query, args, loc }: ReadBlockchainStatement): ScillaType {
  const found = queries.get(query.name)
  if (found === undefined) {
    return checking.findings.fail(
      query.loc,
      'UnknownName',
      `The blockchain cannot be asked for ${query.name}.`,
    )
  }
  // The reference takes, and does not look at, what is given to a query that needs nothing.
  if (found.params.length > 0 && found.params.length !== args.length) {
    const takes = count(found.params.length, 'argument')
    return checking.findings.fail(loc, 'WrongArity', `${query.name} takes ${takes}, not ${args.length}.`)
  }
  for (const [index, arg] of args.entries()) {
    const type = typeOfVariable(checking, arg)
    const wanted = found.params[index]
    if (wanted !== undefined) expectAssignable(checking, wanted, type, arg.loc)
  }
  return found.result
}
