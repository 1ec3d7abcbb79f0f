import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStored } from '../../shared/device/useStored'
import { forgetHost, pictureHosts } from '../../shared/identity/image/pictureHosts'
import { Button } from '../../shared/ui/buttons/Button'
import layout from '../../shared/ui/page/layout.module.css'
import { Unfold } from '../../shared/ui/cards/Unfold'

/** The sites that pictures are loaded from because the person said so, each to be taken back. */
export function AllowedHosts() {
  const queries = useQueryClient()
  const { t } = useTranslation('gallery')
  const hosts = useStored(pictureHosts)
  if (hosts.length === 0) return null
  return (
    <Unfold label={t('hosts')}>
      <ul className={layout.stack}>
        {hosts.map((host) => (
          <li key={host} className={layout.row}>
            <span>{host}</span>
            <Button small onClick={() => forgetHost(queries, host)}>
              {t('stop', { host })}
            </Button>
          </li>
        ))}
      </ul>
    </Unfold>
  )
}
