import type { ReactNode } from 'react'
import type { IconName } from '../../shared/ui/icons/iconPaths'

/** The groups of the palette, in the order in which they are shown. */
export const paletteGroups = [
  'answer',
  'near',
  'names',
  'pages',
  'actions',
  'transactions',
  'contacts',
  'tokens',
] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** The effect of choosing an item. */
export type PaletteAct =
  /** Another page of the app comes, without locale. */
  | { readonly kind: 'open'; readonly path: string }
  /** Something that leaves the page where it is. */
  | { readonly kind: 'run'; readonly run: () => void; readonly staysOpen?: boolean }
  /** The chain is still being asked: the answer is acted on when it comes. */
  | { readonly kind: 'wait' }
  /** It only says something. */
  | { readonly kind: 'none' }

/** One line of the palette. */
export interface PaletteItem {
  /** Unlike that of all other items. */
  readonly id: string
  /** Its name in the list; also the text that is searched. */
  readonly label: string
  /** More about it, in small letters; searched too. */
  readonly hint: string
  /** Other words by which people look for it; not shown. */
  readonly also?: string
  /** A name, which is drawn with its face, or a symbol. */
  readonly picture: { readonly name: string; readonly closed: boolean } | IconName
  /** A badge at the end of the line. */
  readonly aside?: ReactNode
  readonly act: PaletteAct
}

export type PaletteSections = Readonly<Record<PaletteGroup, readonly PaletteItem[]>>
