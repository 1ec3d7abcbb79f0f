import { formatName, readTypedName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNearNames } from '../../../shared/recipients/useNearNames'
import { Button } from '../../../shared/ui/buttons/Button'
import { nameInText } from '../../../shared/ui/text/nameParts'

interface NearNamesProps {
  /** A recipient that leads nowhere, as it was written. */
  readonly typed: string
  readonly onTake: (name: string) => void
}

/** Names that exist and that a wrong one may have meant: a press puts one in its place. */
export function NearNames({ typed, onTake }: NearNamesProps) {
  const { t } = useTranslation('payments')
  const name = readTypedName(typed)
  const near = useNearNames(name.ok ? name.value : null)
  return near.map((each) => {
    const found = formatName({ ...each, subdomain: name.ok ? name.value.subdomain : '' })
    return (
      <Button key={found} small variant="quiet" onClick={() => onTake(found)}>
        {t('list.didYouMean', { name: nameInText(found) })}
      </Button>
    )
  })
}
