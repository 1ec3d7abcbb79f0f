export { formatType, parseType } from '@tyto/abi'
export type { ScillaJson, ScillaParam, ScillaType } from '@tyto/abi'
export type * from './syntax/ast'
export type { Diagnostic, DiagnosticCode } from './errors/diagnostic'
export { excerptAt } from './errors/excerpt'
export { ScillaError } from './errors/scillaError'
export { parseContract, parseExpression, parseLibrary } from './syntax/parse'
export type { CheckedComponent, TypedParameter } from './check/checkComponents'
export { checkContract } from './check/checkContract'
export type { CheckedContract } from './check/checkContract'
export { checkExpression } from './check/checkExpression'
export type { CheckExpressionOptions } from './check/checkExpression'
export { checkLibraryModule } from './check/checkLibraryModule'
export type { LoggedEvent } from './check/eventLog'
export type { LibraryExports } from './check/libraryExports'
export type { CheckOptions } from './check/startChecking'
export { cashflowTags } from './cashflow/cashflow'
export type { CashflowTags } from './cashflow/cashflow'
export { findWarnings } from './warnings/findWarnings'
export { contractInfo } from './info/contractInfo'
export type {
  AdtInfo,
  ComponentInfo,
  ContractInfo,
  ContractInfoOptions,
  FieldInfo,
  ParameterInfo,
} from './info/contractInfo'
export { examine } from './editor/examine'
export type { Examined, ExamineOptions, Imported } from './editor/examine'
export type { Declared } from './editor/declarations'
export { nameAt, usesIn } from './editor/nameAt'
export type { NameAt } from './editor/nameAt'
export { formatSource } from './format/formatSource'
export { GasMeter, gasScale, type IsTimeOver } from './gas/gasMeter'
export { OutOfGas } from './gas/outOfGas'
export { sizeGas } from './gas/sizeGas'
export { compileContract } from './runtime/compile/compileContract'
export type { CompileOptions } from './runtime/compile/compileContract'
export { mostLibraries, tooManyLibraries } from './runtime/compile/loadLibraries'
export type { LibrarySource } from './runtime/compile/loadLibraries'
export { evaluateExpression } from './runtime/compile/evaluateExpression'
export type { EvaluateOptions } from './runtime/compile/evaluateExpression'
export { evaluateLibrary } from './runtime/compile/evaluateLibrary'
export { ContractFailure, ScillaException, ScillaRuntimeError } from './errors/runtimeErrors'
export type { RuntimeErrorCode, RuntimeFrame, RuntimePosition } from './errors/runtimeErrors'
export { formatValue } from './values/formatValue'
export type { AccountView, EmittedEvent, Host, OutgoingMessage } from './runtime/host'
export type { NamedValue } from './values/namedValue'
export { readLibraryInit } from './runtime/json/implicitParameters'
export { valueFromJson } from './runtime/json/valueFromJson'
export { valueToJson } from './runtime/json/valueToJson'
export { qualifyType } from './types/qualify'
export { MapOwner, putEntry, removeEntry, setEntry, walkEntries } from './values/mapEntries'
export type { MapEntries, MapNode } from './values/mapEntries'
export type { Program, ProgramInfo, TransitionInfo } from './runtime/program'
export type { TypedName } from './runtime/typedName'
export { typeOf } from './runtime/typeOf'
export {
  adtValue,
  anyBytesValue,
  blockNumberValue,
  boolValue,
  bytesValue,
  emptyMap,
  integerValue,
  keyText,
  listItems,
  mapGet,
  mapValue,
  stringValue,
} from './values/values'
export type {
  AdtValue,
  BlockNumberValue,
  BytesValue,
  FunctionValue,
  IntegerValue,
  MapValue,
  MessageEntry,
  MessageValue,
  StringValue,
  TypeFunctionValue,
  Value,
} from './values/values'
export { loadAllParts } from './loadAllParts'
export { PartNotLoaded } from './onDemand/onDemand'
export { standardLibraries } from './stdlib/standardLibraries'
