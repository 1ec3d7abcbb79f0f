/** Why the person was sent to home. It is kept in the history entry, so that it survives a reload. */
export type HomeNotice =
  | {
      /** The name as the app writes it; what is no name, as it stood in the path. */
      readonly name: string
      /**
       * `missing`: nobody has registered the name. `reserved`: it is registered, and not for sale. `invalid`: it is no name.
       */
      readonly outcome: 'missing' | 'reserved' | 'invalid'
    }
  | {
      /** The identity that somebody was logged in to: its name or address. */
      readonly name: string
      /** `recovered`: its guardians gave it to another account. `handedOver`: another account controls it now. */
      readonly outcome: 'recovered' | 'handedOver'
      /** The account that controls it now, zil1... */
      readonly controller: string
    }

/** The state of a navigation to home that carries a notice. */
export function homeNoticeState(notice: HomeNotice): { readonly notice: HomeNotice } {
  return { notice }
}

/** Reads a notice from a history entry's state, which may hold anything. */
export function readHomeNotice(state: unknown): HomeNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  const { notice } = state
  if (typeof notice !== 'object' || notice === null || !('name' in notice) || !('outcome' in notice))
    return null
  const { name, outcome } = notice
  if (typeof name !== 'string') return null
  if (outcome === 'missing' || outcome === 'reserved' || outcome === 'invalid') return { name, outcome }
  const controller = 'controller' in notice ? notice.controller : undefined
  return (outcome === 'recovered' || outcome === 'handedOver') && typeof controller === 'string'
    ? { name, outcome, controller }
    : null
}
