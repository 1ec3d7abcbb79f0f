import { readTypedAddress, type AddressFault } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import text from '../ui/text/text.module.css'

interface AddressFaultNoteProps {
  readonly typed: string
  /** The field takes no address without check sum. */
  readonly needsChecksum?: boolean
}

/** In plain words why a text that looks like an address is none; nothing for any other text. */
export function AddressFaultNote({ typed, needsChecksum = false }: AddressFaultNoteProps) {
  const { t } = useTranslation()
  const fault = addressFaultOf(typed, { needsChecksum })
  return fault === null ? null : <p className={text.hint}>{t(`typedAddress.${fault}`)}</p>
}

/** The fault that is told of it, by the key of its text. */
export function addressFaultOf(
  typed: string,
  { needsChecksum }: { readonly needsChecksum: boolean },
): Exclude<AddressFault, 'begun'> | 'noChecksum' | null {
  const read = readTypedAddress(typed)
  if (read === null) return null
  if (read.ok) return needsChecksum && !read.value.hasChecksum ? 'noChecksum' : null
  return read.code === 'begun' ? null : read.code
}
