import { isRecord } from '@tyto/primitives'

/** The messages of the approval page to the page around it: all is answered, or the owner closes it. */
export type SheetMessage = 'done' | 'close'

/** The message of the page around to the approval page: it is on the screen (again). */
export const shownMessage = { tytoLocalWallet: 'shown' } as const

export function sheetMessage(message: SheetMessage): object {
  return { tytoLocalWallet: message }
}

export function readSheetMessage(data: unknown): SheetMessage | undefined {
  const message = isRecord(data) ? data['tytoLocalWallet'] : undefined
  return message === 'done' || message === 'close' ? message : undefined
}

export function isShownMessage(data: unknown): boolean {
  return isRecord(data) && data['tytoLocalWallet'] === shownMessage.tytoLocalWallet
}
