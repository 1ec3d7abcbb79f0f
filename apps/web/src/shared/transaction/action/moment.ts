/**
 * The lasting result of a transaction for a person, as its action says it when it is signed: JSON with bigint, stored with
 * the transaction. `kind` names the part that draws it (`defineMoment`).
 */
export interface StoredMoment {
  readonly kind: string
}
