import { askServerState, type ServerState } from '../ui/parts/serverState'
import { noticeDuration, showToast } from '../ui/toast/toasts'
import { textsOf } from './translations'

/** Says, in passing, that the code of what somebody pressed could not be fetched, and why. Never rejects. */
export async function sayMissingPart(): Promise<void> {
  sayServerState(await askServerState())
}

/** Says in passing what the server was found to be; without a newer version, that the part could not be fetched. */
export function sayServerState(server: ServerState): void {
  const text = textsOf('common')
  if (server === 'newer') {
    const newer = { kind: 'warning', text: text('part.newerHint'), duration: noticeDuration } as const
    return showToast(newer)
  }
  showToast({ kind: 'danger', text: text('part.toast') })
}
