import { domainCollections } from '@tyto/contracts'

/** Are the tokens of a collection names? */
export function holdsNames(collection: string): boolean {
  return domainCollections.some((each) => each === collection)
}
