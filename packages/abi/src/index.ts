export { AbiError } from './AbiError'
export type { AbiErrorCode } from './AbiError'
export type {
  BoundContract,
  ContractBinding,
  ContractCall,
  ContractDeploy,
  ContractShape,
  EventRead,
  FieldOf,
  FieldRead,
  MapFieldRead,
  NoParams,
  PaymentOptions,
  ToldEvent,
} from './binding'
export type {
  AdtDescription,
  ConstructorDescription,
  ContractDescription,
  NamedType,
  TransitionDescription,
} from './ContractDescription'
export { constructorArgTypes, defineAdt, natAdt } from './adts'
export type { AdtConstructor, AdtDefinition, AdtDefinitions } from './adts'
export { adtDefinitions } from './describedAdts'
export { equalTypes } from './equalTypes'
export { formatType, typeText } from './formatType'
export { fitsInteger, integerTypes, isIntegerName } from './integerTypes'
export { parseType } from './parseType'
export { isPrimitiveName } from './primitiveNames'
export { eraseAddresses, renameTypes, substitute } from './rewriteType'
export { mapParts, partsOf } from './typeParts'
export type {
  AddressField,
  AddressKind,
  AddressType,
  AdtType,
  IntegerName,
  MapType,
  PrimitiveName,
  ScillaJson,
  ScillaJsonAdt,
  ScillaJsonEntry,
  ScillaJsonObject,
  ScillaParam,
  ScillaType,
} from './types'
export type { CodecContext } from './codecContext'
export { decodeParams, decodeTypedParams, isTransition } from './decodeParams'
export type { DecodedParam } from './decodeParams'
export { decodeValue } from './decodeValue'
export { defineContract } from './defineContract'
export { encodeMapKey, encodeValue } from './encodeValue'
export { encodeCallData, encodeDeployData } from './transactionData'
