import type { World } from './world'

/** Each event and message of an execution, with all that it says. */
export function told({ receipt }: ReturnType<World['call']>) {
  const said = (params: readonly { readonly vname: string; readonly value: unknown }[]) =>
    Object.fromEntries(params.map(({ vname, value }) => [vname, value]))
  return [
    ...(receipt.event_logs ?? []).map(({ _eventname, params }) => [_eventname, said(params)]),
    ...(receipt.transitions ?? []).map(({ msg }) => [
      msg._tag,
      msg._recipient,
      msg._amount,
      said(msg.params),
    ]),
  ]
}
