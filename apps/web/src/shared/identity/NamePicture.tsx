import { formatName, type DidStatus, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Plate } from '../ui/plate/Plate'
import { hasClosedEyes } from './DidStatusBadge'
import { NameImage } from './image/NameImage'

interface NamePictureProps {
  readonly name: Name
  readonly status: DidStatus | null
}

/**
 * The picture of a name: its NFT image or its plate. A locked or deactivated identity always has the plate with closed
 * eyes.
 */
export function NamePicture({ name, status }: NamePictureProps) {
  const { t } = useTranslation()
  const title = formatName(name)
  if (hasClosedEyes(status)) return <Plate name={title} closed label={t('plate.closed', { name: title })} />
  return (
    <NameImage name={name}>
      <Plate name={title} label={t('plate.label', { name: title })} />
    </NameImage>
  )
}
