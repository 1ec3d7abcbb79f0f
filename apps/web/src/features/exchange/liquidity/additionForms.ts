import type { DexPosition } from '@tyto/chain'
import { isRecord, parseJson } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import type { AdditionMode } from './addition'

/** The form as it stands, right or wrong. */
export interface AdditionForm {
  /** The position that it was typed for: once that is another one, the coins are in. */
  readonly of: string
  readonly mode: AdditionMode
  readonly tyron: string
  readonly ssi: string
  readonly isCommunity: boolean
}

const longest = 100

/** The form is kept until its tab is closed, so that a reload loses nothing. */
export const additionForms = createStoredMap<AdditionForm>({
  prefix: 'tyto.draft.liquidity.',
  texts: tabTexts,
  parse: parseForm,
})

/** Reads stored text; null where it is malformed. Never throws. */
export function parseForm(text: string | null): AdditionForm | null {
  const json = parseJson(text)
  if (!isRecord(json)) return null
  const { of, mode, tyron, ssi, isCommunity } = json
  const isSound =
    typeof of === 'string' &&
    (mode === 'ssi' || mode === 'tyron') &&
    typeof tyron === 'string' &&
    typeof ssi === 'string' &&
    typeof isCommunity === 'boolean'
  return isSound
    ? { of, mode, tyron: tyron.slice(0, longest), ssi: ssi.slice(0, longest), isCommunity }
    : null
}

/** An empty form for a position. */
export function newForm({ shares, daoShares }: DexPosition): AdditionForm {
  return { of: `${shares} ${daoShares}`, mode: 'ssi', tyron: '', ssi: '', isCommunity: false }
}
