import { useTranslation } from 'react-i18next'
import { Tydras } from '../../../features/nft/Tydras'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { LinkGrid } from '../../../shared/ui/cards/LinkGrid'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundWallet } from '../../gates/foundWallet'
import { useTydras } from './tydras'

/** `/{name}/didx/wallet/nft/tydras`: the Tydras of a name, and the window that mints and transfers them. */
export function TydrasPage() {
  const { t } = useTranslation('nft')
  const { name, record } = useFoundWallet()
  const { cell, dialog } = useTydras(name, record)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <Tydras name={name} />
      <LinkGrid label={t('tydras.title')}>{cell}</LinkGrid>
      {dialog}
    </div>
  )
}
