import type { Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { Button } from '../../shared/ui/buttons/Button'
import { Icon } from '../../shared/ui/icons/Icon'
import { useCopy } from '../../shared/ui/share/useCopy'

/** Copies the link of the page on which somebody who was named accepts. */
export function ClaimLink({ name }: { readonly name: Name }) {
  const { t } = useTranslation(['settings', 'common'])
  const link = `${window.location.origin}${buildPath('claim', { name })}`
  const { copied, copy } = useCopy(link, t('common:share.copied'))
  return (
    <Button variant="line" small onClick={copy}>
      <Icon name={copied ? 'check' : 'link'} size="sm" />
      {t('settings:copyLink')}
    </Button>
  )
}
