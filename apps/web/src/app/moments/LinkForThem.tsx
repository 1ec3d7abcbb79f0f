import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import text from '../../shared/ui/text.module.css'
import { useCopy } from '../../shared/ui/useCopy'

/** The link of the page on which somebody else accepts, to copy and send. */
export function LinkForThem({ path }: { readonly path: string }) {
  const { t } = useTranslation('moments')
  const { copied, copy } = useCopy(`${window.location.origin}${path}`, t('action.shared'))
  return (
    <>
      <p className={text.sub}>{t('asked.next')}</p>
      <div>
        <Button variant="line" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} size="sm" />
          {t('action.copy')}
        </Button>
      </div>
    </>
  )
}
