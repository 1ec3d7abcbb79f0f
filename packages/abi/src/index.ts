export { AbiError } from './AbiError'
export type { AbiErrorCode } from './AbiError'
export type {
  BoundContract,
  ContractBinding,
  ContractCall,
  ContractDeploy,
  ContractShape,
  FieldOf,
  FieldRead,
  MapFieldRead,
  NoParams,
  PaymentOptions,
} from './binding'
export type {
  AdtDescription,
  ConstructorDescription,
  ContractDescription,
  NamedType,
  TransitionDescription,
} from './ContractDescription'
export { equalTypes } from './equalTypes'
export { formatType } from './formatType'
export { parseType } from './parseType'
export type {
  AddressField,
  AddressKind,
  IntegerName,
  PrimitiveName,
  ScillaJson,
  ScillaJsonAdt,
  ScillaJsonEntry,
  ScillaJsonObject,
  ScillaParam,
  ScillaType,
} from './types'
export { adtDefinitions } from './adtDefinitions'
export type { AdtDefinition, AdtDefinitions } from './adtDefinitions'
export type { CodecContext } from './codecContext'
export { decodeParams, decodeTypedParams, isTransition } from './decodeParams'
export type { DecodedParam } from './decodeParams'
export { decodeValue } from './decodeValue'
export { defineContract } from './defineContract'
export { encodeMapKey, encodeValue } from './encodeValue'
export { encodeCallData, encodeDeployData } from './transactionData'
