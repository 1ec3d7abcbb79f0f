import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { togglePin, usePins } from '../session/names/pins'
import { IconButton } from '../ui/buttons/IconButton'
import { nameInText } from '../ui/text/nameParts'

/** Pins a name to the top of home. It needs no wallet. */
export function PinButton({ name }: { readonly name: Name }) {
  const { t } = useTranslation('wallet')
  const username = formatName(name)
  const isPinned = usePins().includes(username)
  return (
    <IconButton
      icon="flag"
      label={t(isPinned ? 'unpin' : 'pin', { name: nameInText(username) })}
      aria-pressed={isPinned}
      amber={isPinned}
      onClick={() => togglePin(username)}
    />
  )
}
