import type { IconName } from '../icons/iconPaths'
import type { ToastKind } from './toastQueue'

export const toastIcons: Readonly<Record<ToastKind, IconName>> = {
  success: 'ok',
  info: 'info',
  warning: 'warn',
  danger: 'err',
}
