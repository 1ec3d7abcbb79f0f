/**
 * Bindings are made of this: the contract's interface as data, in the names of the reference checker's contract info. Types
 * are Scilla text; user types are named without a prefix (`Document`, `List Document`), which stands for "of this contract",
 * or with one (`0x....Name`) when they come from a deployed library.
 */
export interface ContractDescription {
  readonly vname: string
  /** Immutable parameters, given when the contract is deployed. */
  readonly params: readonly NamedType[]
  readonly fields: readonly NamedType[]
  readonly transitions: readonly TransitionDescription[]
  /** Its events; left out where nobody reads them. */
  readonly events?: readonly TransitionDescription[]
  /** The contract's own types; Bool, Option, List, Pair and Nat are always known. */
  readonly ADTs: readonly AdtDescription[]
}

export interface NamedType {
  readonly vname: string
  readonly type: string
}

export interface TransitionDescription {
  readonly vname: string
  readonly params: readonly NamedType[]
}

/** A user type: `tparams` are its type variables (`'A`), `tmap` its constructors. */
export interface AdtDescription {
  readonly tname: string
  readonly tparams: readonly string[]
  readonly tmap: readonly ConstructorDescription[]
}

export interface ConstructorDescription {
  readonly cname: string
  readonly argtypes: readonly string[]
}
