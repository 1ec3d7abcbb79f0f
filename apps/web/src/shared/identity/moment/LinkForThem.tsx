import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button'
import { Icon } from '../../ui/icons/Icon'
import text from '../../ui/text/text.module.css'
import { useCopy } from '../../ui/share/useCopy'

interface LinkForThemProps {
  /** The whole link of the page on which somebody else goes on. */
  readonly link: string
  /** Who needs it, and what for. */
  readonly next: string
}

/** A link to copy and send to who goes on from here. */
export function LinkForThem({ link, next }: LinkForThemProps) {
  const { t } = useTranslation('moments')
  const { copied, copy } = useCopy(link, t('action.shared'))
  return (
    <>
      <p className={text.sub}>{next}</p>
      <div>
        <Button variant="line" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} size="sm" />
          {t('action.copy')}
        </Button>
      </div>
    </>
  )
}
