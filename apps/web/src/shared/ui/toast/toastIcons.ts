import type { IconName } from '../iconPaths'
import type { ToastKind } from './toastQueue'

export const toastIcons: Readonly<Record<ToastKind, IconName>> = {
  success: 'ok',
  info: 'info',
  warning: 'warn',
  danger: 'err',
}
