import { useTranslation } from 'react-i18next'
import text from '../ui/text/text.module.css'
import { judgeByEns } from './judgeByEns'

/** Tells how the rules of ENS see the letters of a name: that they refuse it, or how they write it. */
export function EnsNote({ domain }: { readonly domain: string }) {
  const { t } = useTranslation('lookAlike')
  const judgement = judgeByEns(domain)
  switch (judgement.kind) {
    case 'taken':
      return null
    case 'written':
      return <p className={text.sub}>{t('written', { name: judgement.as })}</p>
    case 'refused':
      return <p className={text.sub}>{t(`refused.${judgement.reason}`)}</p>
  }
}
