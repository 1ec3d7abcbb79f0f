import { equalTypes, type ScillaType } from '@tyto/abi'

export interface LoggedEvent {
  readonly name: string
  readonly params: readonly { readonly name: string; readonly type: ScillaType }[]
}

/** The events that a contract and its libraries can emit, each once. */
export class EventLog {
  readonly #byName = new Map<string, ReadonlyMap<string, ScillaType>>()

  /** False if an event of the same name was seen with other parameters (their order does not matter). */
  add(name: string, params: ReadonlyMap<string, ScillaType>): boolean {
    const before = this.#byName.get(name)
    if (before === undefined) {
      this.#byName.set(name, params)
      return true
    }
    if (before.size !== params.size) return false
    for (const [param, type] of params) {
      const other = before.get(param)
      if (other === undefined || !equalTypes(other, type)) return false
    }
    return true
  }

  all(): readonly LoggedEvent[] {
    return Array.from(this.#byName, ([name, params]) => ({
      name,
      params: Array.from(params, ([param, type]) => ({ name: param, type })),
    }))
  }
}
