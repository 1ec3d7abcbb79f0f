import type { IconName } from '../../shared/ui/icons/iconPaths'

/** The panels of the staking page, in the order of its list. */
export const panelIcons = {
  pause: 'pause',
  ownership: 'users',
  withdrawZil: 'out',
  delegate: 'stack',
  collect: 'bolt',
  withdraw: 'undo',
  complete: 'ok',
  redelegate: 'refresh',
  swap: 'swap',
} as const satisfies Readonly<Record<string, IconName>>

export type PanelName = keyof typeof panelIcons

export const panelNames = Object.keys(panelIcons) as readonly PanelName[]
