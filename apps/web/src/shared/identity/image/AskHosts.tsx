import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button'
import layout from '../../ui/page/layout.module.css'
import { Note } from '../../ui/cards/Note'
import { allowHost, useWaitingHosts } from './pictureHosts'

/** How many sites are asked about at once; a page may name any number of them. */
const mostAsked = 5

/** Asks, once for all pictures of the page, whether they may be fetched from the strangers who have them. */
export function AskHosts() {
  const queries = useQueryClient()
  const { t } = useTranslation()
  const hosts = [...useWaitingHosts().keys()].sort().slice(0, mostAsked)
  if (hosts.length === 0) return null
  return (
    <Note kind="info">
      <div className={layout.stack}>
        <span>{t('pictures.ask')}</span>
        <span className={layout.row}>
          {hosts.map((host) => (
            <Button key={host} small onClick={() => allowHost(queries, host)}>
              {t('pictures.show', { host })}
            </Button>
          ))}
        </span>
      </div>
    </Note>
  )
}
