import { equalTypes, type ScillaType } from '@tyto/abi'

export interface LoggedEvent {
  readonly name: string
  readonly params: readonly { readonly name: string; readonly type: ScillaType }[]
}

/** The events that a contract and its libraries can emit, each once. */
export class EventLog {
  private readonly byName = new Map<string, LoggedEvent>()

  /** False if an event of the same name was seen with other parameters (their order does not matter). */
  add(event: LoggedEvent): boolean {
    const before = this.byName.get(event.name)
    if (before === undefined) {
      this.byName.set(event.name, event)
      return true
    }
    return (
      before.params.length === event.params.length &&
      event.params.every(({ name, type }) =>
        before.params.some((param) => param.name === name && equalTypes(param.type, type)),
      )
    )
  }

  all(): readonly LoggedEvent[] {
    return [...this.byName.values()]
  }
}
