import type { StateNeed } from '@tyto/execution'

/** A key for a need: the same need has the same key. Code and init data of an address count as one need. */
export function needKey(need: StateNeed): string {
  switch (need.kind) {
    case 'account':
      return `account ${need.address}`
    case 'code':
    case 'init':
      return `contract ${need.address}`
    case 'block':
      return `block ${need.number}`
    case 'field':
      return fieldKey(need.address, need.field, need.keys)
  }
}

/** Keys come from contracts: JSON keeps them apart whatever they hold. */
export function fieldKey(address: string, field: string, keys: readonly string[]): string {
  return keys.length === 0 ? `${address} ${field}` : `${address} ${field} ${JSON.stringify(keys)}`
}

/** Collects the state that is to be fetched next, each need once. */
export class Needs {
  readonly #needs = new Map<string, StateNeed>()

  get size(): number {
    return this.#needs.size
  }

  add(need: StateNeed): void {
    this.#needs.set(needKey(need), need)
  }

  values(): readonly StateNeed[] {
    return [...this.#needs.values()]
  }
}
