import type { WalletKind } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/cards/Note'

type OwnKind = Exclude<WalletKind, 'did' | 'other'>

/** Explains a kind of wallet, and what this app shows of it. */
export function KindWords({ kind }: { readonly kind: WalletKind }) {
  const { t } = useTranslation('wallet')
  if (kind === 'did' || kind === 'other') return null
  const own: OwnKind = kind
  return <Note kind="info">{t(`kindWords.${own}`)}</Note>
}
